import type { Table } from '@madrasah/service-kit/folding';
import { PackedTable, type PlainTable } from '../folding/packed-table.ts';
import type { KeyUse } from '../keys/recent-keys.ts';

type PlainTables = Readonly<Record<string, PlainTable | ReadonlyMap<unknown, unknown>>>;

/** A folded stream as a snapshot keeps it. */
export interface PlainState {
  readonly tables: PlainTables;
  readonly keys: ReadonlyMap<string, KeyUse>;
}

/** A state that snapshots are made of is a record of tables. */
const tablesOf = (state: unknown) =>
  Object.entries(state as Record<string, Table<unknown, unknown> | PackedTable<object>>);

/** The tables of a state: packed ones as copies, the others as they are, to be written down at once. */
export const plainState = (state: unknown): PlainTables =>
  Object.fromEntries(
    tablesOf(state).map(([name, table]) => [
      name,
      table instanceof PackedTable ? table.plain() : (table as unknown as Map<unknown, unknown>),
    ]),
  );

/** Fills the empty tables of a state. @throws TypeError when other tables, or other kinds of them, were kept */
export function restoreState(state: unknown, plain: PlainTables): void {
  const tables = tablesOf(state);
  if (tables.length !== Object.keys(plain).length) throw new TypeError('other tables were kept');
  for (const [name, table] of tables) {
    const kept = plain[name];
    if (table instanceof PackedTable && kept && !(kept instanceof Map)) table.load(kept as PlainTable);
    else if (!(table instanceof PackedTable) && kept instanceof Map)
      for (const [key, value] of kept) table.set(key, value);
    else throw new TypeError(`another ${name} was kept`);
  }
}

/** Records in all tables of a state, of those that lie one in another too. */
export function rowsOf(state: unknown): number {
  if (typeof state !== 'object' || state === null) return 0;
  if ('size' in state && typeof state.size === 'number') return state.size;
  return Object.values(state).reduce((sum: number, part) => sum + rowsOf(part), 0);
}
