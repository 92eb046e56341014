import type { Books } from '../../books.ts';
import type { Cut } from '../../cut.ts';
import { lessens, ROLE } from '../../roles.ts';
import { NONE } from '../../tables.ts';

/** Sums of open items in paisa, by item index. */
export interface ItemSums {
  readonly charged: Float64Array;
  /** All that lessened it without money: conceded, waived, written off. */
  readonly conceded: Float64Array;
  /** The parts of it that are no concession. */
  readonly waived: Float64Array;
  readonly writtenOff: Float64Array;
  readonly due: Float64Array;
}

const emptySums = (size: number): ItemSums => ({
  charged: new Float64Array(size),
  conceded: new Float64Array(size),
  waived: new Float64Array(size),
  writtenOff: new Float64Array(size),
  due: new Float64Array(size),
});

/**
 * What a row adds to its item: the receivable is what is due, what lessens it without money was conceded. An advance that was
 * handed back and is owed is charged against the advance account.
 */
function add(sums: ItemSums, item: number, role: number, amount: number): void {
  if (role === ROLE.receivable) sums.due[item] = (sums.due[item] as number) + amount;
  else if (role === ROLE.charged || role === ROLE.openAdvance)
    sums.charged[item] = (sums.charged[item] as number) - amount;
  else if (lessens(role)) sums.conceded[item] = (sums.conceded[item] as number) + amount;
  if (role === ROLE.waiver) sums.waived[item] = (sums.waived[item] as number) + amount;
  else if (role === ROLE.writeOff) sums.writtenOff[item] = (sums.writtenOff[item] as number) + amount;
}

/** Every item, in one pass over the rows. */
export function sumsOfAll({ tables, names }: Books, cut: Cut): ItemSums {
  const sums = emptySums(names.itemIds.size);
  const { entry, account, item, amount } = tables.rows;
  const [entries, accounts, items, amounts] = [entry.data, account.data, item.data, amount.data];
  const [on, roles] = [tables.entries.on.data, tables.accounts.role.data];
  for (let row = 0; row < cut.rows; row += 1) {
    const index = items[row] as number;
    if (index === NONE || (on[entries[row] as number] as number) > cut.asOf) continue;
    add(sums, index, roles[accounts[row] as number] as number, amounts[row] as number);
  }
  return sums;
}

/** A few items, along their own rows only; the sums stand in the order of the items asked for. */
export function sumsOfSome({ tables }: Books, cut: Cut, items: readonly number[]): ItemSums {
  const sums = emptySums(items.length);
  const { entry, account, amount, beforeOfItem } = tables.rows;
  for (const [place, item] of items.entries()) {
    for (let row = tables.items.lastRow.at(item); row !== NONE; row = beforeOfItem.at(row)) {
      if (row >= cut.rows || tables.entries.on.at(entry.at(row)) > cut.asOf) continue;
      add(sums, place, tables.accounts.role.at(account.at(row)), amount.at(row));
    }
  }
  return sums;
}
