import { type EventDraft, isRefusal } from '@madrasah/events';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { belowZero } from '../test-support/below-zero.ts';
import { accountName } from '../test-support/chart.ts';
import { House, S, S2, taka } from '../test-support/house.ts';
import { randomSteps, type Step } from '../test-support/random-steps.ts';
import { Sealed } from '../test-support/sealed.ts';
import { isMoneyAccount, mayHold } from './chart/lookups.ts';
import { balanceKey } from './journal/apply-postings.ts';
import { isOpenOn } from './journal/rules/locks.ts';
import { daysOf, lowestFrom } from './journal/rules/money-rule.ts';

const SEED = 20_260_414;

type Numbered = Record<string, number> & { series: string };
const NUMBERED: Record<string, string> = {
  FeesCollected: 'receiptNo',
  VoucherPosted: 'voucherNo',
  FeeRefunded: 'voucherNo',
  ContraPosted: 'contraNo',
  FundsTransferred: 'transferNo',
};

/** What must hold of the books at every moment; the names of what does not. */
function faults(house: House): string[] {
  const { journal, chart } = house;
  const found: string[] = [];
  const expect = (holds: boolean, what: string) => holds || found.push(what);
  const funds = new Map<number, number>();
  for (const [key, balance] of journal.balances.entries()) {
    const { total } = balance;
    const [account = '', fund = ''] = key.split('|');
    funds.set(Number(fund), (funds.get(Number(fund)) ?? 0) + total);
    let running = 0;
    for (const [day, change] of daysOf(balance)) {
      running += change;
      expect(!isMoneyAccount(chart, account) || running >= 0, `money of ${key} on ${day}: ${running}`);
    }
    expect(running === total, `the days of ${key} make its total`);
  }
  for (const [fund, sum] of funds) expect(sum === 0, `fund ${fund} is out of balance by ${sum}`);
  found.push(...belowZero(house.events));
  const items = [...journal.items.values()];
  expect(
    items.every(({ due }) => due >= 0),
    'no item is below zero',
  );
  const dues = items.reduce((sum, item) => sum + item.due, 0);
  expect(dues === taka(house.balance('sys:receivable')), `dues ${dues} are the receivable`);
  const advances = taka(house.advance(S)) + taka(house.advance(S2));
  expect(advances === -taka(house.balance('sys:open-advance')), 'advances are their account');
  return found;
}

function numberFaults(events: readonly EventDraft[]): string[] {
  const last = new Map<string, number>();
  return events.flatMap(({ type, data }) => {
    const member = NUMBERED[type];
    if (!member) return [];
    const { series, [member]: number } = data as Numbered;
    const expected = 1 + (last.get(series) ?? 0);
    last.set(series, number as number);
    return number === expected ? [] : [`${series}: ${number} where ${expected} comes next`];
  });
}

/** Advances of a student that could pay an open item now: within the fund, or through an account that can give. */
function payable({ journal, chart, today }: House, user: number): string[] {
  const open = (journal.itemsOf.get(user) ?? [])
    .map((id) => journal.items.get(id))
    .filter((item) => item?.due);
  const accounts = [...chart.subLedgers.values()].filter((row) => row.class === LEDGER_CLASS.money);
  return [...(journal.advances.get(user) ?? [])].flatMap(([fund, held]) =>
    open.flatMap((item) => {
      const { fundId = 0, due = 0, itemId } = item ?? {};
      const given = (id: number) =>
        lowestFrom(journal.balances.get(balanceKey(`sl:${id}`, fund)), today).amount;
      const able = accounts.find(
        (row) =>
          isOpenOn(journal, row.subLedgerId, today) &&
          mayHold(row, fundId) &&
          given(row.subLedgerId) >= Math.min(held, due),
      );
      const via = fund === fundId ? 'its own fund' : able && accountName(able.subLedgerId);
      return via ? [`advance ${held} of fund ${fund} beside item ${itemId}, payable through ${via}`] : [];
    }),
  );
}

const plain = (house: House) =>
  structuredClone(
    Object.fromEntries(Object.entries(house.journal).map(([name, table]) => [name, [...table.entries()]])),
  );

/** Folds a step's events, takes them back, folds them for good. @returns whether the rollback was exact */
function foldTwice(t: ExecutionContext, house: House, drafts: readonly EventDraft[]): void {
  const before = plain(house);
  const count = house.events.length;
  house.undo.recording = true;
  house.given(drafts);
  house.undo.recording = false;
  house.undo.rollback();
  house.events.length = count;
  t.deepEqual(plain(house), before);
  house.given(drafts);
}

const besideEachOther = (house: House, user: number) => house.advance(user) > 0 && house.dues(user) > 0;

function run(
  steps: readonly Step[],
  each: (house: House, step: Step, drafts: readonly EventDraft[]) => void,
) {
  const house = new House();
  for (const step of steps) {
    const decided = step.decide(house);
    if (!isRefusal(decided)) each(house, step, decided);
  }
  return house;
}

test('the books balance, no money runs out on any day, no number is missing and what is closed stays, whatever people do', (t) => {
  const seen = new Map<string, number>();
  const property = fc.property(randomSteps, (steps) => {
    const sealed = new Sealed();
    const house = run(steps, (house, step, drafts) => {
      house.given(drafts);
      for (const { type } of drafts) seen.set(type, 1 + (seen.get(type) ?? 0));
      const found = faults(house);
      found.push(...sealed.faults(house));
      if (found.length > 0) throw new Error(`${step.name}: ${found.join('; ')}`);
    });
    const missing = numberFaults(house.events);
    if (missing.length > 0) throw new Error(missing.join('; '));
  });
  t.notThrows(() => fc.assert(property, { seed: SEED, numRuns: 700, includeErrorInReport: true }));
  const rare = [...seen].filter(([, count]) => count < 20);
  t.deepEqual({ kinds: seen.size, rare }, { kinds: 15, rare: [] });
});

test('an advance never comes to stand beside a due that it could pay', (t) => {
  const property = fc.property(randomSteps, (steps) => {
    run(steps, (house, step, drafts) => {
      const before = [S, S2].filter((user) => besideEachOther(house, user));
      house.given(drafts);
      const settled = drafts.some(({ type }) => ['FeesCharged', 'CollectionReversed'].includes(type));
      for (const user of [S, S2]) {
        const touched = drafts.some(({ data }) => JSON.stringify(data).includes(String(user)));
        const newly = besideEachOther(house, user) && !before.includes(user);
        const found = (touched && settled) || newly ? payable(house, user) : [];
        if (found.length > 0) throw new Error(`${step.name}: ${found.join('; ')}`);
      }
    });
  });
  t.notThrows(() => fc.assert(property, { seed: SEED + 1, numRuns: 400, includeErrorInReport: true }));
});

test('what was folded and rolled back leaves no trace', (t) => {
  const property = fc.property(randomSteps, (steps) => {
    run(steps, (house, _step, drafts) => foldTwice(t, house, drafts));
  });
  t.notThrows(() => fc.assert(property, { seed: SEED + 2, numRuns: 40 }));
});

test('a decision changes nothing', (t) => {
  const property = fc.property(randomSteps, (steps) => {
    const house = new House();
    for (const step of steps) {
      const before = plain(house);
      const decided = step.decide(house);
      t.deepEqual(plain(house), before);
      if (!isRefusal(decided)) house.given(decided);
    }
  });
  t.notThrows(() => fc.assert(property, { seed: SEED + 3, numRuns: 40 }));
});
