import {
  type Color,
  type ColumnKind,
  type Columns,
  clockOf,
  type Column as Defined,
  digitsOf,
  hourInWords,
  type Language,
  type Who,
  wordIn,
} from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import type { Column } from '../../table/columns.ts';

/** Cells that show more than their value: by column. */
export type Cells<Row> = { readonly [K in keyof Row]?: (row: Row) => ReactNode };

const TABLE_KIND: Readonly<Partial<Record<ColumnKind, Column<never>['kind']>>> = {
  money: 'money',
  count: 'digits',
  number: 'digits',
  code: 'digits',
  mobile: 'digits',
  day: 'day',
  badge: 'label',
  flag: 'label',
};
const WORDS: readonly ColumnKind[] = ['name', 'names', 'text', 'who'];
/** Of the table, for a column of words with a share of one. */
const SHARE_PERCENT = 16;

type Value = string | number | undefined;

function shownValue({ kind, states, choices }: Defined, value: unknown, language: Language): Value {
  if (value === undefined || value === null) return undefined;
  if (kind === 'who') return (value as Who).name;
  if (kind === 'names') return (value as readonly string[]).join(', ');
  if (kind === 'choice') return choices?.find(({ id }) => id === value)?.[language];
  if (kind === 'time') return digitsOf(clockOf(String(value)), language);
  if (kind === 'clock') return hourInWords(String(value), language);
  if (kind !== 'badge' && kind !== 'flag') return value as Value;
  const state = states?.[Number(value)];
  return state && wordIn(language, state.word);
}

const TITLE = { phone: 'title', strong: true } as const;

/** Whoever shows a list of one person leaves out its title: the first column that was chosen stands in its place. */
const titleAmong = (shown: readonly [string, Defined][], chosen: readonly string[] | undefined) =>
  shown.some(([, { phone }]) => phone === 'title') ? undefined : chosen?.[0];

/**
 * The columns of a definition as a table draws them; how wide and in how many lines follows from their kind.
 * @param chosen only these of them
 */
export function tableColumns<Row>(
  columns: Columns,
  cells: Cells<Row>,
  language: Language,
  chosen?: readonly string[],
): readonly Column<Row>[] {
  const shown = Object.entries(columns).filter(
    ([key, { only = 'screen' }]) => only === 'screen' && (chosen?.includes(key) ?? true),
  );
  const titled = titleAmong(shown, chosen);
  return shown.map(([key, defined]) => {
    const { kind, word, sort, total, exact, share = 1, states, whole } = defined;
    const { phone, strong } = key === titled ? TITLE : defined;
    const show = cells[key as keyof Row];
    const isWords = WORDS.includes(kind) && !whole;
    const field = (row: Row) => row[key as keyof Row] as unknown;
    const shown = (row: Row) => (defined.told ? row[defined.told as keyof Row] : field(row)) as unknown;
    return {
      key,
      title: wordIn(language, word),
      kind: TABLE_KIND[kind] ?? 'text',
      value: (row) => shownValue(defined, shown(row), language),
      color: (row): Color | undefined => states?.[Number(field(row))]?.color,
      oneLine: isWords ? 'words' : 'figures',
      ...(isWords ? { width: `${Math.round(share * SHARE_PERCENT)}%` } : {}),
      ...(show ? { show } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...(total ? { total } : {}),
      ...(phone ? { phone } : {}),
      ...(strong ? { strong } : {}),
      ...(exact ? { decimals: 'two' as const } : {}),
    } satisfies Column<Row>;
  });
}
