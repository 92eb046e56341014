import { paisa, streams } from '@madrasah/events';
import { ConcessionArranged } from '@madrasah/events/concessions';
import { NoteWritten } from '@madrasah/events/notes';
import { StandingConcessionsGranted } from '@madrasah/events/plans';
import test from 'ava';
import { SCHOOL, type TestApp } from '../../../app-test-support.ts';
import { PATH, type Reading, reading, usualSchool } from '../reports-test-support.ts';
import { Clerk, feeSchool } from '../test-support.ts';

const DAY = '2026-04-20'; // the day of the tests' clock

let app: TestApp;
let told: Reading;
test.before(async () => {
  app = await usualSchool();
  told = reading(app);
});
test.after.always(() => app.end());

test('7: a head has what was prescribed, split, conceded and handed back', async (t) => {
  const rows = await told.figures(
    7,
    'SessionID=2&from=2026-04-01&to=2026-04-20',
    'খাত',
    'নির্ধারিত',
    'চলতি',
    'ছাড়',
    'ফেরত',
  );
  t.deepEqual(
    rows,
    [
      ['ভর্তি ফি', '1000', '700', '0', '100'],
      ['বেতন', '2200', '800', '600', '0'], // whoever is free had it conceded with the charge
      ['পরীক্ষা ফি', '200', '0', '200', '0'],
      ['অগ্রিম', '0', '0', '0', '0'],
      ['পূর্বের বকেয়া', '0', '0', '0', '0'],
      ['খোরাকি', '1500', '900', '0', '0'],
    ].sort((a, b) => rows.findIndex(([x]) => x === a[0]) - rows.findIndex(([x]) => x === b[0])),
  );
});

test('9: a month is paid, free or not charged', async (t) => {
  const [head = []] = await told.csv(9, 'SessionID=2');
  const first = head.findIndex((title) => title.startsWith('মাস'));
  const rows = await told.rowsOf(9, 'SessionID=2');
  t.deepEqual(
    rows.map((row) => [row[head.indexOf('নাম')], row[first], row[first + 1]]),
    [
      ['মারইয়াম', 'ফ্রি', '–'],
      ['আব্দুল্লাহ', '1700', '–'],
      ['উমর', '0', '–'],
    ],
  );
});

test('10: the same of what is due, with what is owed of earlier years in front', async (t) => {
  t.deepEqual(await told.figures(10, 'SessionID=2&asOf=2026-04-10', 'নাম', 'আগের জের', 'মোট'), [
    ['মারইয়াম', '0', '600'],
    ['আব্দুল্লাহ', '400', '2700'],
    ['উমর', '0', '800'],
  ]);
});

test('12: one student, what stands after each entry, and his advance', async (t) => {
  const rows = await told.figures(12, 'AdmissionID=12', 'ধার্য', 'আদায়', 'জের');
  t.deepEqual(rows.at(-1), ['0', '1050', '650']);
  t.like(await app.get(`${PATH}?report_id=12`), { status: 400, body: { fields: [{ path: 'AdmissionID' }] } });
});

test('13: what each student owes and of what; in all, what the list of dues has', async (t) => {
  t.deepEqual(
    await told.figures(13, 'status=dues', 'নাম', 'আগের জের', 'ভর্তি ফি', 'মাসিক', 'মাস', 'মোট', 'অগ্রিম'),
    [
      ['আব্দুল্লাহ', '0', '300', '600', 'শাওয়াল', '900', '250'],
      ['উমর', '0', '0', '800', 'শাওয়াল', '800', '0'],
    ],
  );
  t.is((await told.rowsOf(13, 'status=both')).length, 3);
  for (const asOf of ['2026-04-10', '2026-04-18', '2026-04-19', DAY]) {
    const { totals } = (await app.get(`/api/accounts/dues?asOf=${asOf}`)).body;
    t.is(await told.sum(13, `asOf=${asOf}`, 'মোট'), totals.due);
    t.is(await told.sum(14, `asOf=${asOf}`, 'বকেয়া'), totals.due);
    t.is(await told.sum(13, `asOf=${asOf}`, 'অগ্রিম'), totals.advance);
    t.is(await told.sum(22, `asOf=${asOf}`, 'অগ্রিম'), totals.advance);
  }
});

test('15: every concession with its reason; in all, what its accounts moved', async (t) => {
  const rows = await told.figures(15, 'from=2026-04-01&to=2026-04-20', 'নাম', 'ছাড়', 'হার', 'কারণ');
  t.deepEqual(rows, [
    ['মারইয়াম', '600', '100%', 'এতিম'],
    ['মারইয়াম', '200', '100%', 'এতিম'],
    ['উমর', '100', '13%', 'ভাই পড়ে'],
    ['উমর', '-100', '13%', 'ভুল ছাত্র'],
  ]);
  t.deepEqual(await told.figures(16, 'SessionID=2', 'নাম', 'কারণ', 'মোট'), [['মারইয়াম', 'এতিম', '800']]);
  const accounts = 'account=sys:concession,sys:waiver,sys:write-off';
  for (const asOf of ['2026-04-12', '2026-04-19', '2026-04-20']) {
    const { data } = (
      await app.get(`/api/accounts/explain?figure=trial_balance.closing&${accounts}&asOf=${asOf}`)
    ).body;
    t.true(data.value > 0);
    t.is(await told.sum(15, `from=2026-01-01&to=${asOf}`, 'ছাড়'), data.value, asOf);
  }
});

test.serial(
  '15, 16: a concession that stands is told with the reason of its grant, a sibling’s by its rule',
  async (t) => {
    const clerk = new Clerk();
    const school = await feeSchool(
      clerk.charge(12, 'tuition', 800, '2026-04-01', 1), // item 1
      clerk.charge(21, 'tuition', 800, '2026-04-01', 1), // 2
      ConcessionArranged({
        ...{ grantId: 4, on: '2026-04-01', userId: 1, admissionId: 12, kind: 'free', subLedgerId: null },
        ...{ from: 1, to: 12, amount: null, percent: 10_000, noteId: 9 },
      }),
      StandingConcessionsGranted({
        ...{ concessionId: 1, chargeId: 1, on: '2026-04-02', heads: [{ subLedgerId: 2, fundId: 1 }] },
        sources: [
          { kind: 'free', grantId: 4, percent: 10_000, amount: null },
          { kind: 'sibling', grantId: null, percent: 2500, amount: null },
        ],
        lines: [
          [1, 1, 2, paisa(80_000), 12, 0],
          [2, 2, 2, paisa(20_000), 21, 1],
        ],
        totals: [{ fundId: 1, amount: paisa(100_000) }],
      }),
    );
    t.teardown(() => school.end());
    await school.record(streams.notes(SCHOOL), NoteWritten({ noteId: 9, texts: { reason: 'পিতা নেই' } }));
    const { body } = await school.get(`${PATH}.csv?report_id=15&from=2026-04-01&to=2026-04-20`);
    const [granted = '', sibling = ''] = String(body).trim().split('\r\n').slice(1);
    t.true(granted.includes('পিতা নেই'), granted);
    t.true(sibling.includes('ভাই-বোনের নিয়ম'), sibling);
    const free = String((await school.get(`${PATH}.csv?report_id=16&SessionID=2`)).body);
    t.true(free.includes('পিতা নেই'), free);

    const { lines } = (await school.get('/api/accounts/statement/12')).body.data;
    t.like(lines[1], { reason: 'পিতা নেই', giver: 'login1', credit: 800 });
    t.false('reason' in lines[0], 'a charge needs none');
    const paper = String((await school.get('/api/accounts/statement/12.csv')).body);
    t.true(paper.includes('– পিতা নেই (login1)'), paper);
    const ofBrother = String((await school.get('/api/accounts/statement/21.csv')).body);
    t.true(ofBrother.includes('– ভাই-বোনের নিয়ম'), ofBrother);
    const twelve = String((await school.get(`${PATH}.csv?report_id=12&AdmissionID=12`)).body);
    t.true(twelve.includes('– পিতা নেই (login1)'), twelve);
  },
);

test('24: what the session prescribed, let off, collected and is due, by class', async (t) => {
  t.deepEqual(
    await told.figures(24, 'SessionID=2', 'জামাত', 'নির্ধারিত', 'ছাড়', 'নিট', 'আদায়', 'বকেয়া', 'হার', 'আগের জের'),
    [
      ['মীযান', '800', '800', '0', '0', '0', '', '0'],
      ['কাফিয়া', '4100', '0', '4100', '2400', '1700', '59%', '0'],
    ],
  );
});

test('11: the sheet of a month has what came before, the month by head, and what is left', async (t) => {
  t.deepEqual(
    await told.figures(
      11,
      'SessionID=2&month=1',
      'নাম',
      'আগের জের',
      'ছাড়',
      'মোট প্রদেয়',
      'আদায়',
      'রসিদ',
      'অবশিষ্ট',
    ),
    [
      ['মারইয়াম', '0', '600', '0', '0', '', '0'],
      ['আব্দুল্লাহ', '0', '0', '2300', '1700', '3', '600'],
      ['উমর', '0', '0', '800', '0', '', '800'],
    ],
  );
});
