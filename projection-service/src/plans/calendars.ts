import type { DataOf, Language } from '@madrasah/events';
import { MonthCalendarSet, monthNameIn } from '@madrasah/events/plans';
import { monthName } from '@madrasah/events/settings';
import { type AdmissionFacts, studentsProjector } from '../admissions/index.ts';
import { schoolHijriOffset } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

export type MonthCalendar = DataOf<typeof MonthCalendarSet>;

const key = (sessionId: number, classId: number) => `${sessionId}-${classId}`;

export const monthCalendarsProjector = defineProjector<MonthCalendar>({
  name: 'month-calendars',
  version: 1,
  collection: 'month-calendars',
  indexes: [],
  on: {
    MonthCalendarSet: when(MonthCalendarSet, {
      keys: ({ data }) => [key(data.sessionId, data.classId)],
      fold: (_, { data }) => data,
    }),
  },
});

/** The months of a class; undefined while it has none of its own. @throws DocumentsAway */
export const calendarOf = (tenant: Tenant, sessionId: number, classId: number) =>
  tenant.findOne(monthCalendarsProjector, key(sessionId, classId));

/** Days between Makkah and here, as the calendar of a class has them; as its school's where it has none. @throws DocumentsAway */
export const hijriOffsetOf = async (
  tenant: Tenant,
  { sessionId, classId }: { readonly sessionId: number; readonly classId: number },
): Promise<number> =>
  (await calendarOf(tenant, sessionId, classId))?.hijriOffset ?? (await schoolHijriOffset(tenant));

/** What a month is called where it stands: by its class's calendar, else as months are called everywhere. */
export type MonthNames = (of: { sessionId: number; classId: number }, monthId: number) => string;

/** The month names of all classes of a school, in a language; '' for month 0. @throws DocumentsAway */
export async function monthNames(tenant: Tenant, language: Language): Promise<MonthNames> {
  const calendars = await tenant.find(monthCalendarsProjector);
  const byClass = new Map(calendars.map((one) => [key(one.sessionId, one.classId), one.months]));
  return ({ sessionId, classId }, monthId) => {
    const own = byClass.get(key(sessionId, classId))?.find((month) => month.monthId === monthId);
    return own ? monthNameIn(own.name, language) : monthName(monthId, language);
  };
}

/** Whom the month names of students depend on. */
export const monthNamesNeed = [monthCalendarsProjector, studentsProjector];

/** What the month of a student's fee is called, by the class of the admission it stands on. */
export type FeeMonth = (fee: { admissionId: number; monthId: number }) => string;

/** @param admissions all of the student's */
export const feeMonths =
  (names: MonthNames, admissions: readonly AdmissionFacts[]): FeeMonth =>
  ({ admissionId, monthId }) => {
    if (monthId === 0) return '';
    const admission = admissions.find((one) => one.admissionId === admissionId);
    return names(admission ?? { sessionId: 0, classId: 0 }, monthId);
  };

/** What the months of one student's fees, or of several students', are called. @throws DocumentsAway */
export async function studentMonths(
  tenant: Tenant,
  userIds: number | readonly number[],
  language: Language,
): Promise<FeeMonth> {
  const [names, people] = await Promise.all([
    monthNames(tenant, language),
    tenant.findByKeys(studentsProjector, [userIds].flat()),
  ]);
  return feeMonths(
    names,
    people.flatMap(({ admissions }) => admissions),
  );
}

/** What a month is called in a session where all its classes call it the same; else as it is called everywhere. */
export async function sessionMonths(
  tenant: Tenant,
  language: Language,
): Promise<(sessionId: number, monthId: number) => string> {
  const calendars = await tenant.find(monthCalendarsProjector);
  return (sessionId, monthId) => {
    const names = calendars
      .filter((one) => one.sessionId === sessionId)
      .map(({ months }) => months.find((month) => month.monthId === monthId)?.name ?? '');
    const [name = '', ...others] = new Set(names);
    return name && others.length === 0 ? monthNameIn(name, language) : monthName(monthId, language);
  };
}
