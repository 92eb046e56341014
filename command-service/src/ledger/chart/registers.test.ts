import type { EventDraft } from '@madrasah/events';
import { FeeHeadRetired, FeePricesSet, FeePricesWithdrawn } from '@madrasah/events/fees';
import { FundSwitched } from '@madrasah/events/ledger';
import test from 'ava';
import { type FundName, fund, gl, sl } from '../../test-support/chart.ts';
import { adding, changing, charted, onChart, removing } from '../../test-support/chart-register.ts';
import { House, refuses } from '../../test-support/house.ts';
import { amountsOn } from './lookups.ts';
import { switchFund } from './switch-fund.ts';

const GENERAL = 'সাধারণ তহবিল';
const DAY = '2026-04-30';
const add = (register: string, attributes: object) =>
  onChart(new House(), adding(register, attributes as Record<string, unknown>));
const change = (register: string, id: number, changes: object) =>
  onChart(new House(), changing(register, id, changes as Record<string, unknown>));
const remove = (register: string, id: number) => onChart(new House(), removing(register, id));

const subLedger = (more: object = {}, home: FundName = 'G', ledgerClass = 3) =>
  add('subLedger', { fundId: fund(home), ledgerId: gl('G', ledgerClass), name: 'নতুন', nameEn: '', ...more });

test('a fund has a name of its own, in any form of Unicode and any case', (t) => {
  const books = { name: 'কিতাব তহবিল', nameEn: 'Books', kind: 2 };
  t.deepEqual(add('fund', books), [{ type: 'FundAdded', data: { fundId: 7, ...books } }]);
  refuses(t, add('fund', { name: GENERAL.normalize('NFD'), kind: 1 }), 'ledger.fund-duplicate');
  refuses(t, change('fund', fund('B'), { name: GENERAL, nameEn: '' }), 'ledger.fund-duplicate');
  t.deepEqual(change('fund', fund('G'), { name: GENERAL, nameEn: '' }), []);
});

test('a fund says its kind; one that is restricted and says no more is a donor’s', (t) => {
  for (const more of [{}, { restricted: false }]) {
    const refused = add('fund', { name: 'ক', nameEn: '', ...more });
    refuses(t, refused, 'ledger.fund-kind-required');
    t.like(refused, { fields: [{ path: 'kind' }] });
  }
  const [bound] = add('fund', { name: 'ক', nameEn: '', restricted: true }) as unknown as [{ data: object }];
  t.deepEqual(bound.data, { fundId: 7, name: 'ক', nameEn: '', kind: 3 });
});

test('the kind of a fund changes while nothing is posted in it, and as long as its fee heads may stand there', (t) => {
  const kinds = (changes: object) => change('fund', fund('N'), changes);
  t.deepEqual(kinds({ kind: 2 }), [{ type: 'FundKindChanged', data: { fundId: fund('N'), kind: 2 } }]);
  t.like(kinds({ kind: 2, name: 'কিতাব' }), [{ type: 'FundRenamed' }, { type: 'FundKindChanged' }]);
  t.deepEqual(kinds({ kind: 3 }), []);
  refuses(t, change('fund', fund('B'), { kind: 4 }), 'fees.head-fund-kind', 'বোর্ডিং তহবিল');
  const house = new House();
  charted(house, changing('fund', fund('N'), { kind: 5 }));
  t.like(house.chart.funds.get(fund('N')), { kind: 5, name: 'নির্মাণ তহবিল', active: true });
  charted(house, changing('fund', fund('N'), { kind: 3 }));
  house.given(house.voucher('N', 'Donation', 5, DAY));
  refuses(t, onChart(house, changing('fund', fund('N'), { kind: 2 })), 'ledger.fund-kind-posted', 'নির্মাণ');
  t.like(onChart(house, changing('fund', fund('N'), { name: 'কিতাব', kind: 3 })), { length: 1 });
});

test('a fund that is closed takes its fee heads and prices with it, and opened again it has none', (t) => {
  const house = new House();
  const price = (priceRowId: number, head: 'Food' | 'Tuition', effectiveFrom = '2026-01-01') =>
    house.setUp(
      FeePricesSet({
        ...{ priceRowId, sessionId: 7, classId: priceRowId, subLedgerId: sl(head), effectiveFrom },
        amounts: Array(12).fill(100),
      }),
    );
  price(1, 'Food');
  price(2, 'Food', '2026-12-01');
  price(3, 'Tuition');
  price(4, 'Food');
  house.setUp(FeePricesWithdrawn({ priceRowId: 4, effectiveFrom: '2026-02-01' }));
  const closing = switchFund(house.chart, { id: fund('B'), active: false }, DAY);
  t.deepEqual(closing, [
    FeePricesWithdrawn({ priceRowId: 1, effectiveFrom: DAY }),
    FeePricesWithdrawn({ priceRowId: 2, effectiveFrom: DAY }),
    FeeHeadRetired({ feeHeadId: 3 }),
    FundSwitched({ fundId: fund('B'), active: false }),
  ]);
  for (const draft of closing as EventDraft[]) house.setUp(draft);
  t.is(amountsOn(house.chart, 2, '2026-12-02'), undefined);
  t.is(amountsOn(house.chart, 3, DAY)?.[0], 100);
  t.deepEqual(switchFund(house.chart, { id: fund('B'), active: false }, DAY), []);
  t.like(switchFund(house.chart, { id: fund('B'), active: true }, DAY), { length: 1 });
  refuses(t, switchFund(house.chart, { id: 99, active: true }, DAY), 'fund.not-found');
});

test('in a closed fund no sub-ledger and no fee head is opened; what stands there may be renamed', (t) => {
  const house = new House();
  house.setUp(FundSwitched({ fundId: fund('B'), active: false }));
  const named = { fundId: fund('B'), ledgerId: gl('B', 1), name: 'নতুন', nameEn: '' };
  refuses(t, onChart(house, adding('subLedger', named)), 'ledger.fund-inactive', 'বোর্ডিং');
  t.like(onChart(house, changing('subLedger', sl('Food'), { name: 'খোরাকি' })), { length: 1 });
  const head = { fundId: fund('B'), ledgerId: gl('B', 1), subLedgerId: sl('InKind'), feeGroup: 1 };
  refuses(t, onChart(house, adding('feeHead', head)), 'ledger.fund-inactive', 'বোর্ডিং');
  t.like(onChart(house, changing('feeHead', 3, { feeGroup: 2 })), { length: 1 });
});

test('a fund leaves the list only if nothing ever lay in it', (t) => {
  const house = new House();
  charted(house, adding('fund', { name: 'কিতাব তহবিল', nameEn: '', kind: 2 }));
  t.like(onChart(house, removing('fund', 7)), [{ type: 'FundRetired' }]);
  // Its money can lie in another fund's account.
  house.given(house.voucher('N', 'Donation', 5, DAY));
  const own = onChart(house, removing('fund', fund('N')));
  refuses(t, own, 'ledger.in-use');
  refuses(t, remove('fund', fund('G')), 'ledger.in-use');
  refuses(t, remove('fund', 99), 'fund.not-found');
});

test('a general ledger’s name is its own within fund and class', (t) => {
  const named = { fundId: fund('G'), class: 1, name: 'GL G', nameEn: '' };
  refuses(t, add('generalLedger', named), 'ledger.general-duplicate');
  t.like(add('generalLedger', { ...named, name: 'GL B' }), { length: 1 });
  refuses(t, add('generalLedger', { ...named, fundId: 99 }), 'fund.not-found');
  const closed = new House();
  closed.setUp(FundSwitched({ fundId: fund('G'), active: false }));
  const inClosed = onChart(closed, adding('generalLedger', { ...named, name: 'নতুন' }));
  refuses(t, inClosed, 'ledger.fund-inactive', GENERAL);
  t.like(onChart(closed, changing('generalLedger', gl('G', 1), { name: 'বেতন' })), { length: 1 });
  refuses(t, change('generalLedger', 99, { name: 'বেতন' }), 'general-ledger.not-found');
  refuses(t, remove('generalLedger', gl('G', 1)), 'ledger.in-use');
  t.like(remove('generalLedger', gl('G', 5)), { length: 1 });
});

test('a sub-ledger lies in its ledger’s fund and takes its class', (t) => {
  t.like(subLedger({ allowedFunds: null }), [{ data: { class: 3, fundId: fund('G'), allowedFunds: null } }]);
  t.like(subLedger({ allowedFunds: [fund('Z')] }), [{ data: { allowedFunds: [fund('Z')] } }]);
  refuses(t, subLedger({ allowedFunds: [99] }), 'fund.not-found');
  refuses(t, subLedger({ name: 'c1' }), 'ledger.sub-duplicate');
  refuses(t, subLedger({}, 'B'), 'ledger.fund-mismatch');
  refuses(t, subLedger({ ledgerId: 99 }), 'general-ledger.not-found');
});

test('a money account says what it is, or its name does; no other sub-ledger is of any kind', (t) => {
  t.like(subLedger({ name: 'বিকাশ' }), [{ data: { moneyKind: 'wallet' } }]);
  t.like(subLedger({ name: 'বিকাশ', moneyKind: 'bank' }), [{ data: { moneyKind: 'bank' } }]);
  const told = { moneyKind: 'bank', limit: 500, holderId: 2, overdraft: true };
  t.like(subLedger(told, 'G', 1), [
    { data: { moneyKind: null, limit: null, holderId: null, overdraft: false } },
  ]);
  refuses(t, subLedger({ moneyKind: 'cash', overdraft: true }), 'ledger.overdraft-bank');
});

test('a changed name and changed facts of money are recorded apart, each where it has changed', (t) => {
  const types = (changes: object) =>
    (change('subLedger', sl('BK'), changes) as readonly { type: string }[]).map(({ type }) => type);
  t.deepEqual(types({ name: 'চলতি হিসাব' }), ['SubLedgerRenamed', 'MoneyAccountChanged']); // its kind is said now
  t.deepEqual(types({ moneyKind: 'bank', limit: 100 }), ['MoneyAccountChanged']);
  const house = new House();
  charted(house, changing('subLedger', sl('BK'), { moneyKind: 'bank', overdraft: true, holderId: 3 }));
  t.like(house.chart.subLedgers.get(sl('BK')), {
    name: 'BK',
    moneyKind: 'bank',
    overdraft: true,
    holderId: 3,
  });
  t.deepEqual(onChart(house, changing('subLedger', sl('BK'), { holderId: 3 })), []);
});

test('a sub-ledger leaves the list only if it has no entries, no price and is no fee head', (t) => {
  t.like(remove('subLedger', sl('Electricity')), { length: 1 });
  const house = new House();
  house.given(house.voucher('G', 'Loan', 5, DAY));
  refuses(t, onChart(house, removing('subLedger', sl('Loan'))), 'ledger.in-use');
  refuses(t, remove('subLedger', sl('Tuition')), 'ledger.in-use');
  refuses(t, remove('subLedger', 99), 'sub-ledger.not-found');
  refuses(t, change('subLedger', sl('C1'), { name: 'BK' }), 'ledger.sub-duplicate');
});

test('a bank that lends may owe what is a general fund’s, and nothing of a bound one', (t) => {
  const house = new House();
  refuses(t, house.voucher('G', 'Electricity', -5, DAY, 'BK'), 'ledger.fund-money-short');
  charted(house, changing('subLedger', sl('BK'), { moneyKind: 'bank', overdraft: true }));
  t.like(house.voucher('G', 'Electricity', -5, DAY, 'BK'), { length: 1 });
  refuses(t, house.voucher('N', 'Bricks', -5, DAY, 'BK'), 'ledger.fund-money-short');
  refuses(t, house.voucher('B', 'Meals', -5, DAY, 'BK'), 'ledger.fund-money-short');
});

test('a group of one’s own takes heads; those of every school stay', (t) => {
  const house = new House();
  charted(house, adding('feeGroupName', { name: 'পরীক্ষার ফি', nameEn: '' }));
  t.is(house.chart.feeGroupNames.get(4)?.name, 'পরীক্ষার ফি');
  const head = { fundId: fund('G'), ledgerId: gl('G', 4), subLedgerId: sl('Board'), feeGroup: 4 };
  t.like(onChart(house, adding('feeHead', head)), [{ data: { feeGroup: 4, chargeOn: 'demand' } }]);
  charted(house, adding('feeHead', head));
  refuses(t, onChart(house, removing('feeGroupName', 4)), 'fee-group-name.in-use');
  refuses(t, onChart(house, removing('feeGroupName', 1)), 'fee-group-name.in-use');
  charted(house, changing('feeGroupName', 1, { name: 'দাখেলা ফি' }));
  t.like(house.chart.feeGroupNames.get(1), { name: 'দাখেলা ফি', nameEn: 'Admission fees' });
  refuses(t, onChart(house, adding('feeHead', { ...head, feeGroup: 9 })), 'fee-group-name.not-found');
});
