import test from 'ava';
import fc from 'fast-check';
import {
  isDoubtful,
  placed,
  respread,
  rowsToSend,
  spread,
  sumsOf,
  type TypedRow,
  withAdvance,
  wrongIn,
} from './spread.ts';

const row = (itemId: number, due: number, rest: Partial<TypedRow> = {}): TypedRow => ({
  itemId,
  due,
  ...rest,
});
const write = (paisa: number) => (paisa === 0 ? '' : String(paisa / 100));
const owed = fc.array(
  fc.record({ due: fc.nat(1_000_000), deduction: fc.nat(1_000_000) }).map(({ due, deduction }) => ({
    due,
    deduction: Math.min(due, deduction),
  })),
  { maxLength: 30 },
);

test('whatever the amount, no paisa is lost, none is more than owed, and none is skipped for a later one', (t) => {
  fc.assert(
    fc.property(fc.nat(20_000_000), owed, (amount, items) => {
      const { deposits, rest } = spread(amount, items);
      t.is(
        deposits.reduce((sum, one) => sum + one, rest),
        amount,
      );
      const left = items.map(({ due, deduction }, index) => due - deduction - (deposits[index] ?? 0));
      t.true(left.every((one) => one >= 0));
      const firstOpen = left.findIndex((one) => one > 0);
      if (firstOpen >= 0) t.true(deposits.slice(firstOpen + 1).every((one) => one === 0));
    }),
  );
});

test('an amount goes to the oldest first, past what is let off', (t) => {
  const fees = [row(1, 800), row(2, 3000, { deduction: '৫০০' }), row(3, 300)];
  t.deepEqual(
    respread(fees, 200_000, write).map(({ deposit }) => deposit),
    ['800', '1200', ''],
  );
});

test('what is above all dues is an advance, and goes with the last row', (t) => {
  const fees = respread([row(1, 800), row(2, 200)], 150_000, write);
  const taking = { paid: '1500', fees };
  t.like(sumsOf(taking), { deposit: 100_000, advance: 50_000, total: 150_000, left: 0 });
  const { fees: sent, advance } = rowsToSend(taking);
  t.deepEqual(
    withAdvance(sent, advance).map(({ deposit }) => deposit),
    [800, 700],
  );
});

const month = { admissionId: 1, SLID: 2, MonthID: 5, amount: 800, name: 'বেতন – মে' };

test('months paid ahead take theirs of an amount first, and what is above all is an advance', (t) => {
  const months = [month, { ...month, MonthID: 6 }];
  const taking = (paid: string) => ({
    ...{ paid, given: true, months, fees: placed({ paid, months }, [row(1, 500)], write) },
  });
  t.like(sumsOf(taking('2000')), {
    deposit: 40_000,
    ahead: 160_000,
    advance: 0,
    left: 10_000,
    difference: 0,
  });
  t.like(sumsOf(taking('2200')), { deposit: 50_000, ahead: 160_000, advance: 10_000, total: 220_000 });
  t.like(sumsOf(taking('1000')), { deposit: 0, total: 160_000, difference: -60_000 });
  t.deepEqual(wrongIn(taking('1000')), { paid: 'differs' });
  t.false(isDoubtful(taking('2100')));
});

test('months alone are a payment; with no row there is no place for more', (t) => {
  t.deepEqual(wrongIn({ paid: '800', fees: [], months: [month] }), {});
  t.deepEqual(wrongIn({ paid: '900', given: true, fees: [], months: [month] }), { paid: 'differs' });
});

test('rows written by hand say what is taken', (t) => {
  const taking = { paid: '1500', byHand: true, fees: [row(1, 800, { deposit: '৩০০.৫০' }), row(2, 200)] };
  t.like(sumsOf(taking), { total: 30_050, advance: 0, left: 69_950 });
  t.deepEqual(rowsToSend(taking).fees, [
    { itemId: 1, amount: 800, deduction: 0, deposit: 300.5 },
    { itemId: 2, amount: 200, deduction: 0, deposit: 0 },
  ]);
});

test('an amount that was typed stays when a row is written by hand, and the difference is told', (t) => {
  const fees = [row(1, 800, { deposit: '300' }), row(2, 200)];
  const taking = { paid: '500', given: true, byHand: true, fees };
  t.like(sumsOf(taking), { total: 30_000, advance: 0, difference: 20_000 });
  t.deepEqual(wrongIn(taking), { paid: 'differs' });
  t.like(sumsOf({ ...taking, paid: '100' }), { difference: -20_000 });
  t.is(sumsOf({ ...taking, paid: '300' }).difference, 0);
});

test('with every row full by hand the rest of a typed amount is an advance, no difference', (t) => {
  const fees = [row(1, 800, { deposit: '800' })];
  t.like(sumsOf({ paid: '1000', given: true, byHand: true, fees }), { advance: 20_000, difference: 0 });
});

test('more than twice of what is owed is asked about, an advance on nothing owed is not', (t) => {
  const owes = (paid: string) => ({
    paid,
    given: true,
    fees: respread([row(1, 800)], Number(paid) * 100, write),
  });
  t.false(isDoubtful(owes('1600')));
  t.true(isDoubtful(owes('1601')));
  t.false(isDoubtful({ paid: '500', given: true, fees: [row(1, 0)] }));
});

test('nothing taken, a deduction without its reason, and too much of either are told at their fields', (t) => {
  t.deepEqual(wrongIn({ fees: [row(1, 800)] }), { paid: 'nothing' });
  t.deepEqual(wrongIn({ paid: 'abc', fees: [row(1, 800)] }), { paid: 'sum' });
  const fees = [row(1, 800, { deduction: '900' }), row(2, 500, { deduction: '100', deposit: '401' })];
  t.deepEqual(wrongIn({ paid: '401', byHand: true, fees }), {
    Remark: 'remark',
    'fees[0].deduction': 'deduction',
    'fees[1].deposit': 'deposit',
  });
  t.deepEqual(wrongIn({ Remark: 'এতিম', fees: [row(1, 800, { deduction: '৮০০' })] }), {});
});

test('what leaves no note behind needs its number, a mere deduction does not', (t) => {
  const fees = [row(1, 800, { deposit: '100' })];
  t.deepEqual(wrongIn({ paid: '100', fees }, true), { transactionNo: 'transaction' });
  t.deepEqual(wrongIn({ paid: '100', transactionNo: 'TX1', fees }, true), {});
  t.deepEqual(wrongIn({ Remark: 'এতিম', fees: [row(1, 800, { deduction: '800' })] }, true), {});
});

test('what is no sum is sent as it was typed, so that its field is named', (t) => {
  t.is(rowsToSend({ byHand: true, fees: [row(1, 800, { deposit: 'x' })] }).fees[0]?.deposit, 'x');
});
