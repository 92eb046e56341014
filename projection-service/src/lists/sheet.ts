import {
  ADDS_UP,
  type Column,
  type ColumnKind,
  clockOf,
  hourInWords,
  type Language,
  type PaperColumn,
  type PaperRow,
  type PaperValue,
  type PlainList,
  say,
  type TableBlock,
  toLatinDigits,
  type Who,
  wordIn,
} from '@madrasah/events';
import type { Ending } from '../printing/index.ts';
import { sumsOf } from './sums.ts';

const PRINTED: Readonly<Record<ColumnKind, PaperColumn['kind']>> = {
  money: 'money',
  count: 'code',
  number: 'code',
  code: 'code',
  mobile: 'code',
  name: 'name',
  text: 'words',
  day: 'day',
  time: 'code',
  clock: 'code',
  names: 'words',
  who: 'name',
  choice: 'words',
  badge: 'words',
  flag: 'words',
};

/** A number where a text reads as one. */
function figureRead(text: string): PaperValue {
  const latin = toLatinDigits(text.trim());
  return /^\d+(?:\.\d+)?$/.test(latin) ? Number(latin) : text;
}

function printed({ kind, states, choices, figure }: Column, value: unknown, language: Language): PaperValue {
  if (value === undefined || value === null || value === '') return null;
  if (kind === 'who') return (value as Who).name;
  if (kind === 'names') return (value as readonly string[]).join(', ');
  if (kind === 'choice') return choices?.find(({ id }) => id === value)?.[language] ?? null;
  if (kind === 'time') return clockOf(String(value));
  if (kind === 'clock') return hourInWords(String(value), language);
  if (figure) return figureRead(String(value));
  const state = states?.[Number(value)];
  if (kind === 'badge' || kind === 'flag') return state ? wordIn(language, state.word) : null;
  return value as PaperValue;
}

/** A sheet has room for what would break the rows of a page. */
const isShown = ({ only }: Column, ending: Ending) =>
  only === undefined || only === 'files' || (only === 'sheets' && ending !== 'pdf');

type Row = Readonly<Record<string, unknown>>;

interface Told {
  readonly language: Language;
  readonly ending: Ending;
  /** Where the sums are not those of the rows that stand. In paisa, or a count. */
  readonly totals?: Readonly<Record<string, number>> | undefined;
  /** Only these. */
  readonly columns?: readonly string[] | undefined;
}

/** The rows of a list as the register of a paper: a sum below where columns add up. */
export function listTable(
  list: Pick<PlainList, 'columns' | 'totals' | 'struck'>,
  rows: readonly Row[],
  { language, ending, totals, columns }: Told,
): TableBlock {
  const shown = Object.entries(list.columns).filter(
    ([key, column]) => isShown(column, ending) && (columns?.includes(key) ?? true),
  );
  const sums = totals ?? sumsOf(list, rows);
  const lines = rows.map(
    (row): PaperRow => ({
      cells: shown.map(([key, column]) => printed(column, row[column.told ?? key], language)),
      ...(list.struck !== undefined && row[list.struck] === true ? { struck: true } : {}),
    }),
  );
  // A day or a sum has no room for the word.
  const worded = shown.findIndex(([, { kind }]) => kind !== 'day' && !ADDS_UP.includes(kind));
  const sum: PaperRow = {
    kind: 'sum',
    cells: shown.map(([key], at) => sums[key] ?? (at === worded ? wordIn(language, 'total') : null)),
  };
  const isMoney = shown.some(([, { kind }]) => kind === 'money');
  return {
    kind: 'table',
    numbered: wordIn(language, 'number'),
    ...(isMoney ? { unit: say(language, 'papers.in-taka') } : {}),
    columns: shown.map(([, { kind, word, group, share, whole, total, figure }]) => ({
      title: wordIn(language, word),
      ...(figure
        ? { kind: 'figure' as const, ...figure }
        : { kind: whole ? ('code' as const) : PRINTED[kind] }),
      ...(group ? { group: wordIn(language, group) } : {}),
      ...(share === undefined ? {} : { share }),
      ...(kind === 'money' && total ? { carry: 'sum' as const } : {}),
    })),
    rows: rows.length > 0 && list.totals.length > 0 ? [...lines, sum] : lines,
  };
}
