import type { Books } from '../books.ts';
import { type Cut, isInCut } from '../cut.ts';
import { itemsOfAdmission } from '../queries/items/by-admission.ts';
import { ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';

/** `concession` is what was let off: `granted` and `waived`. What was written off is no concession. */
export type DuesFigure =
  | ('charged' | 'concession' | 'granted' | 'waived' | 'writtenOff')
  | ('paid' | 'due' | 'advance');

/** With what sign a line counts: what was paid is what was charged, less what was conceded, was written off and is due. */
const SIGNS: Readonly<Record<DuesFigure, Readonly<Record<number, 1 | -1>>>> = {
  charged: { [ROLE.charged]: -1 },
  concession: { [ROLE.concession]: 1, [ROLE.waiver]: 1 },
  granted: { [ROLE.concession]: 1 },
  waived: { [ROLE.waiver]: 1 },
  writtenOff: { [ROLE.writeOff]: 1 },
  due: { [ROLE.receivable]: 1 },
  paid: {
    ...{ [ROLE.charged]: -1, [ROLE.receivable]: -1 },
    ...{ [ROLE.concession]: -1, [ROLE.waiver]: -1, [ROLE.writeOff]: -1 },
  },
  advance: { [ROLE.openAdvance]: -1, [ROLE.monthAdvance]: -1 },
};

/** What each entry gave to what an admission was charged, conceded, paid or owes, in paisa, by revision. */
export function duesMadeOf(
  books: Books,
  cut: Cut,
  figure: Exclude<DuesFigure, 'advance'>,
  admissionId: number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const item of itemsOfAdmission(books, admissionId)) addItem(books, cut, found, item, SIGNS[figure]);
  return found;
}

/** What each entry gave to what some items were charged, conceded, paid or are owed, in paisa, by revision. */
export function itemsMadeOf(
  books: Books,
  cut: Cut,
  figure: Exclude<DuesFigure, 'advance'>,
  itemIds: Iterable<number>,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const itemId of itemIds) addItem(books, cut, found, books.names.itemIds.find(itemId), SIGNS[figure]);
  return found;
}

function addItem(
  books: Books,
  cut: Cut,
  found: Map<number, number>,
  item: number,
  signs: Readonly<Record<number, 1 | -1>>,
): void {
  const { rows, items } = books.tables;
  for (let row = items.lastRow.at(item); row !== NONE; row = rows.beforeOfItem.at(row))
    add(books, cut, found, row, signs);
}

/** What each entry gave to the advance of a student, in paisa, by revision. */
export function advanceMadeOf(books: Books, cut: Cut, userId: number): Map<number, number> {
  const { tables, names } = books;
  const party = names.userIds.find(userId);
  const found = new Map<number, number>();
  if (party === NONE) return found;
  const { rows } = tables;
  for (let row = tables.parties.lastRow.at(party); row !== NONE; row = rows.beforeOfParty.at(row))
    add(books, cut, found, row, SIGNS.advance);
  return found;
}

function add(
  { tables }: Books,
  cut: Cut,
  found: Map<number, number>,
  row: number,
  signs: Readonly<Record<number, 1 | -1>>,
): void {
  const { rows, accounts } = tables;
  const entry = rows.entry.at(row);
  const sign = signs[accounts.role.at(rows.account.at(row))];
  if (!sign || row >= cut.rows || !isInCut(tables, cut, entry)) return;
  found.set(entry, (found.get(entry) ?? 0) + sign * rows.amount.at(row));
}
