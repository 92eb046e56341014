import type { EventDraft, Refusal } from '@madrasah/events';
import {
  FundAdded,
  FundRenamed,
  FundRetired,
  FundSwitched,
  GeneralLedgerAdded,
  GeneralLedgerRenamed,
  GeneralLedgerRetired,
  refuseLedger as refuse,
  SubLedgerAdded,
  SubLedgerRenamed,
  SubLedgerRetired,
} from '@madrasah/events/ledger';
import type { Table } from '@madrasah/service-kit/folding';
import { feeHeadOn, fundOf, generalLedgerOf, subLedgerAt } from './lookups.ts';
import type { ChartState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

export const nextId = (table: Table<number, unknown>) => 1 + Math.max(0, ...table.keys());

const sameName = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

function named<T extends { readonly name: string; readonly retired: boolean }>(
  rows: Iterable<T>,
  name: string,
  within: (row: T) => boolean = () => true,
): T | undefined {
  for (const row of rows) if (!row.retired && within(row) && sameName(row.name, name)) return row;
  return undefined;
}

export function addFund(chart: ChartState, { name, kind }: { name: string; kind: number }): Decided {
  if (named(chart.funds.values(), name)) return refuse('ledger.fund-duplicate');
  return [FundAdded({ fundId: nextId(chart.funds), name, kind })];
}

export function renameFund(chart: ChartState, { id, name }: { id: number; name: string }): Decided {
  const fund = fundOf(chart, id);
  if (!fund) return refuse('fund.not-found');
  const other = named(chart.funds.values(), name);
  if (other && other.fundId !== id) return refuse('ledger.fund-duplicate');
  return fund.name === name ? [] : [FundRenamed({ fundId: id, name })];
}

export function switchFund(chart: ChartState, { id, active }: { id: number; active: boolean }): Decided {
  const fund = fundOf(chart, id);
  if (!fund) return refuse('fund.not-found');
  return fund.active === active ? [] : [FundSwitched({ fundId: id, active })];
}

/** @param isPosted whether the journal has entries of the fund: its money can lie in another fund's account */
export function retireFund(
  chart: ChartState,
  { id }: { id: number },
  isPosted: (fundId: number) => boolean,
): Decided {
  if (!fundOf(chart, id)) return refuse('fund.not-found');
  const used = [...chart.generalLedgers.values()].some((ledger) => ledger.fundId === id);
  return used || isPosted(id) ? refuse('ledger.in-use') : [FundRetired({ fundId: id })];
}

export function addGeneralLedger(
  chart: ChartState,
  command: { fundId: number; class: number; name: string },
): Decided {
  const fund = fundOf(chart, command.fundId);
  if (!fund) return refuse('fund.not-found');
  if (!fund.active) return refuse('ledger.fund-inactive', { fund: fund.name });
  const inFund = (ledger: { fundId: number; class: number }) =>
    ledger.fundId === command.fundId && ledger.class === command.class;
  if (named(chart.generalLedgers.values(), command.name, inFund)) return refuse('ledger.general-duplicate');
  return [GeneralLedgerAdded({ ledgerId: nextId(chart.generalLedgers), ...command })];
}

export function renameGeneralLedger(chart: ChartState, { id, name }: { id: number; name: string }): Decided {
  const ledger = generalLedgerOf(chart, id);
  if (!ledger) return refuse('general-ledger.not-found');
  const beside = (row: typeof ledger) => row.fundId === ledger.fundId && row.class === ledger.class;
  const other = named(chart.generalLedgers.values(), name, beside);
  if (other && other.ledgerId !== id) return refuse('ledger.general-duplicate');
  return ledger.name === name ? [] : [GeneralLedgerRenamed({ ledgerId: id, name })];
}

export function retireGeneralLedger(chart: ChartState, { id }: { id: number }): Decided {
  if (!generalLedgerOf(chart, id)) return refuse('general-ledger.not-found');
  const used = [...chart.subLedgers.values()].some((subLedger) => subLedger.ledgerId === id);
  return used ? refuse('ledger.in-use') : [GeneralLedgerRetired({ ledgerId: id })];
}

export function addSubLedger(
  chart: ChartState,
  command: { fundId: number; ledgerId: number; name: string; allowedFunds: readonly number[] | null },
): Decided {
  const ledger = generalLedgerOf(chart, command.ledgerId);
  if (!ledger) return refuse('general-ledger.not-found');
  if (!fundOf(chart, command.fundId)) return refuse('fund.not-found');
  if (ledger.fundId !== command.fundId) return refuse('ledger.fund-mismatch');
  if (command.allowedFunds?.some((fundId) => !fundOf(chart, fundId))) return refuse('fund.not-found');
  const inLedger = (row: { ledgerId: number }) => row.ledgerId === command.ledgerId;
  if (named(chart.subLedgers.values(), command.name, inLedger)) return refuse('ledger.sub-duplicate');
  const subLedgerId = nextId(chart.subLedgers);
  const allowedFunds = command.allowedFunds === null ? null : [...command.allowedFunds];
  return [SubLedgerAdded({ subLedgerId, class: ledger.class, ...command, allowedFunds })];
}

export function renameSubLedger(chart: ChartState, { id, name }: { id: number; name: string }): Decided {
  const subLedger = subLedgerAt(chart, id);
  if (!subLedger) return refuse('sub-ledger.not-found');
  const beside = (row: typeof subLedger) => row.ledgerId === subLedger.ledgerId;
  const other = named(chart.subLedgers.values(), name, beside);
  if (other && other.subLedgerId !== id) return refuse('ledger.sub-duplicate');
  return subLedger.name === name ? [] : [SubLedgerRenamed({ subLedgerId: id, name })];
}

/** @param isPosted whether the journal has entries on the sub-ledger: what has a history stays on the list */
export function retireSubLedger(
  chart: ChartState,
  { id }: { id: number },
  isPosted: (subLedgerId: number) => boolean,
): Decided {
  if (!subLedgerAt(chart, id)) return refuse('sub-ledger.not-found');
  return isPosted(id) || feeHeadOn(chart, id)
    ? refuse('ledger.in-use')
    : [SubLedgerRetired({ subLedgerId: id })];
}
