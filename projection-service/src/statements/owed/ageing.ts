import { dayNumber, dhakaDay, type FactsOf, paisa } from '@madrasah/events';
import { ageingList } from '@madrasah/events/statements';
import {
  askedNames,
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsNeed,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type Books, type Cut, itemStates } from '../../ledger/books/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';

/** The last day of each age, in days since a fee fell due: one month, three, six; what is older stands last. */
const AGES = [
  ['upTo1', 31],
  ['upTo3', 92],
  ['upTo6', 183],
  ['over6', Number.POSITIVE_INFINITY],
] as const;
type Age = (typeof AGES)[number][0];
type Aged = Record<Age | 'due', number>;

const ageOf = (days: number): Age => (AGES.find(([, last]) => days <= last) ?? AGES[3])[0];

/** What admissions owe, in paisa, by age on a day. */
export function agedDues(books: Books, cut: Cut, on: string): ReadonlyMap<number, Aged> {
  const today = dayNumber(on);
  const found = new Map<number, Aged>();
  for (const { admissionId, due, dueOn } of itemStates(books, cut, { all: true })) {
    if (due === 0) continue;
    const aged = found.get(admissionId) ?? { upTo1: 0, upTo3: 0, upTo6: 0, over6: 0, due: 0 };
    aged[ageOf(today - dayNumber(dueOn))] += due;
    aged.due += due;
    found.set(admissionId, aged);
  }
  return found;
}

function rowOf(aged: Aged, student: StudentRow): FactsOf<typeof ageingList> {
  return {
    AdmissionID: student.admissionId,
    UserID: student.userId,
    ...studentCells(student),
    upTo1: paisa(aged.upTo1),
    upTo3: paisa(aged.upTo3),
    upTo6: paisa(aged.upTo6),
    over6: paisa(aged.over6),
    due: paisa(aged.due),
  };
}

/** Who owes for how long, as of a day and as known at an instant: as rows, and on paper. */
export function ageingQueries(deps: Deps): HandledQuery[] {
  const { shelf, clock } = deps;
  return listQueries(deps, ageingList, {
    needs: [shelf, ...studentsNeed],
    file: 'ageing',
    async rows(asked, tenant, { language }) {
      const books = await shelf.of(tenant.school);
      const aged = agedDues(books, books.cut(asked), asked.asOf ?? dhakaDay(clock.now()));
      const students = await studentDirectory(tenant, asked, language);
      const rows = students.flatMap((student) => {
        const of = aged.get(student.admissionId);
        return of ? [rowOf(of, student)] : [];
      });
      return { rows, beside: {} };
    },
    async paper(_, { asOf = dhakaDay(clock.now()), knownAt, ...asked }, tenant, { language }) {
      const names = await askedNames(tenant, asked, language);
      return { filters: [...names, ...periodText({ to: asOf, knownAt }, language)] };
    },
  });
}
