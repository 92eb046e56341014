import { type PlainList, paisa } from '@madrasah/events';

type Row = Readonly<Record<string, unknown>>;

/** The sums of the columns that add up, over all these rows but those that were taken back. In paisa, or a count. */
export function sumsOf(
  { totals, struck }: Pick<PlainList, 'totals' | 'struck'>,
  rows: readonly Row[],
): Readonly<Record<string, number>> {
  const counted = struck === undefined ? rows : rows.filter((row) => row[struck] !== true);
  const sum = (key: string): number => {
    let total = 0;
    for (const row of counted) total = paisa(total + Number(row[key] ?? 0));
    return total;
  };
  return Object.fromEntries(totals.map((key) => [key, sum(key)] as const));
}
