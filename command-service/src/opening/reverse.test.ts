import { isRefusal } from '@madrasah/events';
import { openingRequests, type RecordOpening } from '@madrasah/events/ledger';
import test, { type ExecutionContext } from 'ava';
import { approve, ask } from '../approvals/decide.ts';
import { refundFee } from '../fees/receipts/refund/refund.ts';
import { belowZero } from '../test-support/below-zero.ts';
import { fund, sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { recordOpening, saysOfOpening } from './record.ts';
import { reverseOpening, type SaidOpening } from './reverse.ts';

const G = fund('G');
const admissions = new Map([S, S2].map((userId) => [userId, { admissionId: userId, userId, sessionId: 7 }]));
const people = new Map([S, S2].map((userId) => [userId, { userId, erased: false }]));
const as = (id: number) => deciding(id, { admissions, people });
const logic = { decide: recordOpening, says: saysOfOpening };
const OPENING: RecordOpening = {
  asOn: '2026-04-01',
  accounts: [
    { subLedgerId: sl('C1'), fundId: G, amount: taka(12_500) },
    { subLedgerId: sl('Loan'), fundId: G, amount: taka(2000) },
  ],
  oldDues: [{ admissionId: S, sessionId: 6, fundId: G, amount: taka(2400) }],
  advances: [{ userId: S2, fundId: G, amount: taka(600) }],
  noteId: null,
};

/** A house whose books were brought over, and what was recorded of it. */
function opened(more: Partial<RecordOpening> = {}) {
  const house = new House();
  house.given(ask(openingRequests, logic, house.books, { ...OPENING, ...more }, as(1)));
  const [posted] = house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  const said = posted?.data as SaidOpening;
  const back = (openingRequest = 1) =>
    reverseOpening(house.books, { openingRequest, noteId: 5 }, said, (userId) => `0${userId}`);
  return { house, back };
}

function taken(t: ExecutionContext, { house, back }: ReturnType<typeof opened>) {
  const decided = back();
  if (isRefusal(decided)) throw new Error(decided.code);
  t.true(decided.needsSecondPerson);
  return house.given(decided.drafts);
}

/** The sentences of a refusal's fields. */
const named = (outcome: unknown) =>
  isRefusal(outcome) ? outcome.fields?.map(({ path, problem }) => [path, problem.key]) : undefined;

test('an opening is taken back on its own day while that is open: as if nothing had been brought over', (t) => {
  const one = opened();
  const drafts = taken(t, one);
  t.like(drafts[0]?.data, { openingId: 1, openingRequest: 1, on: '2026-04-01', noteId: 5 });
  posts(
    t,
    drafts,
    `Cr C1·G 12,500.00; Dr Loan·G 2,000.00; Dr Advance·G 600.00; Dr fund-balance·G 9,900.00;
     Cr AR·G 2,400.00; Dr fund-balance·G 2,400.00`,
  );
  const { house } = one;
  t.is(house.balance('C1', 'G'), 0);
  t.is(house.balance('sys:fund-balance', 'G'), 0);
  t.is(house.dues(), 0);
  t.is(house.advance(S2), 0);
  refuses(t, one.back(), 'ledger.opening-reversed-already');
  refuses(t, one.back(2), 'ledger.opening-not-posted');
});

test('in a locked month it is dated today', (t) => {
  const one = opened();
  one.house.journal.locks.set('soft', '2026-04');
  one.house.today = '2026-05-02';
  t.like(taken(t, one)[0]?.data, {
    ...{ on: '2026-05-02', wanted: '2026-04-01', why: { key: 'ledger.month-locked' } },
  });
});

test('an advance that has settled an old due of the same opening goes back first', (t) => {
  const one = opened({ advances: [{ userId: S, fundId: G, amount: taka(600) }] });
  const drafts = taken(t, one);
  t.like(drafts[0]?.data, {
    on: '2026-04-30',
    unapplied: [{ applicationId: 1, itemId: 1, userId: S, amount: taka(600) }],
  });
  t.is(one.house.dues(), 0);
  t.is(one.house.advance(S), 0);
  t.deepEqual(one.house.journal.applications.get(S), []);
});

test('an earlier advance that had paid an old due pays what else the student owes', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-02'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1000) }], on: '2026-04-03' }));
  house.given(ask(openingRequests, logic, house.books, { ...OPENING, accounts: [], advances: [] }, as(1)));
  const [posted] = house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  t.is(house.advance(S), 0, 'the 200 of the receipt went to the old due');
  const decided = reverseOpening(
    house.books,
    { openingRequest: 1, noteId: null },
    posted?.data as SaidOpening,
    String,
  );
  if (isRefusal(decided)) return t.fail(decided.code);
  house.given(decided.drafts);
  t.is(house.advance(S), 200);
  t.is(house.dues(), 0);
});

test('an advance that has paid a later charge comes back, and the charge is due again', (t) => {
  const one = opened();
  one.house.given(one.house.charge({ Tuition: 500 }, '2026-04-20', { user: S2 }));
  t.is(one.house.advance(S2), 100);
  t.like(taken(t, one)[0]?.data, { unapplied: [{ userId: S2, amount: taka(500) }] });
  t.is(one.house.advance(S2), 0);
  t.like(one.house.journal.items.get(2), { userId: S2, due: taka(500) });
});

/** Asks for balances and confirms them: what was recorded, and the way to take it back. */
function brought(house: House, requestId: number, opening: Partial<RecordOpening>) {
  const whole = { ...OPENING, accounts: [], oldDues: [], advances: [], ...opening };
  house.given(ask(openingRequests, logic, house.books, whole, as(1)));
  const [posted] = house.given(approve(openingRequests, logic, house.books, requestId, as(2)));
  const said = posted?.data as SaidOpening;
  const back = () => reverseOpening(house.books, { openingRequest: requestId, noteId: null }, said, String);
  return { house, back };
}

test('an advance is taken out from the day on which what it had paid was given back, not on its own day', (t) => {
  const house = new House();
  const advance = brought(house, 1, {
    asOn: '2026-04-12',
    advances: [{ userId: S, fundId: G, amount: taka(1000) }],
  });
  const dues = brought(house, 2, {
    asOn: '2026-04-12',
    oldDues: [{ admissionId: S, sessionId: 6, fundId: G, amount: taka(750.25) }],
  });
  t.is(house.advance(S), 249.75);
  house.today = '2026-04-25';
  t.like(taken(t, dues)[0]?.data, { on: '2026-04-25', unapplied: [{ amount: taka(750.25) }] });
  t.is(house.advance(S), 1000);
  house.today = '2026-04-30';
  const drafts = taken(t, advance);
  t.like(drafts[0]?.data, { on: '2026-04-25', unapplied: [] });
  posts(t, drafts, 'Dr Advance·G 1,000.00; Cr fund-balance·G 1,000.00');
  t.deepEqual(belowZero(house.events), []);
  t.is(house.advance(S), 0);
});

test('an old due whose receipt was handed back goes back from that day on', (t) => {
  const one = opened({ advances: [] });
  one.house.given(one.house.collect({ rows: [{ itemId: 1, deposit: taka(400) }], on: '2026-04-10' }));
  one.house.today = '2026-04-20';
  one.house.given(one.house.reverse(1, 'refund'));
  one.house.today = '2026-04-30';
  t.like(taken(t, one)[0]?.data, { on: '2026-04-20' });
  t.deepEqual(belowZero(one.house.events), []);
});

test('where an evening since was short of the money it goes back today', (t) => {
  const one = opened({ oldDues: [], advances: [] });
  one.house.given(one.house.voucher('G', 'Electricity', -100, '2026-04-10'));
  one.house.given(one.house.voucher('G', 'Loan', 100, '2026-04-20'));
  t.like(taken(t, one)[0]?.data, {
    ...{ on: '2026-04-30', wanted: '2026-04-01' },
    why: { key: 'ledger.fund-money-short', places: { day: '2026-04-10', balance: taka(12_400) } },
  });
});

test('nothing is taken back that something leans on: each is named', (t) => {
  const one = opened();
  one.house.given(one.house.collect({ rows: [{ itemId: 1, deposit: taka(400) }] }));
  one.house.given(
    refundFee(one.house.books, {
      ...{ userId: S2, amount: taka(100), moneyAccount: sl('C1'), on: '2026-04-20' },
      from: { kind: 'advance', fundId: G },
    }),
  );
  one.house.given(one.house.voucher('G', 'Loan', -500, '2026-04-20'));
  const refused = one.back();
  refuses(t, refused, 'ledger.opening-leaned');
  t.deepEqual(named(refused), [
    ['items.1', 'ledger.opening-due-moved'],
    [`advances.${S2}`, 'ledger.opening-advance-used'],
    [`accounts.${sl('Loan')}`, 'ledger.opening-account-used'],
  ]);
});

test('nor is money that was spent since', (t) => {
  const one = opened({ oldDues: [], advances: [] });
  one.house.given(one.house.voucher('G', 'Electricity', -100, '2026-04-20'));
  refuses(t, one.back(), 'ledger.fund-money-short', '১২,৪০০.০০');
});
