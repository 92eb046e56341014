import { type FactsOf, type Language, paisa } from '@madrasah/events';
import { ageingList } from '@madrasah/events/dues';
import type { StudentRow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type AdmissionDues, dues } from '../ledger/books/index.ts';
import { listQueries } from '../lists/index.ts';
import {
  type AskedOwed,
  askedWords,
  meantOf,
  type OwedRoom,
  owedNeeds,
  owedRoom,
  studentsAsked,
  whoseRow,
} from './owed.ts';

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

/** The rows of the list, and whose they are. @throws DocumentsAway */
export async function ageingRows(
  { books, cut, on }: OwedRoom,
  asked: AskedOwed,
  tenant: Tenant,
  language: Language,
) {
  const { admissions } = dues(books, cut, { on, lastDays: MONTHS });
  const students = await studentsAsked(tenant, asked, language);
  const rows = students.flatMap((student) => {
    const of = admissions.get(student.admissionId);
    return of && of.due !== 0 ? [{ student, row: rowOf(of, student) }] : [];
  });
  return meantOf(ageingList, asked.search, rows);
}

/** Who owes for how long, as of a day and as known at an instant: as rows, and on paper. */
export function ageingQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, ageingList, {
    needs: owedNeeds(deps),
    file: 'ageing',
    searches: true,
    async rows(asked, tenant, { language }) {
      const rows = await ageingRows(await owedRoom(deps, asked, tenant), asked, tenant, language);
      return { rows: rows.map(({ row }) => row), beside: {} };
    },
    paper: (_, asked, tenant, { language }) => askedWords(deps, asked, tenant, language),
  });
}
