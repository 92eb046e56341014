import { type DataOf, paisa } from '@madrasah/events';
import { type FeesCollected, repricingNumber } from '@madrasah/events/fees';
import {
  ChargesRepriced,
  changeNumber,
  LeaverSettled,
  MonthAdvancesApplied,
  StandingConcessionsGranted,
} from '@madrasah/events/plans';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { MonthAdvance } from '../facts/plan-facts.ts';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

function changeAdvances(
  state: JournalState,
  userId: number,
  change: (advance: MonthAdvance) => MonthAdvance,
): void {
  const held = state.monthAdvances.get(userId);
  if (held) state.monthAdvances.set(userId, held.map(change));
}

/** Keeps the months that a receipt was paid ahead for, each with the child whose admission it is of. */
export function keepMonthAdvances(
  state: JournalState,
  { userId, receiptId, family, on: since, months = [] }: DataOf<typeof FeesCollected>,
): void {
  for (const { admissionId, subLedgerId, monthId, fundId, fee, concession, deposit } of months) {
    const of = family?.find((child) => child.admissionId === admissionId)?.userId ?? userId;
    const paid: MonthAdvance = {
      ...{ receiptId, admissionId, subLedgerId, monthId, fundId, fee, concession },
      ...{ amount: deposit, released: 0, itemId: 0, appliedOn: '', since },
    };
    state.monthAdvances.set(of, [...(state.monthAdvances.get(of) ?? []), paid]);
  }
}

/** Forgets the months that a receipt brought, once it is taken back. */
export function dropMonthAdvances(state: JournalState, userId: number, receiptId: number): void {
  const held = state.monthAdvances.get(userId);
  if (held?.some((advance) => advance.receiptId === receiptId))
    state.monthAdvances.set(
      userId,
      held.filter((advance) => advance.receiptId !== receiptId),
    );
}

/** A charge is taken back: the months that had paid these items are paid ahead again. */
export function freeMonthAdvances(
  state: JournalState,
  prepaid: ReadonlyMap<number, number>,
  day: string,
): void {
  for (const [itemId, userId] of prepaid)
    changeAdvances(state, userId, (advance) => {
      if (advance.itemId !== itemId) return advance;
      // Freed on the day on which it had paid it lies there as before, else only from then on.
      const since = day > advance.appliedOn ? day : advance.since;
      return { ...advance, itemId: 0, appliedOn: '', since };
    });
}

/** Months paid ahead, standing concessions and charges that got another price. */
export const planCases: readonly FoldCase<JournalState>[] = [
  on(StandingConcessionsGranted, (state, { concessionId }) => counted(state, 'concession', concessionId)),
  on(MonthAdvancesApplied, (state, { applicationId, on: appliedOn, lines }) => {
    counted(state, 'month-application', applicationId);
    for (const [itemId, userId, subLedgerId, , admissionId, , monthId] of lines) {
      changeAdvances(state, userId, (advance) =>
        advance.itemId === 0 &&
        advance.admissionId === admissionId &&
        advance.subLedgerId === subLedgerId &&
        advance.monthId === monthId
          ? { ...advance, itemId, appliedOn }
          : advance,
      );
    }
  }),
  on(LeaverSettled, (state, { settlementId, userId, admissionId, leftOn, cancelFrom, months }) => {
    counted(state, 'settlement', settlementId);
    state.leavings.set(admissionId, { on: leftOn, cancelFrom });
    if (months.length === 0) return;
    changeAdvances(state, userId, (advance) =>
      advance.admissionId === admissionId && advance.itemId === 0
        ? { ...advance, released: advance.amount }
        : advance,
    );
  }),
  on(ChargesRepriced, (state, { repriceId, operation, lines, overpaid }) => {
    applied(state, operation, lines);
    const change = changeNumber(operation);
    if (change) state.studentChanges.set(change.admissionId, change.changeNo);
    counted(state, 'reprice', repriceId);
    const users = new Map(lines.map(([itemId, userId]) => [itemId, userId]));
    for (const [itemId, amount] of overpaid) release(state, users.get(itemId) ?? 0, itemId, amount);
  }),
];

/** Prices applied to many charges, by their number; the second of a number takes the first back. */
function applied(
  state: JournalState,
  operation: string,
  lines: DataOf<typeof ChargesRepriced>['lines'],
): void {
  const number = repricingNumber(operation);
  if (number === undefined) return;
  const known = state.repricings.get(number);
  state.repricings.set(number, known ? { ...known, undone: true } : { lines, undone: false });
  counted(state, 'repricing', number);
}

/** What was overpaid of an item is an open advance now: its applications, and the month that paid it, are less by it. */
function release(state: JournalState, userId: number, itemId: number, overpaid: number): void {
  let rest = overpaid;
  changeAdvances(state, userId, (advance) => {
    if (advance.itemId !== itemId) return advance;
    const taken = Math.min(rest, paisa(advance.amount - advance.released));
    rest = paisa(rest - taken);
    return { ...advance, released: paisa(advance.released + taken) };
  });
  const applications = (state.applications.get(userId) ?? []).toReversed().map((line) => {
    if (line.itemId !== itemId || rest === 0) return line;
    const taken = Math.min(rest, line.amount);
    rest = paisa(rest - taken);
    return { ...line, amount: paisa(line.amount - taken) };
  });
  if (applications.length > 0)
    state.applications.set(
      userId,
      applications.toReversed().filter(({ amount }) => amount > 0),
    );
}
