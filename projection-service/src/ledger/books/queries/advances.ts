import { paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';
import { ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';

/** What a student has left with the institution, in paisa: open, or for a month not charged yet. */
export interface Advance {
  readonly open: number;
  readonly month: number;
}

/** A student's advances by fund; funds with none are left out. */
export function advances(books: Books, cut: Cut, userId: number): (Advance & { fundId: number })[] {
  const { tables, names } = books;
  const party = names.userIds.find(userId);
  if (party === NONE) return [];
  const byFund = new Map<number, { open: number; month: number }>();
  const { entry, account, fund, amount, beforeOfParty } = tables.rows;
  for (let row = tables.parties.lastRow.at(party); row !== NONE; row = beforeOfParty.at(row)) {
    const kind = kindOf(tables.accounts.role.at(account.at(row)));
    if (!kind || row >= cut.rows || tables.entries.on.at(entry.at(row)) > cut.asOf) continue;
    const fundId = names.funds.value(fund.at(row));
    const held = byFund.get(fundId) ?? { open: 0, month: 0 };
    held[kind] = paisa(held[kind] - amount.at(row));
    byFund.set(fundId, held);
  }
  return [...byFund]
    .map(([fundId, held]) => ({ fundId, ...held }))
    .filter(({ open, month }) => open !== 0 || month !== 0)
    .sort((a, b) => a.fundId - b.fundId);
}

const kindOf = (role: number): keyof Advance | undefined => {
  if (role === ROLE.openAdvance) return 'open';
  return role === ROLE.monthAdvance ? 'month' : undefined;
};

const NO_ADVANCE: Advance = { open: 0, month: 0 };

/** The advances of everybody who has one, all funds together, by user id. */
export const advancesOfAll = (books: Books, cut: Cut): ReadonlyMap<number, Advance> =>
  advancesSince(books, cut, 0, new Map());

/** Advances as they stood before a row, with that row and those behind it. @param before it stays as it is */
export function advancesSince(
  { tables, names }: Books,
  cut: Cut,
  firstRow: number,
  before: ReadonlyMap<number, Advance>,
): ReadonlyMap<number, Advance> {
  const { entry, account, party, amount } = tables.rows;
  const [entries, accounts, parties, amounts] = [entry.data, account.data, party.data, amount.data];
  const [on, roles] = [tables.entries.on.data, tables.accounts.role.data];
  const moved = new Map<number, Advance>();
  for (let row = firstRow; row < cut.rows; row += 1) {
    const kind = kindOf(roles[accounts[row] as number] as number);
    const who = parties[row] as number;
    if (!kind || who === NONE || (on[entries[row] as number] as number) > cut.asOf) continue;
    const userId = names.userIds.value(who);
    const held = moved.get(userId) ?? before.get(userId) ?? NO_ADVANCE;
    moved.set(userId, { ...held, [kind]: paisa(held[kind] - (amounts[row] as number)) });
  }
  if (moved.size === 0) return before;
  const found = new Map<number, Advance>(); // in the order in which students came into the books
  for (const userId of names.userIds.values()) {
    const held = moved.get(userId) ?? before.get(userId);
    if (held && (held.open !== 0 || held.month !== 0)) found.set(userId, held);
  }
  return found;
}
