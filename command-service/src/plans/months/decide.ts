import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  type CalendarKind,
  type CalendarMonth,
  calendarRevision,
  MonthCalendarSet,
  refusePlans as refuse,
} from '@madrasah/events/plans';
import { seenAnother } from '../../kernel/seen.ts';
import { calendarKey, type MonthCalendar, type PlanState } from '../state.ts';

export interface SetMonthCalendar {
  readonly sessionId: number;
  readonly classIds: readonly number[];
  readonly calendar: CalendarKind;
  readonly hijriOffset: number | undefined;
  readonly months: readonly CalendarMonth[];
}

/** What a calendar must know of the school. */
export interface CalendarFrame {
  hasSession(sessionId: number): boolean;
  hasClass(classId: number): boolean;
  /** Months (1–12) of a class for which fees stand charged. */
  chargedMonths(sessionId: number, classId: number): ReadonlySet<number>;
  /** The school's own days between Makkah and here, for a class that has none. */
  readonly hijriOffset: number;
}

/**
 * Sets the months of one class or several. What fees were charged for keeps its start day; its name may change.
 * @param seen the version that the first of the classes was loaded with; any where absent
 */
export function setMonthCalendar(
  state: PlanState,
  command: SetMonthCalendar,
  frame: CalendarFrame,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const { sessionId, classIds, calendar, months } = command;
  const stands = state.calendars.get(calendarKey(sessionId, classIds[0] ?? 0));
  const another = seenAnother(seen, calendarRevision(stands));
  if (another) return another;
  if (!frame.hasSession(sessionId)) return sessions.refuse('session.not-found');
  if (!classIds.every((classId) => frame.hasClass(classId))) return classes.refuse('class.not-found');
  const disordered = orderFault(months);
  if (disordered) return disordered;
  const drafts: EventDraft[] = [];
  let nextId = state.calendars.size;
  for (const classId of classIds) {
    const before = state.calendars.get(calendarKey(sessionId, classId));
    const fixed = fixedFault(months, before, frame.chargedMonths(sessionId, classId));
    if (isRefusal(fixed)) return fixed;
    if (!before) nextId += 1;
    const calendarId = before?.calendarId ?? nextId;
    const hijriOffset = command.hijriOffset ?? before?.hijriOffset ?? frame.hijriOffset;
    const data = { calendarId, sessionId, classId, calendar, hijriOffset, months: [...months] };
    if (JSON.stringify(before) !== JSON.stringify(data)) drafts.push(MonthCalendarSet(data));
  }
  return drafts;
}

function orderFault(months: readonly CalendarMonth[]): Refusal | undefined {
  const fields = months.flatMap(({ monthId, startsOn }, index) => {
    const earlier = months[index - 1];
    const isNext = monthId === index + 1 && (!earlier || earlier.startsOn < startsOn);
    return isNext ? [] : [{ path: `months.${index}.startsOn`, problem: new Problem('plans.months-order') }];
  });
  return fields.length > 0 ? refuse('plans.months-order', {}, fields) : undefined;
}

function fixedFault(
  months: readonly CalendarMonth[],
  before: MonthCalendar | undefined,
  charged: ReadonlySet<number>,
): Refusal | undefined {
  if (!before) return undefined;
  const fields = before.months.flatMap((old, index) => {
    const now = months[index];
    if (!charged.has(old.monthId) || (now?.startsOn === old.startsOn && now.charged >= old.charged))
      return [];
    const params = { name: old.name, day: old.startsOn };
    return [{ path: `months.${index}.startsOn`, problem: new Problem('plans.month-fixed', params), params }];
  });
  const [first] = fields;
  return (
    first &&
    refuse(
      'plans.month-fixed',
      first.params,
      fields.map(({ path, problem }) => ({ path, problem })),
    )
  );
}
