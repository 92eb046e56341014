import { Problem, type Refusal } from '@madrasah/events';
import { refuseFees as refuse } from '@madrasah/events/fees';
import type { Item, JournalState } from '../../ledger/journal/state.ts';
import { openItems } from '../open-items.ts';

/** One row as the counter sends it; `due` is what the clerk saw. */
export interface CollectRow {
  readonly itemId: number | undefined;
  readonly priceRowId: number | undefined;
  readonly subLedgerId: number | undefined;
  readonly due: number;
  readonly deduction: number;
  readonly deposit: number;
}

export interface MatchedRow {
  readonly item: Item;
  readonly deduction: number;
  readonly deposit: number;
}

type RowFault =
  | 'fees.item-unknown'
  | 'fees.item-ambiguous'
  | 'fees.duplicate-item'
  | 'fees.stale'
  | 'fees.deduction-too-large';
const FIELD: Record<RowFault, string> = {
  'fees.item-unknown': 'itemId',
  'fees.item-ambiguous': 'itemId',
  'fees.duplicate-item': 'itemId',
  'fees.stale': 'amount',
  'fees.deduction-too-large': 'deduction',
};

/** The charge a row means: by its item id, else by the price row or head where only one is open. */
function itemOf(journal: JournalState, userId: number, row: CollectRow): Item | RowFault {
  if (row.itemId !== undefined) {
    const item = journal.items.get(row.itemId);
    return item?.userId === userId ? item : 'fees.item-unknown';
  }
  const candidates = openItems(journal, userId).filter((item) =>
    row.priceRowId ? item.priceRowId === row.priceRowId : item.subLedgerId === row.subLedgerId,
  );
  if (candidates.length > 1) return 'fees.item-ambiguous';
  return candidates[0] ?? 'fees.item-unknown';
}

/**
 * The rows with their charges, or one refusal that names every row's problem. Rows of 0 and 0 are dropped;
 * none at all is refused unless something else is paid.
 */
export function matchRows(
  journal: JournalState,
  userId: number,
  rows: readonly CollectRow[],
  mayBeNone = false,
): MatchedRow[] | Refusal {
  const matched = new Map<number, MatchedRow>();
  const faults: { index: number; fault: RowFault }[] = [];
  rows.forEach((row, index) => {
    const { deduction, deposit } = row;
    if (deduction === 0 && deposit === 0) return;
    const item = itemOf(journal, userId, row);
    const fault = typeof item === 'string' ? item : faultOf(item, row, matched);
    if (fault) faults.push({ index, fault });
    else matched.set((item as Item).itemId, { item: item as Item, deduction, deposit });
  });
  const [first] = faults;
  if (first) {
    const fields = faults.map(({ index, fault }) => ({
      path: `fees.${index}.${FIELD[fault]}`,
      problem: new Problem(fault),
    }));
    return refuse(first.fault, {}, fields);
  }
  return matched.size > 0 || mayBeNone ? [...matched.values()] : refuse('fees.nothing-to-collect');
}

function faultOf(
  item: Item,
  row: CollectRow,
  matched: ReadonlyMap<number, MatchedRow>,
): RowFault | undefined {
  if (matched.has(item.itemId)) return 'fees.duplicate-item';
  if (item.due !== row.due) return 'fees.stale';
  return row.deduction > item.due ? 'fees.deduction-too-large' : undefined;
}
