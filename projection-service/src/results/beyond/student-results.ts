import { digitsOf, type FactsOf, type Language } from '@madrasah/events';
import { type PublishedRow, studentResults } from '@madrasah/events/results';
import { studentsProjector } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { named } from '../papers/named.ts';
import { resultReportNeeds, roomOf } from '../reports/room.ts';
import { totalIn } from './exam.ts';

const figures = (row: PublishedRow, language: Language) => ({
  Total: totalIn(row, language),
  Marks: digitsOf(row.total / 2, language),
  Mean: row.mean === null ? '' : digitsOf((row.mean / 100).toFixed(2), language),
});

/** The latest session first, its exams in their order the other way round too. @throws DocumentsAway */
async function resultsOf(tenant: Tenant, userId: number, language: Language) {
  const { sheets } = await roomOf({ language, query: {} }, tenant);
  const rows = sheets.flatMap(({ facts, called, students }): FactsOf<typeof studentResults>[] => {
    const row = students.find((student) => student.row.userId === userId)?.row;
    if (!row) return [];
    return [
      {
        ExamName: called.exam(language),
        SessionName: called.session(language),
        SubClass: called.place(language),
        ...figures(row, language),
        Division: row.division,
        ...(row.position === null ? {} : { Place: row.position }),
        ...{ SessionID: facts.sessionId, ExamID: facts.examId, SubClassID: facts.sectionId },
        ...{ UserID: userId, version: facts.version },
      },
    ];
  });
  return rows.sort((one, other) => other.SessionID - one.SessionID || other.ExamID - one.ExamID);
}

/** Everything that is published of one student. */
export const studentResultQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, studentResults, {
    needs: resultReportNeeds,
    file: 'student-results',
    rows: async ({ user_id }, tenant, { language }) => ({
      rows: await resultsOf(tenant, user_id, language),
      beside: {},
    }),
    async paper(_, { user_id }, tenant, { language }) {
      const person = await tenant.findOne(studentsProjector, user_id);
      const who = person && named(person, language);
      return { filters: who ? [`${who.name} · ${digitsOf(who.code, language)}`] : [] };
    },
  });
