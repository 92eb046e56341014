import { admissionQueries } from '@madrasah/events/admissions';
import { academicLists, academicSources, nameIn, standingIn } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Enrolment, enrolmentProjector } from '../enrolment.ts';

const students = (rows: readonly Enrolment[]) => rows.reduce((total, row) => total + row.students, 0);

const enrolmentNeeds = [enrolmentProjector, ...academicSources];

/** The classes of the sessions that run, with their students. @throws DocumentsAway */
async function runningClasses(tenant: Tenant) {
  const [lists, rows] = await Promise.all([academicLists(tenant), tenant.find(enrolmentProjector)]);
  return { lists, running: rows.filter(({ sessionId }) => lists.sessions.get(sessionId)?.active) };
}

/** How many students there are: of each class in the sessions that run, and of each session. */
export function counts(): HandledQuery[] {
  return [
    handledQuery(admissionQueries.studentsByClass, enrolmentNeeds, async (_, tenant, { language }) => {
      const { lists, running } = await runningClasses(tenant);
      const data = [...lists.classes.values()].map((row) => {
        const own = running.filter(({ classId, students: count }) => classId === row.id && count > 0);
        return {
          ClassID: row.id,
          className: nameIn(row, language),
          student: students(own),
          /** Each is as long as the list of the class in that session. */
          sessions: own.map(({ sessionId, students: student }) => ({
            SessionID: sessionId,
            sessionName: nameIn(lists.sessions.get(sessionId), language),
            student,
          })),
        };
      });
      return { data: data.filter(({ student }) => student > 0) };
    }),
    handledQuery(admissionQueries.studentsBySession, enrolmentNeeds, async (_, tenant, { language }) => {
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
