import { type EventDraft, isRefusal, paisa } from '@madrasah/events';
import { type Lessened, MonthAdvancesApplied, StandingConcessionsGranted } from '@madrasah/events/plans';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { Numbers } from '../ledger/journal/numbering.ts';
import type { EntryDay } from '../ledger/journal/rules/day-for.ts';
import { dueDay } from './charge-days.ts';

/** What stands against a charge as it is made. */
export interface Against {
  /** By what it is lessened, and why. */
  readonly lessened?: readonly Lessened[];
  /** It was paid ahead, on this receipt, and lies there since a day. */
  readonly ahead?:
    | { readonly receiptId: number; readonly amount: number; readonly since: string }
    | undefined;
}

interface Line extends Against {
  readonly admissionId: number;
  readonly userId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly amount: number;
}

export interface ChargeFacts {
  readonly chargeId: number;
  readonly firstItemId: number;
  readonly day: EntryDay;
}

/** What of a charge is owed once what stands against it is taken off; paisa. */
export const owedOf = ({ amount, lessened = [], ahead }: Line): number =>
  lessened.reduce((rest, part) => paisa(rest - part.amount), paisa(amount - (ahead?.amount ?? 0)));

/** The heads that lines name, and their sums by fund. */
function headsAndTotals(lines: readonly { line: Line; amount: number }[]) {
  const heads = new Map<number, number>();
  const totals = new Map<number, number>();
  for (const { line, amount } of lines) {
    heads.set(line.subLedgerId, line.fundId);
    totals.set(line.fundId, paisa((totals.get(line.fundId) ?? 0) + amount));
  }
  return {
    heads: [...heads].map(([subLedgerId, fundId]) => ({ subLedgerId, fundId })),
    totals: [...totals].map(([fundId, amount]) => ({ fundId, amount })),
  };
}

/** Concessions that stand for students, granted on what was just charged: one event, or none. */
export function standingConcessions(
  numbers: Numbers,
  { chargeId, firstItemId, day: { on } }: ChargeFacts,
  lines: readonly Line[],
): EventDraft[] {
  const parts = lines.flatMap((line, index) =>
    (line.lessened ?? []).map(({ lessening, amount }) => ({ line, index, lessening, amount })),
  );
  if (parts.length === 0) return [];
  const sources = new Map(parts.map(({ lessening }) => [JSON.stringify(lessening), lessening]));
  const places = new Map([...sources.keys()].map((key, place) => [key, place]));
  return [
    StandingConcessionsGranted({
      ...{ concessionId: numbers.take('concession'), chargeId, on },
      ...headsAndTotals(parts),
      sources: [...sources.values()],
      lines: parts.map(({ line: { userId, subLedgerId, admissionId }, index, lessening, amount }) => [
        ...([firstItemId + index, userId, subLedgerId, amount, admissionId] as const),
        places.get(JSON.stringify(lessening)) as number,
      ]),
    }),
  ];
}

interface PaidAhead {
  readonly line: Line;
  readonly itemId: number;
  readonly receiptId: number;
  readonly amount: number;
  readonly day: EntryDay;
}

/** Months paid ahead pay what was just charged, none before its receipt: one event a day, or none. */
export function monthAdvances(
  books: Books,
  numbers: Numbers,
  { chargeId, firstItemId, day: charged }: ChargeFacts,
  lines: readonly Line[],
): EventDraft[] {
  const paid = lines.flatMap((line, index): PaidAhead[] => {
    const { ahead, fundId } = line;
    if (!ahead || ahead.amount <= 0) return [];
    const { receiptId, amount, since } = ahead;
    const day = since > charged.on ? dueDay(books, since, fundId) : { on: charged.on };
    return isRefusal(day) ? [] : [{ line, itemId: firstItemId + index, receiptId, amount, day }];
  });
  const days = Map.groupBy(paid, ({ day: { on, wanted = on } }) => `${on}|${wanted}`);
  return [...days.values()].map((same) =>
    MonthAdvancesApplied({
      ...{ applicationId: numbers.take('month-application'), chargeId, ...(same[0] as PaidAhead).day },
      ...headsAndTotals(same),
      lines: same.map(
        ({ line: { userId, subLedgerId, admissionId, monthId }, itemId, amount, receiptId }) => [
          ...([itemId, userId, subLedgerId, amount, admissionId] as const),
          receiptId,
          monthId,
        ],
      ),
    }),
  );
}
