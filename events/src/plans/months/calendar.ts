import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  contentRevision,
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  power,
  stored,
} from '../../kernel/index.ts';
import { CALENDARS, PROPOSED_CALENDARS } from './month-names.ts';

const { answered, cell, record } = answers;

const MOST_OFFSET = 3;

/** The months of a class in a session: what they are called, when they begin, whether fees are charged for them. */
export const MonthCalendarSet = defineEvent(
  'MonthCalendarSet',
  z.object({
    calendarId: stored.storedId,
    sessionId: stored.storedId,
    classId: stored.storedId,
    calendar: z.enum(CALENDARS),
    /** Days between Makkah and here, by which Hijri months are proposed. */
    hijriOffset: z.int().min(-MOST_OFFSET).max(MOST_OFFSET),
    months: z
      .array(
        z.object({
          monthId: z.int().min(1).max(12),
          name: z.string(),
          startsOn: stored.storedDay,
          charged: z.boolean(),
        }),
      )
      .length(12),
  }),
  { about: { month_calendar: 'calendarId' } },
);

/** The version of a class's months; of months that were never set, too. */
export const calendarRevision = (
  calendar: Pick<DataOf<typeof MonthCalendarSet>, 'calendar' | 'hijriOffset' | 'months'> | undefined,
): number =>
  contentRevision(
    calendar
      ? [
          ...[calendar.calendar, calendar.hijriOffset],
          ...calendar.months.flatMap(({ name, startsOn, charged }) => [name, startsOn, Number(charged)]),
        ]
      : [],
  );

const path = '/api/accounts/month_calendar';

const month = z.object({
  MonthID: fields.integer(1, 12),
  name: fields.requiredText(40, 'plans.month-name-required'),
  startsOn: fields.day(),
  charged: fields.optionalFlag(true),
});

export const setMonthCalendar = defineCommand({
  name: 'SetMonthCalendar',
  versioned: true,
  method: 'PUT',
  path,
  access: power('fee_setting', 'edit'),
  body: z.object({
    SessionID: fields.id(),
    ClassID: fields.id(),
    /** Classes of the session that get the same months. */
    alsoFor: z.array(fields.id()).max(100).optional(),
    calendar: fields.word(CALENDARS, 'own' as const),
    hijriOffset: fields.optionalInteger(-MOST_OFFSET, MOST_OFFSET),
    months: z.array(month).length(12),
  }),
  toCommand: (body) => ({
    sessionId: body.SessionID,
    classIds: [...new Set([body.ClassID, ...(body.alsoFor ?? [])])],
    calendar: body.calendar,
    hijriOffset: body.hijriOffset,
    months: body.months.map(({ MonthID, ...rest }) => ({ monthId: MonthID, ...rest })),
  }),
  message: 'plans.calendar-saved',
  example: {
    ...{ SessionID: 1, ClassID: 1, calendar: 'own' },
    months: Array.from({ length: 12 }, (_, index) => ({
      MonthID: index + 1,
      name: `মাস ${index + 1}`,
      startsOn: `2026-${String(index + 1).padStart(2, '0')}-01`,
      charged: true,
    })),
  },
});

const monthCells = () => ({
  ...{ MonthID: cell.number(), name: cell.text(), startsOn: cell.day(), charged: cell.flag() },
});

/** A class's months, as saved or as proposed, and what each calendar would propose. */
export const monthCalendar = defineQuery({
  name: 'MonthCalendar',
  path,
  access: power('fee_setting', 'view'),
  query: {
    sessionId: fields.id(),
    classId: fields.id(),
    /** A day of the first month: proposals begin there. */
    within: fields.optionalDay(),
    hijriOffset: fields.optionalInteger(-MOST_OFFSET, MOST_OFFSET),
  },
  answer: () =>
    answered(
      record({
        ...{ SessionID: cell.number(), ClassID: cell.number(), calendar: cell.oneOf(CALENDARS) },
        ...{ hijriOffset: cell.number(), saved: cell.flag(), revision: cell.number() },
        /** `fixed`: fees stand charged, it keeps its day. */
        months: z.array(record({ ...monthCells(), fixed: cell.flag() })),
        proposals: z.record(z.enum(PROPOSED_CALENDARS), z.array(record(monthCells()))),
      }),
    ),
});
export type ClassMonths = AnswerTo<typeof monthCalendar>['data'];
/** A month of a class, or a proposed one. */
export type ClassMonth = ClassMonths['proposals'][keyof ClassMonths['proposals']][number] & {
  readonly fixed?: boolean;
};
