import { dhakaDay } from '@madrasah/events';
import {
  CashCounted,
  CashDifferencePosted,
  CashDifferenceResolved,
  DayClosed,
  DayReopened,
  DrawerHandedOver,
  PeriodLocked,
  PeriodUnlocked,
  YearClosed,
  YearReopened,
} from '@madrasah/events/closing';
import { CashierDebtSettled } from '@madrasah/events/vouchers';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import type { JournalState } from '../shape.ts';

/** Locks, closed days and their differences. */
export const closingCases: readonly FoldCase<JournalState>[] = [
  on(PeriodLocked, (state, { lockId, month, level }) => {
    counted(state, 'period-lock', lockId);
    state.exceptions.delete(month);
    if (month > (state.locks.get(level) ?? '')) state.locks.set(level, month);
  }),
  on(PeriodUnlocked, (state, { lockId, month, until }, event) => {
    counted(state, 'period-lock', lockId);
    state.exceptions.set(month, { until, by: event.metadata.actor.id });
  }),
  on(DayClosed, (state, { closeId, moneyAccount, on: day, difference }, event) => {
    counted(state, 'day-close', closeId);
    const { at, actor } = event.metadata;
    const closed = { by: actor.id, closedOn: dhakaDay(new Date(at)) };
    const close = { closeId, on: day, ...closed, difference, resolved: false };
    state.closedDays.set(moneyAccount, [...(state.closedDays.get(moneyAccount) ?? []), close]);
  }),
  on(DayReopened, (state, { closeId, moneyAccount }) => {
    const kept = (state.closedDays.get(moneyAccount) ?? []).filter((close) => close.closeId !== closeId);
    state.closedDays.set(moneyAccount, kept);
  }),
  on(CashDifferenceResolved, (state, data, event) => {
    const { resolutionId, closeId, moneyAccount, mark } = data;
    counted(state, 'difference-resolution', resolutionId);
    if (data.to === 'cashier') {
      const { userId, fundId, on: day, change } = data;
      state.cashierDebts.set(resolutionId, { resolutionId, userId, fundId, on: day, left: -change });
    }
    const days = state.closedDays.get(moneyAccount) ?? [];
    if (mark) {
      const asker = days.find((close) => close.closeId === closeId)?.by ?? 0;
      const { at, actor } = event.metadata;
      const marked = { kind: null, number: resolutionId, mark, asker, by: actor.id, at };
      state.markedConfirmations.set(event.revision, marked);
    }
    state.closedDays.set(
      moneyAccount,
      days.map((close) => (close.closeId === closeId ? { ...close, resolved: true } : close)),
    );
  }),
  on(CashierDebtSettled, (state, { paymentId, resolutionId, change }) => {
    counted(state, 'cashier-payment', paymentId);
    const debt = state.cashierDebts.get(resolutionId);
    if (debt) state.cashierDebts.set(resolutionId, { ...debt, left: debt.left - change });
  }),
  on(YearClosed, (state, { closingId, yearId, on: day, results, postings }) => {
    counted(state, 'year-closing', closingId);
    state.closedYears.set(yearId, { closingId, on: day, results, postings });
  }),
  on(YearReopened, (state, { yearId }) => {
    state.closedYears.delete(yearId);
  }),
  on(CashCounted, (state, { countId }) => counted(state, 'cash-count', countId)),
  on(DrawerHandedOver, (state, { handOverId, moneyAccount, to }) => {
    counted(state, 'hand-over', handOverId);
    state.keepers.set(moneyAccount, to);
  }),
  on(CashDifferencePosted, (state, { differenceId }) => counted(state, 'cash-difference', differenceId)),
];
