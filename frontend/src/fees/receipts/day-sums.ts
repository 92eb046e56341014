import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import type { ReversalRow } from '../rows.ts';

/** What some days brought in, in taka: the sums of their cash book. */
export interface DaySums {
  /** Receipts, those that were cancelled since among them. */
  readonly count: number;
  /** What they took in, less what was taken back on these days. */
  readonly total: number;
  readonly byAccount: readonly { readonly account: string; readonly total: number }[];
  /** What was taken back on these days, of whatever day its receipt was. */
  readonly reversals: number;
  readonly takenBack: number;
}

type Taken = Pick<ReversalRow, 'total' | 'Account' | 'AccountName'>;

/** Receipts and reversals of the same days, as a list or a paper has them. */
export function daySums(receipts: readonly Taken[], reversals: readonly Taken[]): DaySums {
  const moved = [
    ...receipts.map(({ total, AccountName, Account }) => ({ Account, AccountName, paisa: paisaOf(total) })),
    ...reversals.map(({ total, AccountName, Account }) => ({ Account, AccountName, paisa: -paisaOf(total) })),
  ];
  const taka = (of: typeof moved) => sumPaisa(of.map(({ paisa }) => paisa)) / 100;
  const accounts = Map.groupBy(
    moved.filter(({ Account }) => Account !== 0),
    ({ AccountName }) => AccountName,
  );
  return {
    count: receipts.length,
    total: taka(moved),
    byAccount: [...accounts].map(([account, of]) => ({ account, total: taka(of) })),
    reversals: reversals.length,
    takenBack: sumPaisa(reversals.map(({ total }) => paisaOf(total))) / 100,
  };
}
