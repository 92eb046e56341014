import { type Day, type Language, meantBy, type PlainList, paisa } from '@madrasah/events';
import { confirmationsList } from '@madrasah/events/dues';
import { today } from '@madrasah/service-kit/clock';
import {
  askedNames,
  type StudentFilters,
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsNeed,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type Books, type Cut, type Dues, dayAsked, dues } from '../ledger/books/index.ts';
import { periodText } from '../papers/index.ts';

/** What every list of who owes is asked with. */
export interface AskedOwed extends Partial<Omit<StudentFilters, 'search'>> {
  readonly search?: string | undefined;
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
}

/** The books as a list of who owes asks for them. */
export interface OwedRoom {
  readonly books: Books;
  readonly cut: Cut;
  /** The business day that ages are counted to. */
  readonly on: Day;
}

export const owedNeeds = ({ shelf }: Pick<Deps, 'shelf'>) => [shelf, ...studentsNeed];

/** @throws StoreAway · DocumentsAway */
export async function owedRoom(
  { shelf, clock }: Deps,
  asked: AskedOwed,
  { school }: Tenant,
): Promise<OwedRoom> {
  const books = await shelf.of(school);
  return { books, cut: books.cut(asked), on: dayAsked(asked, today(clock)) };
}

/** Whom a row is of, under the wire's names. */
export const whoseRow = (student: StudentRow) => ({
  AdmissionID: student.admissionId,
  UserID: student.userId,
  ...studentCells(student),
});

/** A row of a list of who owes, and whose it is. */
export interface RowOfStudent<R extends object = object> {
  readonly student: StudentRow;
  readonly row: R;
}

/** What a student is found by has his names in it, plain already: they are not made plain for every row once more. */
const NAMES: readonly string[] = ['StudentName', 'FatherName'];

/** Those rows that are meant by what was typed: by whatever a student is found by, or by a sum. @param typed '' means all */
export function meantOf<T extends RowOfStudent>(
  list: Pick<PlainList, 'columns' | 'searched'>,
  typed: string | undefined,
  rows: readonly T[],
): readonly T[] {
  if (!typed) return rows;
  const { columns } = list;
  const isMeant = meantBy({ columns, searched: list.searched.filter((key) => !NAMES.includes(key)) }, typed);
  return rows.filter(({ row, student }) => isMeant(row, [], [student.search]));
}

/** The students a list of who owes has rows for; what was typed is looked for in the rows themselves. @throws DocumentsAway */
export const studentsAsked = (
  tenant: Tenant,
  { search: _, ...asked }: AskedOwed,
  language: Language,
  standing?: Parameters<typeof studentDirectory>[3],
): Promise<StudentRow[]> => studentDirectory(tenant, asked, language, standing);

/** What each student owes over all sessions, in paisa, by UserID. */
export function dueByUser({ admissions }: Dues): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { userId, due } of admissions.values()) found.set(userId, paisa((found.get(userId) ?? 0) + due));
  return found;
}

/** Students as a letter is written to them: each once, under his latest admission, with all that he owes (paisa). */
export async function owingStudents(deps: Deps, asked: AskedOwed, tenant: Tenant, language: Language) {
  const { books, cut, on } = await owedRoom(deps, asked, tenant);
  const owed = dueByUser(dues(books, cut));
  const due = (userId: number) => owed.get(userId) ?? 0;
  const rows = (await studentsAsked(tenant, asked, language))
    .filter(({ isLatest }) => isLatest)
    .map((student) => ({ student, row: { ...whoseRow(student), due: due(student.userId) } }));
  return { students: meantOf(confirmationsList, asked.search, rows).map(({ student }) => student), due, on };
}

/** What a list of who owes was asked for, in words. @param more beside class, search and clocks @throws DocumentsAway */
export async function askedWords(
  { clock }: Deps,
  { asOf, knownAt, ...asked }: AskedOwed,
  tenant: Tenant,
  language: Language,
  more: readonly string[] = [],
): Promise<{ readonly filters: readonly string[] }> {
  const names = await askedNames(tenant, asked, language);
  return {
    filters: [
      ...names,
      ...more,
      ...periodText({ to: dayAsked({ asOf, knownAt }, today(clock)), knownAt }, language),
    ],
  };
}
