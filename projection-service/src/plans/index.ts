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
export { arrangedProjector } from './lessenings.ts';
