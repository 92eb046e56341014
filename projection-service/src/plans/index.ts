export {
  calendarOf,
  type FeeMonth,
  feeMonths,
  hijriOffsetOf,
  type MonthNames,
  monthCalendarsProjector,
  monthNames,
  monthNamesNeed,
  sessionMonths,
  studentMonths,
} from './calendars.ts';
export { type PlannedYear, plannedYear, plannedYearNeeds } from './fee-plan/index.ts';
export { accountWithHouse } from './leavers.ts';
export { arrangedProjector } from './lessenings.ts';
export { type HeldMonth, heldMonths, monthAdvancesProjector } from './month-advances.ts';
