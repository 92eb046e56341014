import type { Entry, MarksFacts, ResultsPlace as Place, SettledFacts } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';

type Pass = MarksFacts['pass'];
/** Subject → what stands in its cell; an empty cell is absent. */
type Row = ReadonlyMap<number, Exclude<Entry, null>>;
/** By pass, exam, section and student. */
export type MarkRows = Table<string, Row>;

/** Who has typed; by pass, exam, section and paper. */
export type Typists = Table<string, ReadonlySet<number>>;

/** A cell that a file has changed: what it held before, and what since. */
interface ImportedCell {
  readonly subjectId: number;
  readonly was: Entry;
  readonly mark: Entry;
}
/** By operation and student. */
export type ImportedCells = Table<string, readonly ImportedCell[]>;

const importKey = (operation: string, userId: number) => `${operation}:${userId}`;

/** What an import has changed of a student's row. */
export const importedBy = (imported: ImportedCells, operation: string, userId: number) =>
  imported.get(importKey(operation, userId)) ?? [];

/** Before they are entered: what the cells of a file hold until then. */
export function remember(
  imported: ImportedCells,
  rows: MarkRows,
  { pass, marks, ...place }: MarksFacts,
  operation: string,
): void {
  for (const { userId, subjectId, mark } of marks) {
    const was = rowAt(rows, place, pass, userId).get(subjectId) ?? null;
    const before = importedBy(imported, operation, userId);
    imported.set(importKey(operation, userId), [...before, { subjectId, was, mark }]);
  }
}

type Sheet = Pick<Place, 'examId' | 'sectionId'>;

const rowKey = ({ examId, sectionId }: Sheet, pass: Pass, userId: number) =>
  `${pass}:${examId}:${sectionId}:${userId}`;

const paperKey = ({ examId, sectionId }: Sheet, pass: Pass, subjectId: number) =>
  `${pass}:${examId}:${sectionId}:${subjectId}`;

const NOBODY: ReadonlySet<number> = new Set();

/** The logins that have typed marks of a paper in a pass. */
export const typistsOf = (typists: Typists, place: Sheet, pass: Pass, subjectId: number) =>
  typists.get(paperKey(place, pass, subjectId)) ?? NOBODY;

const EMPTY: Row = new Map();

/** What a student has been given; by subject. */
export const rowAt = (marks: MarkRows, place: Sheet, pass: Pass, userId: number): Row =>
  marks.get(rowKey(place, pass, userId)) ?? EMPTY;

/** The marks that a student has in one paper, of either pass; halves. */
export const marksAt = (marks: MarkRows, place: Sheet, userId: number, subjectId: number): number[] =>
  ([1, 2] as const).flatMap((pass) => {
    const mark = rowAt(marks, place, pass, userId).get(subjectId);
    return typeof mark === 'number' ? [mark] : [];
  });

/** @param loginId who has typed it */
export function typed(typists: Typists, { pass, marks, ...place }: MarksFacts, loginId: number): void {
  for (const subjectId of new Set(marks.map((cell) => cell.subjectId))) {
    const key = paperKey(place, pass, subjectId);
    const known = typists.get(key);
    if (!known?.has(loginId)) typists.set(key, new Set([...(known ?? []), loginId]));
  }
}

/** Both passes hold what was chosen. */
export function settle(marks: MarkRows, { cells, ...place }: SettledFacts): void {
  for (const pass of [1, 2] as const) enter(marks, { ...place, pass, marks: cells });
}

export function enter(marks: MarkRows, { pass, marks: cells, ...place }: MarksFacts): void {
  for (const { userId, subjectId, mark } of cells) {
    const key = rowKey(place, pass, userId);
    const row = new Map(marks.get(key));
    if (mark === null) row.delete(subjectId);
    else row.set(subjectId, mark);
    marks.set(key, row);
  }
}
