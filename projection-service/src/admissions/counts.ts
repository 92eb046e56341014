import { admissionQueries } from '@madrasah/events/admissions';
import { academicLists, academicSources, nameIn, standingIn } from '../academics/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type Enrolment, enrolmentProjector } from './enrolment.ts';

const students = (rows: readonly Enrolment[]) => rows.reduce((total, row) => total + row.students, 0);

/** How many students there are: of each class in the sessions that run, and of each session. */
export function counts(): HandledQuery[] {
  const sources = [enrolmentProjector, ...academicSources];
  return [
    handledQuery(admissionQueries.studentsByClass, sources, async (_, tenant, { language }) => {
      const [lists, rows] = await Promise.all([academicLists(tenant), tenant.find(enrolmentProjector)]);
      const running = rows.filter(({ sessionId }) => lists.sessions.get(sessionId)?.active);
      const data = [...lists.classes.values()].map((row) => ({
        ClassID: row.id,
        className: nameIn(row, language),
        student: students(running.filter(({ classId }) => classId === row.id)),
      }));
      return { data: data.filter(({ student }) => student > 0) };
    }),
    handledQuery(admissionQueries.studentsBySession, sources, async (_, tenant, { language }) => {
      const [lists, rows] = await Promise.all([academicLists(tenant), tenant.find(enrolmentProjector)]);
      const data = standingIn(lists.sessions).map((row) => ({
        SessionID: row.id,
        session_name: nameIn(row, language),
        sessionName: nameIn(row, language),
        student_count: students(rows.filter(({ sessionId }) => sessionId === row.id)),
      }));
      return { data };
    }),
  ];
}
