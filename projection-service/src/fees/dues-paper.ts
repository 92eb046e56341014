import { type PaperDocument, type PaperRow, say } from '@madrasah/events';
import { classAndSection } from '../admissions/index.ts';
import { type PaperHead, signers } from '../papers/index.ts';
import { type DuesRow, duesTotals } from './dues-query.ts';

const WORDS = [
  { key: 'code', kind: 'code' },
  { key: 'name', kind: 'name', share: 1.3 },
  { key: 'father', kind: 'name', share: 1.2 },
  { key: 'session', kind: 'words' },
  { key: 'class', kind: 'words', share: 1.1 },
  { key: 'mobile', kind: 'code' },
] as const;
const SUMS = ['charged', 'concession', 'paid', 'due', 'advance'] as const;

const lineOf = ({ student, sums, advance }: DuesRow): PaperRow => ({
  cells: [
    student.userCode,
    student.name,
    student.fatherName,
    student.sessionName,
    classAndSection(student),
    student.mobile,
    ...[sums.charged, sums.conceded, sums.paid, sums.due, advance],
  ],
});

/** Who owes what, one line an admission. @param filters what was asked for, in words */
export function duesPaper(
  head: PaperHead,
  rows: readonly DuesRow[],
  filters: readonly string[],
): PaperDocument {
  const { language } = head;
  const totals = duesTotals(rows);
  const sum: PaperRow = {
    kind: 'sum',
    cells: [
      say(language, 'papers.total'),
      ...WORDS.slice(1).map(() => null),
      ...SUMS.map((key) => totals[key]),
    ],
  };
  return {
    ...head,
    size: 'a4-landscape',
    title: say(language, 'fees.paper.dues'),
    filters,
    blocks: [
      {
        kind: 'table',
        numbered: say(language, 'papers.number'),
        unit: say(language, 'papers.in-taka'),
        columns: [
          ...WORDS.map(({ key, ...column }) => ({ ...column, title: say(language, `fees.paper.${key}`) })),
          ...SUMS.map((key) => ({ kind: 'money' as const, title: say(language, `fees.paper.${key}`) })),
        ],
        rows: rows.length === 0 ? [] : [...rows.map(lineOf), sum],
      },
      signers(language),
    ],
  };
}
