import { FeePricesSet } from '@madrasah/events/fees';
import { FundSwitched } from '@madrasah/events/ledger';
import { type Lessening, ROUNDINGS } from '@madrasah/events/plans';
import { MONEY_RULES, SettingChanged } from '@madrasah/events/settings';
import test from 'ava';
import { priceOf } from '../fees/price-list/student-price.ts';
import { concededAt } from '../fees/repricing/plan.ts';
import type { Item } from '../ledger/journal/state.ts';
import { openSchool } from '../test-support/app.ts';
import { fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, taka } from '../test-support/house.ts';
import { setRules } from './money-rules.ts';

const PATH = '/api/accounts/money_rules';
const { taka: wholeTaka, paisa } = ROUNDINGS;

/** A house that has settled its rules. */
function settled(house: House, rules: Partial<Parameters<typeof setRules>[1]>): House {
  const drafts = setRules(house.chart, { rounding: wholeTaka, advanceFund: 0, ...rules });
  if (!Array.isArray(drafts)) throw new Error('refused');
  for (const draft of drafts) house.setUp(draft);
  return house;
}

const overpaid = (house: House, amount: number) =>
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(amount) }] }));

test('what is paid above all dues lies in the fund that was chosen, from then on; what lay elsewhere stays and is used', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-01', { month: 1 }));
  posts(t, overpaid(house, 900), 'Dr C1·G 900.00 Cr AR·G 800.00 Cr Advance·G 100.00');
  settled(house, { advanceFund: fund('T') });
  t.is(house.balance('sys:open-advance', 'G'), -100);
  posts(t, overpaid(house, 50), 'Dr C1·T 50.00 Cr Advance·T 50.00');
  house.given(house.charge({ Tuition: 800 }, '2026-04-20', { month: 2 }));
  t.is(house.advance(), 0);
  t.is(house.dues(), 650);
});

test('a fund that takes no more entries gives place to the general fund', (t) => {
  const house = settled(new House(), { advanceFund: fund('B') });
  house.given(house.charge({ Tuition: 800 }, '2026-04-01', { month: 1 }));
  house.setUp(FundSwitched({ fundId: fund('B'), active: false }));
  posts(t, overpaid(house, 900), 'Dr C1·G 900.00 Cr AR·G 800.00 Cr Advance·G 100.00');
});

test('an advance lies where fees may lie, and in a fund that is there', (t) => {
  const { chart } = new House();
  const chosen = (advanceFund: number) => setRules(chart, { rounding: paisa, advanceFund });
  refuses(t, chosen(fund('Z')), 'ledger.no-fees-in-fund', 'গোরাবা তহবিল');
  refuses(t, chosen(fund('W')), 'ledger.no-fees-in-fund', 'ওয়াকফ তহবিল');
  refuses(t, chosen(99), 'fund.not-found');
  t.deepEqual(setRules(chart, { rounding: wholeTaka, advanceFund: 0 }), []);
  t.deepEqual(chosen(fund('T')), [
    SettingChanged({ settingId: MONEY_RULES.rounding, value: paisa }),
    SettingChanged({ settingId: MONEY_RULES.advanceFund, value: fund('T') }),
  ]);
});

const eighth: Lessening = { kind: 'sibling', grantId: null, percent: 1250, amount: null };

test('a price is lessened to the paisa once the school says so', (t) => {
  const house = new House();
  const row = { priceRowId: 1, sessionId: 7, classId: 1, subLedgerId: sl('Tuition') };
  const amounts = Array.from({ length: 12 }, () => taka(650));
  house.setUp(FeePricesSet({ ...row, effectiveFrom: '2026-01-01', amounts }));
  const student = { admissionId: 1, sessionId: 7, classId: 1, gender: 1, residence: 1, newOrOld: 1 };
  const about = { subLedgerId: sl('Tuition'), monthId: 1, day: '2026-04-01' };
  const plans = { ownFees: new Map() } as never;
  const less = () => priceOf({ chart: house.chart, plans }, student, about, [eighth])?.lessened[0]?.amount;
  t.is(less(), taka(81));
  settled(house, { rounding: paisa });
  t.is(less(), taka(81.25));
});

test('a charge conceded to the taka is known again after the change, and follows its price to the paisa', (t) => {
  const { chart } = settled(new House(), { rounding: paisa });
  const conceded = (before: number, at: number): number => {
    const item = { charged: taka(650), conceded: taka(before), deducted: 0, forgone: 0 } as Item;
    return concededAt(chart, item, taka(at), [eighth], 'keep');
  };
  t.is(conceded(81, 750), taka(93.75));
  t.is(conceded(81.25, 750), taka(93.75));
  t.is(conceded(50, 750), taka(50), 'it was none of the rule’s');
});

test('over HTTP: set once, pressed twice; what is no rounding or no fund of fees is named', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const put = (body: object, type = 1) => app.call('PUT', PATH, { token: app.token(type), body });
  const recorded = async () => (await app.recorded('chart')).filter((one) => one === 'SettingChanged').length;
  t.is((await put({ Rounding: 1, AdvanceFundID: 1 })).status, 200);
  t.is((await put({ Rounding: 1, AdvanceFundID: 1 })).status, 200);
  t.is(await recorded(), 2);
  const wrong = await put({ Rounding: 10, AdvanceFundID: 'x' });
  t.is(wrong.status, 400);
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['Rounding', 'AdvanceFundID'],
  );
  t.deepEqual([(await put({ Rounding: 1, AdvanceFundID: 9 })).status, await recorded()], [404, 2]);
  t.is((await put({ Rounding: 100 })).status, 200);
  t.is(await recorded(), 4);
});
