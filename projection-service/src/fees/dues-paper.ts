import { digitsOf, type Language, type PaperDocument, type PaperRow, say } from '@madrasah/events';
import { bookkeepers, type PaperHead, periodText } from '../papers/index.ts';
import { type DuesRow, duesTotals } from './dues-query.ts';

const WORDS = [
  { key: 'code', kind: 'text', share: 0.5 },
  { key: 'name', kind: 'name', share: 1.4 },
  { key: 'father', kind: 'name', share: 1.2 },
  { key: 'class', kind: 'name' },
  { key: 'mobile', kind: 'text', share: 0.9 },
] as const;
const SUMS = ['charged', 'concession', 'paid', 'due', 'advance'] as const;

const lineOf = ({ student, sums, advance }: DuesRow): PaperRow => ({
  cells: [
    student.userCode,
    student.name,
    student.fatherName,
    [student.className, student.sectionName].filter(Boolean).join(' – '),
    student.mobile,
    ...[sums.charged, sums.conceded, sums.paid, sums.due, advance],
  ],
});

interface Asked {
  readonly to: string;
  readonly knownAt?: Date | undefined;
  readonly SessionID?: number | undefined;
  readonly ClassID?: number | undefined;
  readonly search?: string | undefined;
}

/** What was asked for, in words; the rows know the names. */
function filtersOf(rows: readonly DuesRow[], asked: Asked, language: Language): string[] {
  const student = rows[0]?.student;
  const named = [
    ...(asked.SessionID !== undefined && student ? [digitsOf(student.sessionName, language)] : []),
    ...(asked.ClassID !== undefined && student ? [student.className] : []),
    ...(asked.search ? [`“${asked.search}”`] : []),
  ];
  return [...named, ...periodText({ to: asked.to, knownAt: asked.knownAt }, language)];
}

/** Who owes what, one line an admission. */
export function duesPaper(head: PaperHead, rows: readonly DuesRow[], asked: Asked): PaperDocument {
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
    number: '',
    filters: filtersOf(rows, asked, language),
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
      bookkeepers(language),
    ],
  };
}
