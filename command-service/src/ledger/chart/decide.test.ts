import type { EventDraft } from '@madrasah/events';
import { FundSwitched } from '@madrasah/events/ledger';
import test from 'ava';
import { type FundName, fund, gl, sl } from '../../test-support/chart.ts';
import { House, refuses } from '../../test-support/house.ts';
import {
  addFund,
  addGeneralLedger,
  addSubLedger,
  renameFund,
  renameGeneralLedger,
  renameSubLedger,
  retireFund,
  retireGeneralLedger,
  retireSubLedger,
  switchFund,
} from './decide.ts';

const GENERAL = 'সাধারণ তহবিল';

function house(...drafts: EventDraft[]): House {
  const made = new House();
  for (const draft of drafts) made.setUp(draft);
  return made;
}
const chart = (...drafts: EventDraft[]) => house(...drafts).chart;
const never = () => false;
const always = () => true;

const subLedger = (allowedFunds: number[] | null, name = 'নতুন', home: FundName = 'G') =>
  addSubLedger(chart(), { fundId: fund(home), ledgerId: gl('G', 3), name, allowedFunds });

test('a fund has a name of its own, in any form of Unicode and any case', (t) => {
  t.like(addFund(chart(), { name: 'কিতাব তহবিল', kind: 2 }), [{ data: { fundId: 7, kind: 2 } }]);
  refuses(t, addFund(chart(), { name: GENERAL.normalize('NFD'), kind: 1 }), 'ledger.fund-duplicate');
  refuses(t, renameFund(chart(), { id: fund('B'), name: GENERAL }), 'ledger.fund-duplicate');
  t.deepEqual(renameFund(chart(), { id: fund('G'), name: GENERAL }), []);
});

test('a fund is switched off and on, each once', (t) => {
  t.like(switchFund(chart(), { id: fund('B'), active: false }), { length: 1 });
  t.deepEqual(switchFund(chart(), { id: fund('B'), active: true }), []);
  refuses(t, switchFund(chart(), { id: 99, active: true }), 'fund.not-found');
});

test('a fund leaves the list only if nothing ever lay in it', (t) => {
  const made = house();
  const fresh = addFund(made.chart, { name: 'কিতাব তহবিল', kind: 2 });
  for (const draft of fresh as readonly EventDraft[]) made.setUp(draft);
  refuses(t, retireFund(made.chart, { id: 7 }, always), 'ledger.in-use');
  t.like(retireFund(made.chart, { id: 7 }, never), { length: 1 });
  refuses(t, retireFund(made.chart, { id: fund('G') }, never), 'ledger.in-use');
  refuses(t, retireFund(made.chart, { id: 99 }, never), 'fund.not-found');
});

test('a general ledger’s name is its own within fund and class', (t) => {
  const named = { fundId: fund('G'), class: 1, name: 'GL G' };
  refuses(t, addGeneralLedger(chart(), named), 'ledger.general-duplicate');
  t.like(addGeneralLedger(chart(), { ...named, name: 'GL B' }), { length: 1 });
  refuses(t, addGeneralLedger(chart(), { ...named, fundId: 99 }), 'fund.not-found');
  const closed = chart(FundSwitched({ fundId: fund('G'), active: false }));
  refuses(t, addGeneralLedger(closed, { ...named, name: 'নতুন' }), 'ledger.fund-inactive', GENERAL);
  t.like(renameGeneralLedger(chart(), { id: gl('G', 1), name: 'বেতন' }), { length: 1 });
  refuses(t, renameGeneralLedger(chart(), { id: 99, name: 'বেতন' }), 'general-ledger.not-found');
  refuses(t, retireGeneralLedger(chart(), { id: gl('G', 1) }), 'ledger.in-use');
  t.like(retireGeneralLedger(chart(), { id: gl('G', 5) }), { length: 1 });
});

test('a sub-ledger lies in its ledger’s fund and takes its class', (t) => {
  t.like(subLedger(null), [{ data: { class: 3, fundId: fund('G'), allowedFunds: null } }]);
  t.like(subLedger([fund('Z')]), [{ data: { allowedFunds: [fund('Z')] } }]);
  refuses(t, subLedger([99]), 'fund.not-found');
  refuses(t, subLedger(null, 'c1'), 'ledger.sub-duplicate');
  refuses(t, subLedger(null, 'নতুন', 'B'), 'ledger.fund-mismatch');
  const lost = { fundId: fund('G'), ledgerId: 99, name: 'নতুন', allowedFunds: null };
  refuses(t, addSubLedger(chart(), lost), 'general-ledger.not-found');
});

test('a sub-ledger leaves the list only if it has no entries and is no fee head', (t) => {
  t.like(retireSubLedger(chart(), { id: sl('Electricity') }, never), { length: 1 });
  refuses(t, retireSubLedger(chart(), { id: sl('Electricity') }, always), 'ledger.in-use');
  refuses(t, retireSubLedger(chart(), { id: sl('Tuition') }, never), 'ledger.in-use');
  refuses(t, retireSubLedger(chart(), { id: 99 }, never), 'sub-ledger.not-found');
  t.deepEqual(renameSubLedger(chart(), { id: sl('C1'), name: 'C1' }), []);
  refuses(t, renameSubLedger(chart(), { id: sl('C1'), name: 'BK' }), 'ledger.sub-duplicate');
});
