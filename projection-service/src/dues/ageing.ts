import { type FactsOf, paisa } from '@madrasah/events';
import { ageingList } from '@madrasah/events/dues';
import { type StudentRow, studentDirectory } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type AdmissionDues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import { askedWords, owedNeeds, owedRoom, whoseRow } from './owed.ts';

/** One month, three, six, in days. */
export const MONTHS = [31, 92, 183];

function rowOf({ ages, due }: AdmissionDues, student: StudentRow): FactsOf<typeof ageingList> {
  const [upTo1 = 0, upTo3 = 0, upTo6 = 0, over6 = 0] = ages;
  return {
    ...whoseRow(student),
    upTo1: paisa(upTo1),
    upTo3: paisa(upTo3),
    upTo6: paisa(upTo6),
    over6: paisa(over6),
    due: paisa(due),
  };
}

/** Who owes for how long, as of a day and as known at an instant: as rows, and on paper. */
export function ageingQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, ageingList, {
    needs: owedNeeds(deps),
    file: 'ageing',
    async rows(asked, tenant, { language }) {
      const { books, cut, on } = await owedRoom(deps, asked, tenant);
      const { admissions } = dues(books, cut, { on, lastDays: MONTHS });
      const students = await studentDirectory(tenant, asked, language);
      const rows = students.flatMap((student) => {
        const of = admissions.get(student.admissionId);
        return of && of.due !== 0 ? [rowOf(of, student)] : [];
      });
      return { rows, beside: {} };
    },
    paper: (_, asked, tenant, { language }) => askedWords(deps, asked, tenant, language),
  });
}
