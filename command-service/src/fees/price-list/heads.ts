import { FeeHeadAdded, FeeHeadChanged, FeeHeadRetired, refuseFees as refuse } from '@madrasah/events/fees';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { nextId } from '../../ledger/chart/decide.ts';
import { feeHeadOn, fundOf, mayHoldFees, subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { ChartState, FeeHead } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts.ts';

type Moment = FeeHead['chargeOn'];
interface AddFeeHead {
  readonly fundId: number;
  readonly ledgerId: number;
  readonly subLedgerId: number;
  readonly feeGroup: number;
  readonly chargeOn: Moment;
}

/** Heads are income, or held for others (board fees): a liability. */
const HEAD_CLASSES: readonly number[] = [LEDGER_CLASS.income, LEDGER_CLASS.liability];

/** Makes a sub-ledger a fee head. A guardian's fee never lies in a zakat or waqf fund. */
export function addFeeHead(chart: ChartState, command: AddFeeHead): Decided {
  const { subLedgerId, feeGroup, chargeOn } = command;
  const subLedger = subLedgerAt(chart, subLedgerId);
  const fund = fundOf(chart, command.fundId);
  const chained = subLedger?.ledgerId === command.ledgerId && subLedger.fundId === command.fundId;
  if (!subLedger || !fund || !chained) return refuse('fees.head-chain');
  if (!HEAD_CLASSES.includes(subLedger.class)) return refuse('fees.head-class');
  if (!mayHoldFees(fund)) return refuse('fees.head-fund-kind', { fund: fund.name });
  if (feeHeadOn(chart, subLedgerId)) return refuse('fees.head-duplicate');
  return [FeeHeadAdded({ feeHeadId: nextId(chart.feeHeads), subLedgerId, feeGroup, chargeOn })];
}

export function changeFeeHead(
  chart: ChartState,
  command: { feeHeadId: number; feeGroup: number; chargeOn: Moment },
): Decided {
  const head = chart.feeHeads.get(command.feeHeadId);
  if (!head || head.retired) return refuse('fee-head.not-found');
  const same = head.feeGroup === command.feeGroup && head.chargeOn === command.chargeOn;
  return same ? [] : [FeeHeadChanged(command)];
}

/** A retired head is charged no more; what was charged stays. */
export function retireFeeHead(chart: ChartState, { feeHeadId }: { feeHeadId: number }): Decided {
  const head = chart.feeHeads.get(feeHeadId);
  return !head || head.retired ? refuse('fee-head.not-found') : [FeeHeadRetired({ feeHeadId })];
}
