import { type NamedRow, type PaperColumn, type PaperLanguage, paisa, SAID, saidIn } from '@madrasah/events';

type Columns = Readonly<Record<string, PaperColumn>>;
type Row = NamedRow<string>;

/** Kinds of columns in which a word may stand. */
const WRITTEN: ReadonlySet<string> = new Set(['name', 'words', 'code']);

/** What the counted rows come to, under the figures that are added up. */
export function sumRow(
  columns: Columns,
  rows: readonly Row[],
  summed: ReadonlySet<string>,
  label: string,
): Row {
  const counted = rows.filter(({ kind }) => kind === undefined);
  const first = Object.keys(columns).find((name) => WRITTEN.has(columns[name]?.kind ?? '')) ?? '';
  const sums = [...summed].map((name): [string, number] => {
    const values = counted.map(({ cells }) => cells[name]);
    return [name, values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)];
  });
  return {
    kind: 'sum',
    cells: { [first]: label, ...Object.fromEntries(sums.map(([n, sum]) => [n, paisa(sum)])) },
  };
}

/** The words under the rows of a group, and under all of them. */
export const totalWords = (language: PaperLanguage, grouped: boolean) => ({
  group: saidIn(SAID.total, language),
  all: saidIn(grouped ? SAID.grandTotal : SAID.total, language),
});
