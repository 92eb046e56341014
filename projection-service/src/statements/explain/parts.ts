import { dayNumber } from '@madrasah/events';
import type { explain, StatementQuery } from '@madrasah/events/statements';
import {
  type BalanceFigure,
  balanceMadeOf,
  type MoneyFigure,
  moneyMadeOf,
} from '../../ledger/books/index.ts';
import { carriedMadeOf } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';

export type Explained = StatementQuery<typeof explain>;
/** What each entry gave to a figure, in paisa, by revision. */
export type MadeOf = ReadonlyMap<number, number>;

export const listed = (accounts: string | undefined) => (accounts ? accounts.split(',') : undefined);
export const setOf = (accounts: string | undefined) => (accounts ? new Set(accounts.split(',')) : undefined);

export const money = ({ books, cut, from, money: accounts, names }: Asking, figure: MoneyFigure): MadeOf =>
  moneyMadeOf(books, cut, { from, accounts, classOf: names.classOf }, figure);

export const balance = (
  { books, cut, from, fundId }: Asking,
  figure: Omit<BalanceFigure, 'fundId' | 'from'>,
): MadeOf => balanceMadeOf(books, cut, { ...figure, fundId, from: dayNumber(from) });

/** What several figures give together. */
export function together(...parts: readonly MadeOf[]): MadeOf {
  const sums = new Map<number, number>();
  for (const part of parts)
    for (const [revision, amount] of part) sums.set(revision, (sums.get(revision) ?? 0) + amount);
  return sums;
}

/** What is made as in a trial balance: years begin with nothing earned, and are told without what closed them. */
export function carried(
  { books, cut, fundId, names, yearOf }: Asking,
  { from, closing }: { readonly from: string; readonly closing?: 'with' | undefined },
  figure: Pick<BalanceFigure, 'of' | 'accounts' | 'sign'>,
): MadeOf {
  const range = { from, yearBegins: yearOf(from).from, fundId, withClosing: closing === 'with' };
  return together(...carriedMadeOf(books, cut, range, names, figure));
}
