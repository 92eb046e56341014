export {
  calendarOf,
  type FeeMonth,
  feeMonths,
  type MonthNames,
  monthCalendarsProjector,
  monthNames,
  monthNamesNeed,
  sessionMonths,
  studentMonths,
} from './calendars.ts';
export { arrangedProjector } from './lessenings.ts';
