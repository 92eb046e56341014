import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'closing.by-reconciliation': '“{account}” is not closed by counting; it closes by bank reconciliation',
  'closing.already-closed': '“{account}” has already been closed for {day:day}',
  'closing.earlier-day-open': 'First close “{account}” for {day:day}',
  'closing.no-general-fund': 'There is no general fund to which a shortage or surplus could be booked',
  'closing.not-closed': '“{account}” has not been closed for {day:day}',
  'closing.not-last-closed': 'Reopen the later days of “{account}” first; the last day closed is {day:day}',
  'closing.day-open': '“{account}” is not closed for {day:day} yet',
  'closing.earlier-month-open': 'Months are locked in order; first lock the month in which {day:day} falls',
  'closing.month-not-over': 'A month cannot be locked before it is over',
  'closing.already-locked': 'The month is locked already',
  'closing.not-locked': 'The month is not locked',
  'closing.lock-softly-first': 'Lock the month softly before locking it for good',
  'closing.exception-stands': 'The month is open by exception until {day:day}; lock it again first',
  'closing.until-past': 'The exception must end today or on a later day',
  'ledger.entry.PeriodLocked': 'Month locked',
  'ledger.entry.PeriodUnlocked': 'Month opened by exception',
  'ledger.entry.DayClosed': 'Day close',
  'ledger.entry.DayReopened': 'Day reopened',
  'ledger.entry.CashDifferencePosted': 'Cash short / over',
};
