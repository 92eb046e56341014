import { type Day, type EventDraft, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  type CalendarKind,
  MONTHS_OF,
  monthNamesRevision,
  monthTyped,
  type ProposedCalendar,
  proposeMonths,
  refusePlans as refuse,
  schoolYearStart,
} from '@madrasah/events/plans';
import { calendarKey, type PlanState } from '../state.ts';
import { type CalendarFrame, setMonthCalendar } from './decide.ts';

interface Names {
  readonly sessionId: number;
  readonly classId: number;
  /** The twelve months as they were typed: names, or numbers of the calendar. */
  readonly names: readonly string[];
  readonly calendar: ProposedCalendar | undefined;
}

const FIRST_GUESS: ProposedCalendar = 'hijri';

const readBy = ({ names, calendar }: Names, kept: CalendarKind): string[] => {
  const of = calendar ?? (kept === 'own' ? FIRST_GUESS : kept);
  return names.map((name) => monthTyped(name, of));
};

/** The day on which a year begins whose first month is called so; as the calendar's school years do where it is no month of it. */
function yearStart(
  calendar: ProposedCalendar,
  firstName: string | undefined,
  today: Day,
  offset: number,
): Day {
  const first = MONTHS_OF[calendar].bn.indexOf(firstName ?? '') + 1;
  return schoolYearStart(calendar, today, offset, first || undefined);
}

/** Names the months of a class that has none of its own; they begin as those of the calendar do. */
export function insertMonthNames(
  state: PlanState,
  command: Names,
  frame: CalendarFrame,
  today: Day,
): readonly EventDraft[] | Refusal {
  const { sessionId, classId, calendar = FIRST_GUESS } = command;
  if (state.calendars.has(calendarKey(sessionId, classId))) return refuse('plans.month-names-duplicate');
  const names = readBy(command, calendar);
  const { hijriOffset: offset } = frame;
  const begin = yearStart(calendar, names[0], today, offset);
  const months = proposeMonths(calendar, begin, offset).map((month, at) => ({
    ...month,
    name: names[at] ?? month.name,
  }));
  const whole = { sessionId, classIds: [classId], calendar, hijriOffset: undefined, months };
  return setMonthCalendar(state, whole, frame);
}

/**
 * Renames the months of a class; when they begin and which are charged stays.
 * @param seen the version that whoever renames them has seen; any where absent
 */
export function changeMonthNames(
  state: PlanState,
  command: Names & { readonly calendarId: number },
  frame: CalendarFrame,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const before = [...state.calendars.values()].find(({ calendarId }) => calendarId === command.calendarId);
  if (!before) return refuse('month-names.not-found');
  const { sessionId, classId, calendar, hijriOffset } = before;
  if (sessionId !== command.sessionId || classId !== command.classId)
    return refuse('plans.month-names-fixed');
  if (seen !== undefined && seen !== monthNamesRevision(before.months)) return refuseAny('conflict.changed');
  const names = readBy(command, calendar);
  const months = before.months.map((month, at) => ({ ...month, name: names[at] ?? month.name }));
  return setMonthCalendar(state, { sessionId, classIds: [classId], calendar, hijriOffset, months }, frame);
}
