import type { Entry, MarksFacts, ResultsPlace as Place } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';

type Pass = MarksFacts['pass'];
/** Subject → what stands in its cell; an empty cell is absent. */
type Row = ReadonlyMap<number, Exclude<Entry, null>>;
/** By pass, exam, section and student. */
export type MarkRows = Table<string, Row>;

type Sheet = Pick<Place, 'examId' | 'sectionId'>;

const rowKey = ({ examId, sectionId }: Sheet, pass: Pass, userId: number) =>
  `${pass}:${examId}:${sectionId}:${userId}`;

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

export function enter(marks: MarkRows, { pass, marks: cells, ...place }: MarksFacts): void {
  for (const { userId, subjectId, mark } of cells) {
    const key = rowKey(place, pass, userId);
    const row = new Map(marks.get(key));
    if (mark === null) row.delete(subjectId);
    else row.set(subjectId, mark);
    marks.set(key, row);
  }
}
