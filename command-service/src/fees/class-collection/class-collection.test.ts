import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../../test-support/house.ts';
import { collectFromClass, type Payer } from './decide.ts';

const known = (admissionId: number) =>
  [S, S2].includes(admissionId) ? { userId: admissionId, sessionId: 7 } : undefined;

/** S owes tuition 800 and food 1,500, S2 tuition 600. */
function room() {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(house.charge({ Food: 1500 }, '2026-04-12'));
  house.given(house.charge({ Tuition: 600 }, '2026-04-10', { user: S2 }));
  return house;
}

const payer = (admissionId: number, due: number, amount: number): Payer => ({
  ...{ admissionId, due: taka(due), amount: taka(amount), transactionNo: '' },
});
const collected = (house: House, payers: readonly Payer[], on = house.today) =>
  collectFromClass(house.books, { on, moneyAccount: sl('C1'), remark: '', payers }, known);

test('each payer has a receipt of his own, the oldest due first, all of one sitting', (t) => {
  const house = room();
  const receipts = house.given(collected(house, [payer(S, 2300, 1000), payer(S2, 600, 600)]));
  posts(
    t,
    receipts,
    'Dr C1·G 800.00 Cr AR·G 800.00 Dr C1·B 200.00 Cr AR·B 200.00; Dr C1·G 600.00 Cr AR·G 600.00',
  );
  t.like(receipts[0]?.data, { receiptId: 1, receiptNo: 1, userId: S, sitting: 1 });
  t.like(receipts[1]?.data, { receiptId: 2, receiptNo: 2, userId: S2, sitting: 1 });
  t.deepEqual([house.dues(S), house.dues(S2), house.balance('C1')], [1300, 0, 1600]);
});

test('who pays above his dues, or owes nothing any more, has an advance', (t) => {
  const house = room();
  house.given(collected(house, [payer(S2, 600, 700)]));
  t.is(house.advance(S2), 100);
  const more = house.given(collected(house, [payer(S2, 0, 50)]));
  t.is(house.advance(S2), 150);
  t.like(more[0]?.data, { sitting: 2 });
});

test('one wrong payer and nobody’s money is taken; the refusal names him', (t) => {
  const house = room();
  const pathOf = (outcome: ReturnType<typeof collected>) =>
    isRefusal(outcome) ? outcome.fields?.map(({ path }) => path) : [];
  const stale = collected(house, [payer(S, 2300, 100), payer(S2, 599, 100)]);
  refuses(t, stale, 'fees.stale');
  t.deepEqual(pathOf(stale), ['payers.1.amount']);
  refuses(t, collected(house, [payer(S, 2300, 0)]), 'fees.nothing-to-collect');
  const stranger = collected(house, [payer(S, 2300, 100), payer(999, 0, 100)]);
  refuses(t, stranger, 'fees.wrong-student');
  t.deepEqual(pathOf(stranger), ['payers.1.amount']);
  const twice = collected(house, [payer(S, 2300, 100), payer(S, 2200, 100)]);
  refuses(t, twice, 'fees.family-same-student');
  t.is(house.journal.receipts.size, 0);
});

test('what a payer brings for what falls due after the sitting’s day is his advance until then, on his one receipt', (t) => {
  const house = room();
  const drafts = house.given(collected(house, [payer(S, 2300, 900), payer(S2, 600, 600)], '2026-04-11'));
  t.deepEqual(
    drafts.map(({ type, data }) => [type, (data as { on: string; sitting?: number }).on]),
    [
      ['FeesCollected', '2026-04-11'],
      ['AdvanceApplied', '2026-04-12'],
      ['FeesCollected', '2026-04-11'],
    ],
  );
  t.like(drafts[0]?.data, { sitting: 1, beforehand: [{ itemId: 2, deposit: taka(100) }] });
  t.like(drafts[2]?.data, { sitting: 1, receiptNo: 2 });
  t.deepEqual([house.dues(S), house.advance(S), house.dues(S2)], [1400, 0, 0]);
});

test('whoever brings nothing is passed over', (t) => {
  const house = room();
  const receipts = house.given(collected(house, [payer(S, 1, 0), payer(S2, 600, 100)]));
  t.is(receipts.length, 1);
  t.like(receipts[0]?.data, { userId: S2 });
});

test('a transaction number stands on one receipt of a sitting', (t) => {
  const house = room();
  const paid = (admissionId: number, due: number) => ({
    ...payer(admissionId, due, 100),
    transactionNo: 'TX1',
  });
  const payers = [paid(S, 2300), paid(S2, 600)];
  const both = collectFromClass(
    house.books,
    { on: house.today, moneyAccount: sl('MW'), remark: '', payers },
    known,
  );
  refuses(t, both, 'fees.transaction-taken');
});

test('who was never charged cannot pay at a sitting', (t) => {
  refuses(t, collected(new House(), [payer(S, 0, 100)]), 'fees.class-nothing-owed');
});
