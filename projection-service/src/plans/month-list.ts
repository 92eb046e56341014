import type { FactsOf, Language } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import { monthNameIn, monthNamesList, monthNamesOfClass, monthNamesRevision } from '@madrasah/events/plans';
import { monthName } from '@madrasah/events/settings';
import { type AcademicLists, academicLists, academicSources, nameIn } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { listQueries } from '../lists/index.ts';
import { calendarOf, type MonthCalendar, monthCalendarsProjector } from './calendars.ts';

type Row = FactsOf<typeof monthNamesList>;
type MonthField = Extract<keyof Row, `Month${number}`>;
type Months = Pick<Row, MonthField>;
type Place = Pick<MonthCalendar, 'sessionId' | 'classId'>;

/** Twelve names under the wire's. */
const monthFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, at) => [`Month${at + 1}`, name])) as unknown as Months;

const placeFields = ({ sessionId, classId }: Place, lists: AcademicLists, language: Language) => ({
  ...{ SessionID: sessionId, ClassID: classId },
  SessionName: nameIn(lists.sessions.get(sessionId), language),
  ClassName: nameIn(lists.classes.get(classId), language),
});

function rowOf(calendar: MonthCalendar, lists: AcademicLists, language: Language): Row {
  const names = calendar.months.map(({ name }) => monthNameIn(name, language));
  return {
    ID: calendar.calendarId,
    ...placeFields(calendar, lists, language),
    calendar: calendar.calendar,
    months: names,
    revision: monthNamesRevision(calendar.months),
    // What a form is filled with stays as it was written.
    ...monthFields(calendar.months.map(({ name }) => name)),
  };
}

const needs = [monthCalendarsProjector, ...academicSources];

/** What the classes call their months. */
export const monthListQueries = (deps: Deps): HandledQuery[] => [
  ...listQueries(deps, monthNamesList, {
    needs,
    file: 'month-names',
    async rows({ SessionID, ClassID }, tenant, { language }) {
      const [calendars, lists] = await Promise.all([
        tenant.find(monthCalendarsProjector),
        academicLists(tenant),
      ]);
      const serial = (of: ReadonlyMap<number, { readonly serial: number }>, id: number) =>
        of.get(id)?.serial ?? 0;
      const asked = calendars.filter(
        ({ sessionId, classId }) =>
          (SessionID ?? sessionId) === sessionId && (ClassID ?? classId) === classId,
      );
      const ordered = asked.sort(
        (one, other) =>
          serial(lists.sessions, other.sessionId) - serial(lists.sessions, one.sessionId) ||
          serial(lists.classes, one.classId) - serial(lists.classes, other.classId),
      );
      return { rows: ordered.map((one) => rowOf(one, lists, language)), beside: {} };
    },
  }),
  handledQuery(monthNamesOfClass, needs, async ({ session, class: classId }, tenant, { language }) => {
    const [saved, lists] = await Promise.all([calendarOf(tenant, session, classId), academicLists(tenant)]);
    if (lists.sessions.get(session)?.retired !== false) return sessions.refuse('session.not-found');
    if (lists.classes.get(classId)?.retired !== false) return classes.refuse('class.not-found');
    if (saved) return { data: rowOf(saved, lists, language) };
    const names = Array.from({ length: 12 }, (_, at) => monthName(at + 1, language));
    const place = placeFields({ sessionId: session, classId }, lists, language);
    return { data: { ID: null, ...place, calendar: 'hijri', months: names, ...monthFields(names) } };
  }),
];
