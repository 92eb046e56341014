import type { Books } from '../books.ts';
import { ROLE } from '../roles.ts';

/** Where the part of an entry that begins with a row balances by itself in every fund: the row behind its last one. */
export function segmentEnd({ tables: { rows } }: Books, first: number, end: number): number {
  const open = new Map<number, number>();
  for (let row = first; row < end; row += 1) {
    const fund = rows.fund.at(row);
    const rest = (open.get(fund) ?? 0) + rows.amount.at(row);
    if (rest === 0) open.delete(fund);
    else open.set(fund, rest);
    if (open.size === 0) return row + 1;
  }
  return end;
}

export const isAdvance = (role: number) => role === ROLE.openAdvance || role === ROLE.monthAdvance;

/**
 * Whether two neighbouring parts are an advance of one fund that pays, or gives back, what lies in another: the money
 * of one account changes its fund, and the drawer does not move (ACCOUNTING W6).
 */
export function isAppliedAcross(
  { tables: { rows, accounts } }: Books,
  isMoney: Uint8Array,
  first: number,
  middle: number,
  end: number,
): boolean {
  if (middle - first !== 2 || end - middle !== 2) return false;
  const one = isMoney[rows.account.at(first)] ? first : first + 1;
  const other = isMoney[rows.account.at(middle)] ? middle : middle + 1;
  const rests = [2 * first + 1 - one, 2 * middle + 1 - other];
  return (
    isMoney[rows.account.at(one)] === 1 &&
    rows.account.at(one) === rows.account.at(other) &&
    rows.fund.at(one) !== rows.fund.at(other) &&
    rows.amount.at(one) === -rows.amount.at(other) &&
    rests.some((row) => isAdvance(accounts.role.at(rows.account.at(row))))
  );
}
