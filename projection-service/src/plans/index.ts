export {
  calendarOf,
  type MonthNames,
  monthCalendarsProjector,
  monthNames,
  monthNamesNeed,
  sessionMonths,
  studentMonths,
} from './calendars.ts';
