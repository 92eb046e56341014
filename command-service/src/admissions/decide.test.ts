import { MAX_AMOUNT_PAISA, type Refusal } from '@madrasah/events';
import { FeeHeadAdded } from '@madrasah/events/fees';
import test from 'ava';
import { sl } from '../test-support/chart.ts';
import { refuses, taka } from '../test-support/house.ts';
import type { Admit } from './decide.ts';
import { type Admission, placedFor } from './state.ts';
import { Office, TWELVE } from './test-support.ts';

const amounts = ({ plan }: { plan: readonly { amount: number }[] }) => plan.map(({ amount }) => amount / 100);

test('what is not there is named at its field', (t) => {
  const office = new Office();
  const faults: [Partial<Admit>, string, string][] = [
    [{ sessionId: 9 }, 'session.not-found', 'SessionID'],
    [{ classId: 9 }, 'class.not-found', 'ClassID'],
    [{ sectionId: 9 }, 'section.not-found', 'SubClassID'],
    [{ sectionId: 2 }, 'admissions.section-of-other-class', 'SubClassID'],
  ];
  for (const [wanted, code, path] of faults) {
    const refused = office.admit(wanted) as Refusal;
    refuses(t, refused, code);
    t.is(refused.fields[0]?.path, path);
  }
});

test('a student is admitted once in a session, and again in the next', (t) => {
  const office = new Office();
  office.admitted();
  refuses(t, office.admit({ classId: 2, sectionId: 2 }), 'admissions.already-admitted');
  t.is(office.admitted({ sessionId: 2 }).admissionId, 2);
});

test('serials run within the session, one above the highest given', (t) => {
  const office = new Office();
  t.is(office.admitted({}, { userId: 1 }).serial, 1);
  t.is(office.admitted({ serial: 40 }, { userId: 2 }).serial, 40);
  t.is(office.admitted({}, { userId: 3 }).serial, 41);
  t.is(office.admitted({ sessionId: 2 }, { userId: 1 }).serial, 1);
  refuses(t, office.admit({ serial: 40 }, { userId: 4 }), 'admissions.serial-duplicate', '৪০');
});

test('each of the twelve columns is paid by whom it names', (t) => {
  const office = new Office().prices('Tuition', TWELVE);
  const paid = [1, 2].flatMap((gender) =>
    [1, 2, 3].flatMap((residence) =>
      [1, 2].flatMap((newOrOld, index) => {
        const userId = 100 * gender + 10 * residence + index;
        return amounts(office.admitted({ residence, newOrOld }, { userId, gender }));
      }),
    ),
  );
  t.deepEqual(
    paid,
    TWELVE.map((amount) => amount / 100),
  );
});

test('gender 3 pays the male column, residence 4 the day column', (t) => {
  const office = new Office().prices('Tuition', TWELVE);
  t.deepEqual(amounts(office.admitted({ residence: 2 }, { userId: 1, gender: 3 })), [300]);
  t.deepEqual(amounts(office.admitted({ residence: 4 }, { userId: 2, gender: 1 })), [500]);
  t.deepEqual(amounts(office.admitted({ residence: 4, newOrOld: 2 }, { userId: 3, gender: 2 })), [1200]);
});

test('an empty cell names the head and the student; a typed 0 is a price', (t) => {
  const empty = new Office().prices('Tuition', TWELVE.with(0, null as never));
  refuses(t, empty.admit(), 'admissions.price-missing', 'Tuition', 'আব্দুল্লাহ', '০');
  t.deepEqual(amounts(new Office().prices('Tuition', TWELVE.with(0, 0)).admitted()), [0]);
});

test('no row for the class means the head is not charged there', (t) => {
  t.deepEqual(new Office().prices('Tuition', TWELVE, { classId: 2 }).admitted().plan, []);
});

test('the price of the admission’s day counts', (t) => {
  const office = new Office()
    .prices('Tuition', TWELVE)
    .prices('Tuition', TWELVE.with(0, taka(150)), { from: '2026-04-14' })
    .prices('Tuition', TWELVE.with(0, taka(175)), { from: '2026-04-15' });
  office.today = '2026-04-13';
  t.deepEqual(amounts(office.admitted({}, { userId: 1 })), [100]);
  office.today = '2026-04-14';
  t.deepEqual(amounts(office.admitted({}, { userId: 2 })), [150]);
  office.today = '2026-05-01';
  t.deepEqual(amounts(office.admitted({}, { userId: 3 })), [175]);
});

test('of two saves for one day the later counts', (t) => {
  const office = new Office().prices('Tuition', TWELVE).prices('Tuition', TWELVE.with(0, taka(120)));
  t.deepEqual(amounts(office.admitted()), [120]);
});

test('a withdrawn row is charged no more, not even what was set to begin later', (t) => {
  const office = new Office()
    .prices('Tuition', TWELVE)
    .prices('Tuition', TWELVE, { from: '2026-06-01' })
    .withdraw('Tuition', '2026-05-01');
  office.today = '2026-04-30';
  t.deepEqual(amounts(office.admitted({}, { userId: 1 })), [100]);
  for (const [today, userId] of [
    ['2026-05-01', 2],
    ['2026-06-02', 3],
  ] as const) {
    office.today = today;
    t.deepEqual(office.admitted({}, { userId }).plan, []);
  }
  office.prices('Tuition', TWELVE.with(0, taka(130)), { from: '2026-06-02' });
  t.deepEqual(amounts(office.admitted({}, { userId: 4 })), [130]);
});

test('only heads that are charged at admission are in the plan', (t) => {
  const office = new Office().prices('Tuition', TWELVE).prices('Board', TWELVE);
  const board = { feeHeadId: 9, subLedgerId: sl('Board'), feeGroup: 2, chargeOn: 'month' } as const;
  office.house.setUp(FeeHeadAdded(board));
  t.like(office.admitted(), { plan: [{ name: 'Tuition', subLedgerId: sl('Tuition'), monthId: 0 }] });
  t.is(office.admitted({ sessionId: 2 }).plan.length, 0);
});

test('a plan too large to be charged is refused before the admission', (t) => {
  const office = new Office()
    .prices('Tuition', TWELVE.with(0, MAX_AMOUNT_PAISA))
    .prices('Admission', TWELVE.with(0, 1));
  refuses(t, office.admit(), 'ledger.too-large');
});

test('a change keeps what was before it, and says from when on it counts', (t) => {
  const office = new Office();
  office.admitted();
  t.like(office.changed({ from: '2026-03-10', residence: 2 }), {
    ...{ changeNo: 1, fromMonth: null, fromDay: '2026-03-10', residence: 2, classId: 1 },
    before: { classId: 1, sectionId: 1, residence: 1, newOrOld: 1 },
  });
  t.like(office.changed({ from: 4, classId: 2, sectionId: 2 }), { changeNo: 2, fromMonth: 4, residence: 2 });
  const earlier = office.state.earlier.get(1) ?? [];
  const admission = { ...(office.state.admissions.get(1) as Admission), earlier };
  const at = (monthId: number, dueOn: string) => {
    const { classId, residence } = placedFor(admission, monthId, dueOn);
    return [classId, residence];
  };
  t.deepEqual(at(5, '2026-05-01'), [2, 2]);
  t.deepEqual(at(3, '2026-03-11'), [1, 2]);
  t.deepEqual(at(3, '2026-03-09'), [1, 1]);
  t.deepEqual(at(0, '2026-03-11'), [1, 2]);
});

test('a change that begins later, of a class or section that is not there, or without a section is refused', (t) => {
  const office = new Office();
  office.admitted();
  refuses(t, office.change({ from: '2026-04-15', residence: 2 }), 'ledger.future-day');
  refuses(t, office.change({ classId: 9, sectionId: 1 }), 'class.not-found');
  refuses(t, office.change({ sectionId: 2 }), 'admissions.section-of-other-class');
});

const EARLIER = { on: '2026-02-10', fees: true, months: undefined, from: undefined } as const;

test('of an earlier day it must be said which months since are charged; nobody enters tomorrow', (t) => {
  const office = new Office();
  const faults = [
    [{ ...EARLIER }, 'admissions.months-required', 'months'],
    [{ ...EARLIER, months: 'from' }, 'admissions.charge-from-required', 'chargeFrom'],
    [{ ...EARLIER, on: '2026-04-15', months: 'all' }, 'admissions.enters-later', 'CreateAt'],
  ] as const;
  for (const [entered, code, path] of faults) {
    const refused = office.admit({ entered }) as Refusal;
    refuses(t, refused, code);
    t.is(refused.fields[0]?.path, path);
  }
  const today = office.admitted({ entered: { ...EARLIER, on: office.today } });
  t.is(today.on, office.today);
  t.false('chosen' in today, 'nothing is chosen of today');
});

test('an admission on an earlier day keeps what was chosen, at the prices of its day', (t) => {
  const office = new Office()
    .prices('Tuition', TWELVE)
    .prices('Tuition', TWELVE.with(0, taka(150)), { from: '2026-03-01' });
  const of = (userId: number, more: object) =>
    office.admitted({ entered: { ...EARLIER, ...more } }, { userId });
  const all = of(1, { months: 'all' });
  t.like(all, { on: '2026-02-10', chosen: { months: null, fees: true } });
  t.deepEqual(amounts(all), [100]);
  t.like(of(2, { months: 'none', fees: false }), { plan: [], chosen: { months: '2026-04-14', fees: false } });
  t.like(of(3, { months: 'from', from: '2026-03-01' }), { chosen: { months: '2026-03-01', fees: true } });
});
