import { bytes, Column, doubles, Ids, Interned, ints, type Numbers } from '@madrasah/service-kit/columns';

/** No party, no item, no row before: the end of a chain. */
export const NONE = -1;

/**
 * The books as columns. Rows of an entry stand together, in the order of the entries; the rows of one student and
 * of one open item are chained backwards, so that a statement touches no others.
 */
export function newTables() {
  return {
    /** One line of an entry; `amount` is in paisa, a credit below zero. Accounts, funds, … are indexes. */
    rows: {
      entry: ints(),
      account: ints(),
      fund: ints(),
      party: ints(),
      item: ints(),
      amount: doubles(),
      beforeOfParty: ints(),
      beforeOfItem: ints(),
    },
    /** One event of the journal: its index is its revision. `on` is a day number, `at` milliseconds. */
    entries: {
      firstRow: ints(),
      kind: ints(),
      on: ints(),
      at: doubles(),
      actor: doubles(),
      /** The event's own id, and the name it has in the event (a text). */
      ref: doubles(),
      refName: ints(),
      number: doubles(),
      /** Which series its number is of (a text, '' of none); what takes an entry back is of the series of that one. */
      series: ints(),
      admission: doubles(),
      /** The request that a second person confirmed with it, in the same append; 0 for none. */
      request: ints(),
    },
    /** One charge. `entry` is the one that brought its facts. */
    items: {
      party: ints(),
      admission: doubles(),
      session: doubles(),
      subLedger: doubles(),
      arrearOf: doubles(),
      month: ints(),
      fund: ints(),
      dueOn: ints(),
      priceRow: doubles(),
      name: ints(),
      entry: ints(),
      lastRow: ints(),
      beforeOfParty: ints(),
    },
    /** One student with money matters. */
    parties: { lastRow: ints(), lastItem: ints() },
    accounts: { role: bytes() },
  };
}

export const newNames = () => ({
  accounts: new Interned<string>(),
  funds: new Interned<number>(),
  kinds: new Interned<string>(),
  texts: new Interned<string>(),
  itemIds: new Ids(),
  userIds: new Ids(),
});

export type Tables = ReturnType<typeof newTables>;
export type Names = ReturnType<typeof newNames>;

/** Of a text or number that occurs over and over, with the index it is found by. */
const NAME_BYTES = 100;

/** What books weigh in memory, about: their columns with the room behind them, and their names. */
export function bytesOf(tables: Tables, names: Names): number {
  const columns = Object.values(tables).flatMap((table) => Object.values(table) as Column[]);
  const { itemIds, userIds, ...texts } = names;
  const ids = (itemIds.size + userIds.size) * Float64Array.BYTES_PER_ELEMENT;
  const named = Object.values(texts).reduce((sum, known) => sum + known.size * NAME_BYTES, 0);
  return columns.reduce((sum, { data }) => sum + data.byteLength, ids + named);
}

type PlainTables = Record<string, Record<string, Numbers>>;

/** The columns as bare arrays, to be written down: copies. */
export const plainTables = (tables: Tables): PlainTables =>
  Object.fromEntries(
    Object.entries(tables).map(([table, columns]) => [
      table,
      Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, (column as Column).values()]),
      ),
    ]),
  );

/** The columns from bare arrays. */
export const tablesOf = (plain: PlainTables): Tables =>
  Object.fromEntries(
    Object.entries(plain).map(([table, columns]) => [
      table,
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, new Column(values)])),
    ]),
  ) as unknown as Tables;

type PlainNames = Record<string, readonly (string | number)[] | Float64Array>;

export const plainNames = (names: Names): PlainNames =>
  Object.fromEntries(Object.entries(names).map(([name, known]) => [name, known.values()]));

export const namesOf = (plain: PlainNames): Names =>
  Object.fromEntries(
    Object.entries(plain).map(([name, values]) => [
      name,
      values instanceof Float64Array ? new Ids(values) : new Interned<string | number>(values),
    ]),
  ) as unknown as Names;
