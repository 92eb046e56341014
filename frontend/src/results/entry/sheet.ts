import { digitsOf, type Language } from '@madrasah/events/kernel';
import {
  type Entry,
  type MarkOnWire,
  type ReckonedRow,
  type RulesTold,
  readMark,
  reckonSheet,
  type SheetRow,
} from '@madrasah/events/results';
import type { Place } from '../place.ts';

/** What has been typed and not been saved, by cell. */
export type Typed = ReadonlyMap<string, string>;

/** One paper of the sheet, and which `SubVal` it has. */
export type SheetPaper = SheetRow['Subjects'][number] & { readonly n: number };

export const papersIn = (rows: readonly SheetRow[]): readonly SheetPaper[] =>
  (rows[0]?.Subjects ?? []).map((paper, index) => ({ ...paper, n: index + 1 }));

export const cellKey = ({ UserID }: Pick<SheetRow, 'UserID'>, { SubjectID }: Pick<SheetPaper, 'SubjectID'>) =>
  `${UserID}:${SubjectID}`;

export const savedIn = (row: SheetRow, { n }: Pick<SheetPaper, 'n'>): MarkOnWire => row[`SubVal${n}`] ?? null;

/** A saved mark as its box shows it. */
export function markText(mark: MarkOnWire, language: Language): string {
  if (mark === null) return '';
  return mark === 'absent' ? (language === 'bn' ? 'অ' : 'a') : digitsOf(mark, language);
}

/** An entry in halves as the wire has it. */
export const onWire = (entry: Entry): MarkOnWire => (typeof entry === 'number' ? entry / 2 : entry);
const halves = (mark: MarkOnWire): Entry => (typeof mark === 'number' ? mark * 2 : mark);

/** What a cell comes to with what is typed there; undefined where that is no mark of the paper. */
export function entryOf(row: SheetRow, paper: SheetPaper, typed: Typed): Entry | undefined {
  const text = typed.get(cellKey(row, paper));
  return text === undefined ? halves(savedIn(row, paper)) : readMark(text, paper.MaxNumber * 2);
}

/** How a cell stands with what is typed there. */
export function stateOf(row: SheetRow, paper: SheetPaper, text: string | undefined) {
  if (text === undefined) return { isWrong: false, isChanged: false };
  const entry = readMark(text, paper.MaxNumber * 2);
  return {
    isWrong: entry === undefined,
    isChanged: entry !== undefined && onWire(entry) !== savedIn(row, paper),
  };
}

/** A student's mark in one paper. */
export interface Cell {
  readonly row: SheetRow;
  readonly paper: SheetPaper;
}

/** Cells that hold something else than what was read; and those among them that are no marks. */
export function changesIn(rows: readonly SheetRow[], papers: readonly SheetPaper[], typed: Typed) {
  const touched = rows.flatMap((row) =>
    papers.flatMap((paper): Cell[] => (typed.has(cellKey(row, paper)) ? [{ row, paper }] : [])),
  );
  const wrong = touched.filter(({ row, paper }) => entryOf(row, paper, typed) === undefined);
  const changed = touched.filter(({ row, paper }) => {
    const entry = entryOf(row, paper, typed);
    return entry !== undefined && onWire(entry) !== savedIn(row, paper);
  });
  return { changed, wrong };
}

/** The changed cells as they are sent, each with what was read there when it was typed over. */
export function bodyOf(
  place: Place,
  changed: readonly Cell[],
  typed: Typed,
  read: ReadonlyMap<string, MarkOnWire>,
) {
  const byStudent = Map.groupBy(changed, ({ row }) => row.UserID);
  return {
    ...place,
    StudentResults: [...byStudent].map(([UserID, cells]) => ({
      UserID,
      Subjects: cells.map(({ row, paper }) => ({
        SubjectID: paper.SubjectID,
        [`SubVal${paper.n}`]: onWire(entryOf(row, paper, typed) ?? null),
        Was: read.get(cellKey(row, paper)) ?? null,
      })),
    })),
  };
}

/** Which cell a problem of the answer is about, by the body that was sent. */
export function cellAt(
  path: string,
  { StudentResults }: ReturnType<typeof bodyOf>,
  rows: readonly SheetRow[],
): { readonly row: SheetRow; readonly paper: SheetPaper | undefined } | undefined {
  const [, student, subject] = /^StudentResults\.(\d+)(?:\.Subjects\.(\d+))?/.exec(path) ?? [];
  const sent = StudentResults[Number(student)];
  const row = rows.find(({ UserID }) => UserID === sent?.UserID);
  const { SubjectID } = sent?.Subjects[Number(subject)] ?? {};
  return row && { row, paper: papersIn(rows).find((paper) => paper.SubjectID === SubjectID) };
}

/** A column that was copied, put into a paper from a row on; what is one cell only is no column. */
export function pasted(
  text: string,
  rows: readonly SheetRow[],
  from: number,
  paper: SheetPaper,
): readonly (readonly [string, string])[] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2) return undefined;
  return lines.flatMap((line, index): [string, string][] => {
    const row = rows[from + index];
    return row ? [[cellKey(row, paper), line.split('\t')[0]?.trim() ?? '']] : [];
  });
}

/** What the sheet comes to with what is typed, by student; a cell that is no mark counts as not entered. */
export function reckoned(
  rules: RulesTold,
  rows: readonly SheetRow[],
  papers: readonly SheetPaper[],
  typed: Typed,
): ReadonlyMap<number, ReckonedRow> {
  const { results } = rules;
  if (!results) return new Map();
  const candidates = rows.map((row) => ({
    ...{ userId: row.UserID, admissionId: row.ID, gender: row.GenderID },
    entries: new Map(papers.map((paper) => [paper.SubjectID, entryOf(row, paper, typed) ?? null])),
  }));
  return new Map(reckonSheet({ ...rules, results }, candidates).map((row) => [row.candidate.userId, row]));
}
