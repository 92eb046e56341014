import {
  dayInWords,
  type NamedRow,
  namedTable,
  type PaperBlock,
  type PaperDocument,
  say,
  sumPaisa,
  wordIn,
} from '@madrasah/events';
import { type PaperHead, signers } from '../papers/index.ts';
import type { Told } from './answer.ts';

type Row = NamedRow<'on' | 'text' | 'amount'>;

interface Shown {
  readonly on: string;
  readonly amount: number;
  readonly text: string;
  readonly reason: string;
  readonly paper?: string;
}

/**
 * ব্যাংক সমন্বয় বিবরণী: from the balance by the bank, over what only one of the two has, to the balance by the books.
 */
export function reconciliationPaper(head: PaperHead, told: Told): PaperDocument {
  const { language } = head;
  const { statement, lines, entries, sums, difference } = told;
  const words = (name: string) => say(language, `reconciliation.paper.${name}`);
  const stands = (name: string, amount: number): Row => ({
    kind: 'sum',
    cells: { text: words(name), amount },
  });
  const rowOf = ({ on, text, paper, reason, amount }: Shown): Row => ({
    cells: { on, text: [text, paper, reason].filter(Boolean).join(' · '), amount },
  });
  const part = (name: string, rows: readonly Shown[], sign = 1): Row[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'head', cells: { on: words(name) } },
          ...rows.map((row) => rowOf({ ...row, amount: sign * row.amount })),
          {
            kind: 'sum',
            cells: {
              text: wordIn(language, 'total'),
              amount: sign * sumPaisa(rows.map(({ amount }) => amount)),
            },
          },
        ];
  const waiting = entries.filter(({ state }) => state === 'open' || state === 'left');
  const rows: Row[] = [
    stands('by-bank', sums.bank),
    ...part(
      'in-transit',
      waiting.filter(({ amount }) => amount > 0),
    ),
    ...part(
      'outstanding',
      waiting.filter(({ amount }) => amount < 0),
    ),
    ...part(
      'left',
      lines.filter(({ state }) => state === 'left'),
      -1,
    ),
    ...part(
      'open',
      lines.filter(({ state }) => state === 'open'),
      -1,
    ),
    stands('by-books', sums.book),
    stands('difference', sums.open === 0 ? difference : difference - sums.open),
  ];
  const columns = {
    on: { title: wordIn(language, 'day'), kind: 'day' },
    text: { title: wordIn(language, 'particulars'), kind: 'name' },
    amount: { title: wordIn(language, 'amount'), kind: 'money' },
  } as const;
  return {
    ...head,
    size: 'a4',
    title: words('title'),
    filters: [
      told.accountName,
      `${dayInWords(statement.from, language)} – ${dayInWords(statement.to, language)}`,
      words(`state.${statement.locked ? 'locked' : 'open'}`),
    ],
    blocks: [
      { kind: 'table', unit: say(language, 'papers.in-taka'), ...namedTable(columns, rows) },
      matchedTable(told, language),
      signers(language),
    ],
  };
}

/** What agreed, line by line, with the entry it is. */
function matchedTable({ lines, entries }: Told, language: PaperHead['language']): PaperBlock {
  const words = (name: string) => say(language, `reconciliation.paper.${name}`);
  const named = new Map(
    entries.map(({ entry, text, paper }) => [entry, [text, paper].filter(Boolean).join(' · ')]),
  );
  const columns = {
    on: { title: wordIn(language, 'day'), kind: 'day' },
    bank: { title: words('bank-says'), kind: 'name', share: 1.3 },
    books: { title: words('books-say'), kind: 'words' },
    in: { title: words('in'), kind: 'money', carry: 'sum' },
    out: { title: words('out'), kind: 'money', carry: 'sum' },
  } as const;
  const matched = lines.filter(({ state }) => state === 'matched');
  const sum = (sign: 1 | -1) =>
    sumPaisa(matched.map(({ amount }) => (amount * sign > 0 ? amount * sign : 0)));
  const rows = matched.map(
    ({ on, text, amount, match }): NamedRow<keyof typeof columns> => ({
      cells: {
        ...{ on, bank: text },
        books: (match?.entries ?? []).map(([revision]) => named.get(revision) ?? '').join(', '),
        ...(amount > 0 ? { in: amount } : { out: -amount }),
      },
    }),
  );
  const foot: NamedRow<keyof typeof columns> = {
    kind: 'sum',
    cells: { bank: wordIn(language, 'total'), in: sum(1), out: sum(-1) },
  };
  return {
    kind: 'table',
    title: words('matched'),
    ...namedTable(columns, rows.length > 0 ? [...rows, foot] : rows),
  };
}
