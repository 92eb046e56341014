import { type DataOf, isRefusal, postingsOf, say } from '@madrasah/events';
import type { AdvanceApplied, ChargesReversed } from '@madrasah/events/fees';
import test from 'ava';
import { fund } from '../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { grantConcession } from './concede.ts';
import { planReversal, reverseCharges } from './reverse-charges.ts';

const codeOf = (userId: number) => String(900 + userId);

function takeBack(house: House, itemIds: readonly number[], chargeId: number | null = null) {
  const plan = planReversal(house.books, itemIds);
  return reverseCharges(house.books, { chargeId, reason: 'ভুল মাস' }, plan, codeOf);
}

const concede = (house: House, itemId: number, amount: number) =>
  house.given(
    grantConcession(house.books, {
      ...{ userId: S, admissionId: S, on: house.today, reason: 'এতিম' },
      lines: [{ itemId, amount: taka(amount) }],
    }),
  );

test('unpaid charges of several students and funds are mirrored in one entry, on their day', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800, Food: 3000 }, '2026-04-20'));
  house.given(house.charge({ Tuition: 700 }, '2026-04-20', { user: S2 }));
  const drafts = house.given(takeBack(house, [1, 2, 3], 1));
  posts(
    t,
    drafts,
    `Dr Tuition·G 800.00 Cr AR·G 800.00; Dr Food·B 3,000.00 Cr AR·B 3,000.00;
     Dr Tuition·G 700.00 Cr AR·G 700.00`,
  );
  t.like(drafts[0]?.data, {
    reversalId: 1,
    on: '2026-04-20',
    totals: [
      { fundId: fund('G'), amount: taka(1500) },
      { fundId: fund('B'), amount: taka(3000) },
    ],
  });
  t.is(house.dues(S) + house.dues(S2), 0);
  t.is(house.balance('Tuition') + house.balance('Food') + house.balance('sys:receivable'), 0);
  t.like(house.journal.items.get(1), { charged: 0, due: 0, reversed: true });
  t.true(house.journal.chargeRuns.get(1)?.reversed);
});

test('no more is taken back at once of a fund than an entry can say; one after the other it can', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 999_999_999 }, '2026-04-20'));
  house.given(house.charge({ Tuition: 1766 }, '2026-04-20'));
  refuses(t, takeBack(house, [1, 2]), 'ledger.too-large');
  house.given(takeBack(house, [1]));
  house.given(takeBack(house, [2]));
  t.is(house.dues(S), 0);
});

test('a charge is taken back once, and reversals are numbered without a gap', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800, Food: 3000 }, '2026-04-20'));
  house.given(takeBack(house, [1]));
  refuses(t, takeBack(house, [1]), 'fees.charges-reversed-already', 'আগেই');
  const [second] = house.given(takeBack(house, [1, 2], 1));
  t.like(second?.data, {
    reversalId: 2,
    lines: [[2, S, house.journal.items.get(2)?.subLedgerId, 300_000, 0, S]],
  });
});

test('a concession granted on the charge goes with it', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-20'));
  concede(house, 1, 200);
  posts(t, house.given(takeBack(house, [1])), 'Dr Tuition·G 800.00 Cr concession·G 200.00 Cr AR·G 600.00');
  t.is(house.dues(), 0);
  t.is(house.balance('sys:concession'), 0);
  t.like(house.journal.items.get(1), { charged: 0, conceded: 0, due: 0 });
});

test('what a receipt paid refuses the reversal, whole or part, naming each student and head', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-20'));
  house.given(house.charge({ Food: 3000 }, '2026-04-20', { user: S2 }));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(250.5) }] }));
  const refused = takeBack(house, [1, 2]);
  refuses(t, refused, 'fees.charges-paid', '১ জন');
  if (!isRefusal(refused)) return;
  t.is(refused.status, 409);
  t.deepEqual(
    refused.fields.map(({ path, problem }) => [path, say('en', problem.key, problem.params)]),
    [['items.1', 'Code 1001: 250.50 of “Tuition” has been paid']],
  );
  t.is(house.dues(S2), 3000);
});

test('a discount typed in a receipt leans on the charge until that receipt is reversed', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-20'));
  concede(house, 1, 100);
  house.given(house.collect({ rows: [{ itemId: 1, deduction: taka(50) }], remark: 'ছাড়' }));
  const refused = takeBack(house, [1]);
  t.like(isRefusal(refused) && refused.fields[0]?.problem, { key: 'fees.charge-deducted' });
  house.given(house.reverse(1));
  posts(t, house.given(takeBack(house, [1])), 'Dr Tuition·G 800.00 Cr concession·G 100.00 Cr AR·G 700.00');
});

test('a fee that was paid and refunded still has its receipt', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-20'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(800) }] }));
  t.is(planReversal(house.books, [1]).leaning[0]?.paid, taka(800));
});

test('an advance that paid the charge is the student’s again, in the same entry', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 100 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1000) }] }));
  house.given(house.charge({ Tuition: 800 }, '2026-04-20')); // paid by the advance
  t.is(house.advance(), 100);
  const drafts = house.given(takeBack(house, [2], 2));
  posts(t, drafts, 'Dr Tuition·G 800.00 Cr AR·G 800.00; Dr AR·G 800.00 Cr Advance·G 800.00');
  t.is(house.advance(), 900);
  t.is(house.dues(), 0);
  t.deepEqual(house.journal.applications.get(S), []);
});

test('an advance between funds goes back the way it came, and pays at once what else is owed', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1500) }] })); // 700.00 open advance in G
  house.given(house.charge({ Food: 1500 }, '2026-04-20')); // W6: 700.00 of it by the advance
  house.given(house.charge({ Admission: 300 }, '2026-04-21')); // nothing is left for it
  t.is(house.dues(), 1100);
  const drafts = house.given(takeBack(house, [2]));
  t.deepEqual(
    drafts.map(({ type }) => type),
    ['ChargesReversed', 'AdvanceApplied'],
  );
  posts(
    t,
    drafts.slice(0, 1),
    `Dr Food·B 1,500.00 Cr AR·B 1,500.00;
     Dr AR·B 700.00 Cr C1·B 700.00 Dr C1·G 700.00 Cr Advance·G 700.00`,
  );
  t.like(drafts[1]?.data as DataOf<typeof AdvanceApplied>, { lines: [{ itemId: 3, amount: taka(300) }] });
  t.is(house.dues(), 0);
  t.is(house.advance(), 400);
  t.is(house.balance('C1', 'B'), 0);
});

test('money that has left the fund since cannot go back to another one', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1500) }] }));
  house.given(house.charge({ Food: 1500 }, '2026-04-20'));
  house.given(house.voucher('B', 'Meals', -600, house.today));
  refuses(t, takeBack(house, [2]), 'ledger.fund-money-short', '১০০.০০');
});

test('a clock that was set back dates no reversal before its charge', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-29'));
  house.today = '2026-04-27';
  t.like(house.given(takeBack(house, [1]))[0]?.data, { on: '2026-04-29' });
});

test('an entry whose lines name no head or no item is no entry', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-20'));
  const [draft] = house.given(takeBack(house, [1]));
  const data = draft?.data as DataOf<typeof ChargesReversed>;
  const type = 'ChargesReversed';
  t.throws(() => postingsOf({ type, data: { ...data, heads: [] } }), { message: /no head/ });
  t.throws(() => postingsOf({ type, data: { ...data, unapplied: [[1, 9, 5, 1, 0]] } }), {
    message: /no item 9/,
  });
});
