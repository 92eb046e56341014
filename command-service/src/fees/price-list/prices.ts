import { type EventDraft, isRefusal, Problem } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  FeePricesSet,
  FeePricesWithdrawn,
  feePricesRevision,
  refuseFees as refuse,
} from '@madrasah/events/fees';
import { seenAnother } from '../../kernel/seen.ts';
import { chargedHeadOn } from '../../ledger/chart/lookups.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';

interface SetFeePrices {
  readonly sessionId: number;
  readonly classId: number;
  readonly subLedgerId: number;
  readonly effectiveFrom: string | undefined;
  readonly amounts: readonly (number | null)[];
}

/** What the price list must know of the school's sessions and classes. */
export interface AcademicFrame {
  hasSession(sessionId: number): boolean;
  hasClass(classId: number): boolean;
}

/**
 * Sets the twelve amounts of a head from a day on (today when not said); charges of before keep theirs.
 * @param seen the version of the head's prices that was loaded; any where absent
 */
export function setFeePrices(
  chart: ChartState,
  command: SetFeePrices,
  frame: AcademicFrame,
  today: string,
  seen?: number,
): Decided {
  const { sessionId, classId, subLedgerId, amounts } = command;
  if (!frame.hasSession(sessionId)) return sessions.refuse('session.not-found');
  if (!frame.hasClass(classId)) return classes.refuse('class.not-found');
  if (!chargedHeadOn(chart, subLedgerId)) return refuse('fees.not-a-head');
  const known = chart.priceKeys.get(priceKey(sessionId, classId, subLedgerId));
  const versions = known === undefined ? undefined : chart.prices.get(known)?.versions;
  const another = seenAnother(seen, feePricesRevision(versions));
  if (another) return another;
  const priceRowId = known ?? 1 + Math.max(0, ...chart.prices.keys());
  const effectiveFrom = command.effectiveFrom ?? today;
  return [
    FeePricesSet({ priceRowId, sessionId, classId, subLedgerId, amounts: [...amounts], effectiveFrom }),
  ];
}

/** The head is charged in that session and class no more from today on. */
export function withdrawFeePrices(
  chart: ChartState,
  { priceRowId }: { priceRowId: number },
  today: string,
): Decided {
  const row = chart.prices.get(priceRowId);
  if (!row?.versions.at(-1)?.amounts) return refuse('fee-prices.not-found');
  return [FeePricesWithdrawn({ priceRowId, effectiveFrom: today })];
}

/** Withdraws several rows of prices at once; where one is not there, none is. */
export function withdrawManyFeePrices(
  chart: ChartState,
  { priceRowIds }: { priceRowIds: readonly number[] },
  today: string,
): Decided {
  const drafts: EventDraft[] = [];
  for (const [index, priceRowId] of priceRowIds.entries()) {
    if (priceRowIds.indexOf(priceRowId) < index) continue;
    const decided = withdrawFeePrices(chart, { priceRowId }, today);
    if (isRefusal(decided))
      return { ...decided, fields: [{ path: `ids.${index}`, problem: new Problem(decided.code) }] };
    drafts.push(...decided);
  }
  return drafts;
}
