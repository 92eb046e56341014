import type { Day } from '@madrasah/events';
import {
  type CalendarMonth,
  calendarRevision,
  monthCalendar,
  PROPOSED_CALENDARS,
  proposeMonths,
  schoolYearStart,
} from '@madrasah/events/plans';
import { today } from '@madrasah/service-kit/clock';
import { admissionsOfClass, studentsNeed } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { institutionInfoProjector, schoolHijriOffset } from '../institutions/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { calendarOf, monthCalendarsProjector } from './calendars.ts';
import { chargedMonths } from './charged-months.ts';

const monthRow = ({ monthId, ...rest }: CalendarMonth) => ({ MonthID: monthId, ...rest });

/** A class's months, and what each calendar proposes: for the session that has none, from its school year on. */
export function monthCalendarQuery({ clock, shelf }: Deps): HandledQuery[] {
  const needs = [monthCalendarsProjector, institutionInfoProjector, shelf, ...studentsNeed];
  return [
    handledQuery(monthCalendar, needs, async ({ sessionId, classId, within, hijriOffset }, tenant) => {
      const [saved, admissions, books] = await Promise.all([
        calendarOf(tenant, sessionId, classId),
        admissionsOfClass(tenant, sessionId, classId),
        shelf.of(tenant.school),
      ]);
      const offset = hijriOffset ?? saved?.hijriOffset ?? (await schoolHijriOffset(tenant));
      const begin: Day | undefined = within ?? saved?.months[0]?.startsOn;
      const proposals = PROPOSED_CALENDARS.map((calendar) => {
        const start = begin ?? schoolYearStart(calendar, today(clock), offset);
        return [calendar, proposeMonths(calendar, start, offset).map(monthRow)] as const;
      });
      const fixed = chargedMonths(books, new Set(admissions));
      const months =
        saved?.months ??
        proposeMonths('hijri', begin ?? schoolYearStart('hijri', today(clock), offset), offset);
      return {
        data: {
          SessionID: sessionId,
          ClassID: classId,
          calendar: saved?.calendar ?? 'hijri',
          hijriOffset: offset,
          saved: saved !== undefined,
          revision: calendarRevision(saved),
          months: months.map((month) => ({
            ...monthRow(month),
            fixed: saved !== undefined && fixed.has(month.monthId),
          })),
          proposals: Object.fromEntries(proposals),
        },
      };
    }),
  ];
}
