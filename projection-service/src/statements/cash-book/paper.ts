import { dayInWords, type NamedRow, namedTable, type PaperColumn, type TableBlock } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { FLOW, journalEntry } from '../../ledger/books/index.ts';
import { entryName } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';
import {
  addedColumns,
  type CashColumn,
  type CashDay,
  type CashLine,
  COLUMNS,
  type Columns,
  columnOf,
  noColumns,
} from './lines.ts';

/** What a line is called: its head, the other account of a contra, or that money changed its fund. */
export function headName({ names, say, books }: Asking, { head, kind, entries }: CashLine): string {
  const name = head === 'sys:receivable' ? say('statements.old-dues') : names.account(head);
  if (kind === FLOW.contra) return say('statements.contra', { name });
  if (kind === FLOW.transfer) return say('statements.transfer', { name });
  const [first = 0] = entries;
  const type = books.names.kinds.value(books.tables.entries.kind.at(first));
  return entries.length === 1 && /Reversed/.test(type) ? say('statements.back', { name }) : name;
}

/** The paper behind a line; of several of one series the first number and the last. */
export function numbersOf({ books, names, language }: Asking, { entries: of }: CashLine): string {
  const { kind, number, series } = books.tables.entries;
  const [first = 0] = of;
  if (of.length === 1) return entryName(journalEntry(books, first), names, language);
  const isOneSeries = of.every(
    (entry) =>
      kind.at(entry) === kind.at(first) && series.at(entry) === series.at(first) && number.at(entry) > 0,
  );
  if (!isOneSeries) return '';
  const [least, most] = [Math.min, Math.max].map((end) =>
    names.number(books.names.texts.value(series.at(first)), end(...of.map((entry) => number.at(entry)))),
  );
  return `${least} – ${most}`;
}

type Key = `${'in' | 'out'}${'No' | 'Text' | 'Folio' | Capitalize<CashColumn>}`;
type Row = NamedRow<Key>;
const keyOf = (side: 'in' | 'out', column: CashColumn) =>
  `${side}${column.slice(0, 1).toUpperCase()}${column.slice(1)}` as Key;

function columnsOf({ say }: Asking, used: readonly CashColumn[]): Partial<Record<Key, PaperColumn>> {
  const side = (name: 'in' | 'out', group: string) => ({
    [`${name}No`]: { title: say('statements.number'), group, kind: 'words', share: 0.8 },
    [`${name}Text`]: { title: say('statements.particulars'), group, kind: 'name', share: 1.6 },
    [`${name}Folio`]: { title: say('statements.folio'), group, kind: 'code' },
    ...Object.fromEntries(
      used.map((column) => [
        keyOf(name, column),
        { title: say(`statements.${column}`), group, kind: 'money', carry: 'sum' },
      ]),
    ),
  });
  return {
    ...side('in', say('statements.receipts')),
    ...side('out', say('statements.payments')),
  } as Partial<Record<Key, PaperColumn>>;
}

interface Shown {
  readonly shown: ReadonlySet<string>;
  readonly opening: Columns;
  readonly days: readonly CashDay[];
  readonly closing: Columns;
}

const KIND_WORDS = Object.keys(FLOW);

/** One side's cells of a line, and the questions that explain them. */
function sideCells(asking: Asking, used: readonly CashColumn[], { shown }: Shown, on: string) {
  const accounts = (column: CashColumn) =>
    [...shown].filter((account) => columnOf(asking.names, account) === column).join();
  return (side: 'in' | 'out', line: CashLine): Row => {
    const figure = (column: CashColumn) =>
      asking.explained(`cash_book.${side}`, {
        ...{ from: on, to: on, head: line.head, kind: KIND_WORDS[line.kind], account: accounts(column) },
        ...(line.entries.length === 1 ? { revision: line.entries[0] } : {}),
      });
    const moved = used.filter((column) => line.columns[column] !== 0);
    return {
      cells: {
        [`${side}No`]: numbersOf(asking, line),
        [`${side}Text`]: [headName(asking, line), line.narration].filter(Boolean).join(' · '),
        [`${side}Folio`]: subLedgerOf(line.head) ?? null,
        ...Object.fromEntries(moved.map((column) => [keyOf(side, column), line.columns[column]])),
      },
      explains: Object.fromEntries(moved.map((column) => [keyOf(side, column), figure(column)])),
    };
  };
}

/** What explains the sums of a day, column by column. */
const sumsExplained =
  (asking: Asking, used: readonly CashColumn[], { shown }: Shown, on: string) =>
  (side: 'in' | 'out', field: 'opening' | 'closing' | 'total') =>
    Object.fromEntries(
      used.map((column) => {
        const account = [...shown].filter((one) => columnOf(asking.names, one) === column).join();
        return [keyOf(side, column), asking.explained(`cash_book.${field}`, { from: on, to: on, account })];
      }),
    );

const amounts = (side: 'in' | 'out', used: readonly CashColumn[], columns: Columns) =>
  Object.fromEntries(used.map((column) => [keyOf(side, column), columns[column]]));

/** A day: its opening balance first on the left, its closing balance last on the right, both sides of one sum. */
function dayTable(asking: Asking, used: readonly CashColumn[], of: Shown, day: CashDay): TableBlock {
  const { say, language } = asking;
  const line = sideCells(asking, used, of, day.on);
  const explained = sumsExplained(asking, used, of, day.on);
  const left: Row[] = [
    {
      cells: { inText: say('statements.opening'), ...amounts('in', used, day.opening) },
      explains: explained('in', 'opening'),
    },
    ...day.receipts.map((one) => line('in', one)),
  ];
  const right: Row[] = [
    ...day.payments.map((one) => line('out', one)),
    {
      cells: { outText: say('statements.closing'), ...amounts('out', used, day.closing) },
      explains: explained('out', 'closing'),
    },
  ];
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, at): Row => ({
      cells: { ...left[at]?.cells, ...right[at]?.cells },
      explains: { ...left[at]?.explains, ...right[at]?.explains },
    }),
  );
  const total = day.receipts.reduce((sum, one) => addedColumns(sum, one.columns, 1), {
    ...noColumns(),
    ...day.opening,
  });
  const sum: Row = {
    kind: 'sum',
    cells: {
      inText: say('statements.total'),
      ...amounts('in', used, total),
      outText: say('statements.total'),
      ...amounts('out', used, total),
    },
    explains: { ...explained('in', 'total'), ...explained('out', 'total') },
  };
  return {
    kind: 'table',
    title: dayInWords(day.on, language),
    titles: { table: say('statements.day'), group: say('statements.receipts') },
    unit: say('papers.in-taka'),
    ...namedTable(columnsOf(asking, used) as Record<Key, PaperColumn>, [...rows, sum]),
  };
}

/** A table a day on which money moved; where none did, the balance that stood. */
export function cashTables(asking: Asking, of: Shown): TableBlock[] {
  const held = new Set([...of.shown].map((account) => columnOf(asking.names, account)));
  const used = COLUMNS.filter((column) => held.has(column));
  if (of.days.length > 0) return of.days.map((day) => dayTable(asking, used, of, day));
  const still = { on: asking.to, opening: of.opening, receipts: [], payments: [], closing: of.closing };
  return [dayTable(asking, used, of, still)];
}
