import * as z from 'zod';
import {
  defineImport,
  fieldNotes,
  fields,
  headingKey,
  headingsOf,
  type ImportDefinition,
  Problem,
  plainCode,
  type RowRead,
} from '../../kernel/index.ts';
import { entryOf } from '../marks/cells.ts';
import type { Entry } from '../reckoning/index.ts';

export const MARKS_IMPORT = 'marks-import';

/** A row of the file: whose, by a code in Latin digits, and what he has in each paper; a paper whose cell is empty is not there. */
export interface MarksRow {
  readonly code: string;
  /** As the file calls him; '' where it does not. */
  readonly name: string;
  readonly marks: ReadonlyMap<number, Entry>;
}

/** A paper as the file has it: a column under its name in either language. */
export interface ImportPaper {
  readonly subjectId: number;
  readonly name: { readonly bn: string; readonly en: string };
}

const CODE = 'UserCode';
export const NAME_COLUMN = 'UserName';
const LONGEST_NAME = 200;
const KNOWN = {
  [CODE]: {
    ...{ bn: 'দাখেলা', en: 'Code', example: '১০০১' },
    also: ['দাখেলা নং', 'দাখেলা নম্বর', 'কোড', 'আইডি', 'ID', 'Student ID', 'Student Code'],
  },
  [NAME_COLUMN]: {
    ...{ bn: 'নাম', en: 'Name' },
    also: ['ছাত্রের নাম', 'শিক্ষার্থীর নাম', 'পরীক্ষার্থীর নাম', 'Student Name', 'Student’s Name', 'Name of Student'],
  },
};

/** The column of a paper; its problems are told under it. */
export const paperColumn = (subjectId: number) => `Subject${subjectId}`;

const mark = () =>
  fields.field(
    (raw) => (raw === undefined ? undefined : entryOf(raw)),
    fieldNotes.optional({ type: ['number', 'string'] }),
  );

/** Headings that no two columns share: a second paper of one name has a number behind it. */
function headings(papers: readonly ImportPaper[]) {
  const taken = new Map(
    Object.entries(KNOWN).flatMap(([column, known]) =>
      headingsOf(column, known).map((heading) => [heading, column] as const),
    ),
  );
  const free = (wanted: string, column: string): string => {
    for (let n = 1; ; n += 1) {
      const heading = n === 1 ? wanted : `${wanted} ${n}`;
      const key = headingKey(heading);
      if ((taken.get(key) ?? column) !== column) continue;
      taken.set(key, column);
      return heading;
    }
  };
  return papers.map(({ subjectId, name: { bn, en } }) => {
    const column = paperColumn(subjectId);
    return [
      column,
      {
        bn: free(bn, column),
        en: free(en || bn, column),
        example: '৭৯.৫; অনুপস্থিত (অ, গায়েব, absent)',
        holds: 'number' as const,
      },
    ] as const;
  });
}

/** What can be read of a row that cannot be taken: cells that hold no mark are passed over. */
export function readMarksRow(papers: readonly ImportPaper[], row: RowRead): MarksRow {
  const marks = papers.flatMap(({ subjectId }): [number, Entry][] => {
    const entry = entryOf(row[paperColumn(subjectId)] ?? null);
    return entry === null || entry instanceof Problem ? [] : [[subjectId, entry]];
  });
  const said = (column: string) => String(row[column] ?? '').trim();
  return {
    code: plainCode(said(CODE)),
    name: said(NAME_COLUMN).slice(0, LONGEST_NAME),
    marks: new Map(marks),
  };
}

/** The marks of a section as a spreadsheet has them: a row a student, a column a paper; empty cells stay as they are. */
export function marksImport(papers: readonly ImportPaper[]): ImportDefinition<MarksRow> {
  const row = z
    .object({
      [CODE]: fields.requiredText(20),
      [NAME_COLUMN]: fields.optionalText(LONGEST_NAME),
      ...Object.fromEntries(papers.map(({ subjectId }) => [paperColumn(subjectId), mark()])),
    })
    .transform((cells): MarksRow => {
      const read = cells as Readonly<Record<string, Entry | undefined>>;
      const marks = papers.flatMap(({ subjectId }): [number, Entry][] => {
        const entry = read[paperColumn(subjectId)];
        return entry === undefined || entry === null ? [] : [[subjectId, entry]];
      });
      const name = String(cells[NAME_COLUMN]);
      return { code: plainCode(String(cells[CODE])), name, marks: new Map(marks) };
    });
  return defineImport({
    ...{ kind: MARKS_IMPORT, row, unique: CODE, formulas: 'refused' as const, maxRows: 2000 },
    columns: { ...KNOWN, ...Object.fromEntries(headings(papers)) },
  });
}
