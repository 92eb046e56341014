import { type EventDraft, isRefusal } from '@madrasah/events';
import test from 'ava';
import { amountsOn } from '../../ledger/chart/lookups.ts';
import { type FundName, fund, gl, sl } from '../../test-support/chart.ts';
import { adding, changing, charted, onChart, removing } from '../../test-support/chart-register.ts';
import { House, refuses } from '../../test-support/house.ts';
import { setFeePrices, withdrawFeePrices } from './prices.ts';

const TODAY = '2026-04-30';
const everything = { hasSession: () => true, hasClass: () => true };
const twelve = (amount: number) => Array.from({ length: 12 }, () => amount);

function given(house: House, outcome: readonly EventDraft[] | unknown): EventDraft {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const [draft] = outcome as readonly EventDraft[];
  house.setUp(draft as EventDraft);
  return draft as EventDraft;
}

const head = (name: FundName, ledgerClass: number, subLedgerId: number) => {
  const chain = { fundId: fund(name), ledgerId: gl(name, ledgerClass), subLedgerId };
  return onChart(new House(), adding('feeHead', { ...chain, feeGroup: 2, chargeOn: 'month' }));
};

const price = (house: House, amount: number, effectiveFrom?: string) => {
  const row = { sessionId: 1, classId: 1, subLedgerId: sl('Tuition'), amounts: twelve(amount) };
  return setFeePrices(house.chart, { ...row, effectiveFrom }, everything, TODAY);
};

test('a fee head is income or held for others, of a fund that may take fees', (t) => {
  t.like(head('G', 4, sl('Board')), [{ data: { feeHeadId: 4, feeGroup: 2, chargeOn: 'month' } }]);
  t.like(head('N', 1, sl('Donation')), { length: 1 });
  t.like(head('T', 4, sl('Deposit')), { length: 1 });
  refuses(t, head('Z', 1, sl('Zakat')), 'fees.head-fund-kind', 'গোরাবা তহবিল');
  refuses(t, head('W', 1, sl('Capital')), 'fees.head-fund-kind', 'ওয়াকফ তহবিল');
  refuses(t, head('B', 2, sl('Meals')), 'fees.head-class');
  refuses(t, head('G', 1, sl('Tuition')), 'fees.head-duplicate');
});

test('fund, general ledger and sub-ledger of a head belong together', (t) => {
  for (const outcome of [head('B', 1, sl('Donation')), head('G', 4, sl('Donation'))])
    refuses(t, outcome, 'fees.head-chain');
  refuses(t, head('G', 1, 99), 'sub-ledger.not-found');
});

test('a head is changed, retired once, and its sub-ledger may become one again', (t) => {
  const house = new House();
  const changed = changing('feeHead', 2, { feeGroup: 3, chargeOn: 'demand' });
  charted(house, changed);
  t.deepEqual(onChart(house, changed), []);
  charted(house, removing('feeHead', 2));
  refuses(t, onChart(house, removing('feeHead', 2)), 'fee-head.not-found');
  refuses(t, onChart(house, changed), 'fee-head.not-found');
  refuses(t, price(house, 5), 'fees.not-a-head');
  const chain = { fundId: fund('G'), ledgerId: gl('G', 1), subLedgerId: sl('Tuition') };
  const again = adding('feeHead', { ...chain, feeGroup: 1, chargeOn: undefined });
  t.like(onChart(house, again), [{ data: { chargeOn: 'admission' } }]);
});

test('a price row keeps its id over all its saves, and each counts from its day', (t) => {
  const house = new House();
  t.like(given(house, price(house, 100)), { data: { priceRowId: 1, effectiveFrom: TODAY } });
  t.like(given(house, price(house, 90, '2026-01-01')), { data: { priceRowId: 1 } });
  t.like(given(house, price(house, 120, '2026-06-01')), { data: { priceRowId: 1 } });
  const onDays = ['2025-12-31', '2026-01-01', '2026-04-29', TODAY, '2026-05-31', '2026-06-01'];
  t.deepEqual(
    onDays.map((day) => amountsOn(house.chart, 1, day)?.[0]),
    [undefined, 90, 90, 100, 100, 120],
  );
});

test('session, class and head of a price are there', (t) => {
  const { chart } = new House();
  const row = {
    sessionId: 1,
    classId: 1,
    subLedgerId: sl('Food'),
    effectiveFrom: undefined,
    amounts: twelve(0),
  };
  const without = (missing: object) => setFeePrices(chart, row, { ...everything, ...missing }, TODAY);
  refuses(t, without({ hasSession: () => false }), 'session.not-found');
  refuses(t, without({ hasClass: () => false }), 'class.not-found');
  refuses(
    t,
    setFeePrices(chart, { ...row, subLedgerId: sl('Bricks') }, everything, TODAY),
    'fees.not-a-head',
  );
});

test('a row is withdrawn once, until it is set again', (t) => {
  const house = new House();
  refuses(t, withdrawFeePrices(house.chart, { priceRowId: 1 }, TODAY), 'fee-prices.not-found');
  given(house, price(house, 100));
  t.like(given(house, withdrawFeePrices(house.chart, { priceRowId: 1 }, TODAY)), {
    data: { effectiveFrom: TODAY },
  });
  t.is(amountsOn(house.chart, 1, TODAY), undefined);
  refuses(t, withdrawFeePrices(house.chart, { priceRowId: 1 }, TODAY), 'fee-prices.not-found');
  given(house, price(house, 130));
  t.is(amountsOn(house.chart, 1, TODAY)?.[0], 130);
});
