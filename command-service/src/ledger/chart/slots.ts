import { type AnyRow, Problem, type Refusal } from '@madrasah/events';
import { HEAD_CLASSES, refuseFees, usualMoment } from '@madrasah/events/fees';
import { chartedInBoth, FUND_KIND, kindOfMoney, LEDGER_CLASS, refuseLedger } from '@madrasah/events/ledger';
import type { Attributes, Slots, Surroundings } from '../../kernel/register/index.ts';
import { isPosted } from '../journal/folding/references.ts';
import { journalStream } from '../journal/state.ts';
import { fundOf, generalLedgerOf, mayHoldFees, subLedgerAt } from './lookups.ts';
import { receiptBookSlots } from './receipt-books.ts';
import type { ChartState, FeeHead, Fund, GeneralLedger, SubLedger } from './state.ts';
import { yearSlots } from './years.ts';

const chartOf = ({ state }: Surroundings): ChartState => state;

/** What is opened lies in a fund that takes entries; what stands there stays. */
function closedFund(around: Surroundings, fundId: number, before: AnyRow | undefined): Refusal | undefined {
  const fund = fundOf(chartOf(around), fundId);
  return before || !fund || fund.active
    ? undefined
    : refuseLedger('ledger.fund-inactive', { fund: chartedInBoth(fund) });
}

const settleLedger = (attributes: Attributes, around: Surroundings, before?: AnyRow): Attributes | Refusal =>
  closedFund(around, (attributes as unknown as GeneralLedger).fundId, before) ?? attributes;

/** A fund says what binds its money; that changes only before anything lies in it. */
function settleFund({ restricted, ...fund }: Attributes, around: Surroundings, before?: AnyRow) {
  const kind = (fund['kind'] ?? (restricted ? FUND_KIND.donorsPurpose : undefined)) as number | undefined;
  if (kind === undefined) return atKind(refuseLedger('ledger.fund-kind-required'));
  const settled = { ...fund, kind };
  if (!before || before['kind'] === kind) return settled;
  const { fundId } = before as unknown as Fund;
  const named = { fund: chartedInBoth(before as unknown as Fund) };
  if (isPosted(around.look(journalStream), 'fund', fundId))
    return atKind(refuseLedger('ledger.fund-kind-posted', named));
  return !mayHoldFees({ kind }) && hasHeads(chartOf(around), fundId)
    ? atKind(refuseFees('fees.head-fund-kind', named))
    : settled;
}

const atKind = (refusal: Refusal): Refusal => ({
  ...refusal,
  fields: [{ path: 'kind', problem: new Problem(refusal.code, refusal.params) }],
});

const hasHeads = (chart: ChartState, fundId: number): boolean =>
  [...chart.feeHeads.values()].some(
    ({ retired, subLedgerId }) => !retired && chart.subLedgers.get(subLedgerId)?.fundId === fundId,
  );

const NO_MONEY = { moneyKind: null, limit: null, holderId: null, overdraft: false };

/** A sub-ledger lies in its ledger's fund and takes its class; of money it says what it is. */
function settleSubLedger(
  attributes: Attributes,
  around: Surroundings,
  before?: AnyRow,
): Attributes | Refusal {
  const account = attributes as unknown as SubLedger;
  const ledger = generalLedgerOf(chartOf(around), account.ledgerId) as GeneralLedger;
  if (ledger.fundId !== account.fundId) return refuseLedger('ledger.fund-mismatch');
  const closed = closedFund(around, account.fundId, before);
  if (closed) return closed;
  const settled = { ...attributes, class: ledger.class };
  if (ledger.class !== LEDGER_CLASS.money) return { ...settled, ...NO_MONEY };
  const moneyKind = account.moneyKind ?? kindOfMoney({ ...account, moneyKind: null }, ledger.name);
  if (account.overdraft && moneyKind !== 'bank') return refuseLedger('ledger.overdraft-bank');
  return { ...settled, moneyKind };
}

/** Makes a sub-ledger a fee head. A guardian's fee never lies in a zakat or waqf fund. */
function settleHead(attributes: Attributes, around: Surroundings, before?: AnyRow): Attributes | Refusal {
  const { fundId, ledgerId, ...head } = attributes as unknown as FeeHead;
  const chargeOn = head.chargeOn ?? usualMoment(head.feeGroup);
  if (before) return { ...head, chargeOn };
  const subLedger = subLedgerAt(chartOf(around), head.subLedgerId) as SubLedger;
  if (subLedger.ledgerId !== ledgerId || subLedger.fundId !== fundId) return refuseFees('fees.head-chain');
  if (!HEAD_CLASSES.includes(subLedger.class)) return refuseFees('fees.head-class');
  const closed = closedFund(around, subLedger.fundId, before);
  if (closed) return closed;
  const fund = fundOf(chartOf(around), subLedger.fundId) as Fund;
  return mayHoldFees(fund)
    ? { ...head, chargeOn }
    : refuseFees('fees.head-fund-kind', { fund: chartedInBoth(fund) });
}

/** What is special about each register of the chart. */
export const chartSlots: Readonly<Record<string, Slots>> = {
  fund: { reads: [journalStream], settle: settleFund },
  generalLedger: { settle: settleLedger },
  subLedger: { settle: settleSubLedger },
  feeHead: { settle: settleHead },
  accountingYear: yearSlots,
  receiptBook: receiptBookSlots,
};
