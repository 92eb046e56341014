import { paisa, toTaka } from '@madrasah/events';
import { subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { type StatementDefinition, type StatementQuery, statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import type { Asking } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import {
  type CashDay,
  type CashLine,
  type Columns,
  cashDays,
  columnOf,
  narratedDays,
  sumOfColumns,
} from './lines.ts';
import { cashTables, headName, numbersOf } from './paper.ts';

type Asked = StatementQuery<typeof statements.cashBook>;

const wireColumns = (columns: Columns) => ({
  cash: toTaka(paisa(columns.cash)),
  bank: toTaka(paisa(columns.bank)),
  wallet: toTaka(paisa(columns.wallet)),
});

function wireLine(asking: Asking) {
  const { entries } = asking.books.tables;
  const { kinds } = asking.books.names;
  return (line: CashLine) => {
    const [first = 0] = line.entries;
    return {
      no: numbersOf(asking, line),
      text: headName(asking, line),
      ...(line.narration ? { narration: line.narration } : {}),
      account: line.head,
      SLID: subLedgerOf(line.head) ?? 0,
      ...wireColumns(line.columns),
      amount: toTaka(sumOfColumns(line.columns)),
      entries: line.entries.length,
      ...(line.entries.length === 1
        ? { ref: { revision: first, type: kinds.value(entries.kind.at(first)), id: entries.ref.at(first) } }
        : {}),
    };
  };
}

const wireDay = (asking: Asking) => (day: CashDay) => ({
  on: day.on,
  opening: wireColumns(day.opening),
  receipts: day.receipts.map(wireLine(asking)),
  payments: day.payments.map(wireLine(asking)),
  closing: wireColumns(day.closing),
});

/** The accounts of a book: one that is asked for, all that hold money, or those at a bank. */
function accountsOf({ money, names }: Asking, { slId }: Asked, banks: boolean): ReadonlySet<string> {
  if (slId !== undefined) return new Set([subLedgerAccount(slId)].filter((account) => money.has(account)));
  return banks ? new Set([...money].filter((account) => columnOf(names, account) === 'bank')) : money;
}

const bookQueries = (
  deps: Deps,
  definition: StatementDefinition<Asked>,
  { file, title, banks }: { file: string; title: string; banks: boolean },
): HandledQuery[] =>
  statementQueries(deps, definition, {
    file,
    make: async (asking, query) => {
      const shown = accountsOf(asking, query, banks);
      const { opening, days: moved, closing } = cashDays(asking, shown, query.by);
      const days = await narratedDays(asking, moved);
      const { slId } = query;
      return {
        data: {
          opening: wireColumns(opening),
          days: days.map(wireDay(asking)),
          closing: wireColumns(closing),
        },
        title: asking.say(title),
        size: 'a4-landscape',
        filters: slId === undefined ? [] : [asking.names.account(subLedgerAccount(slId))],
        blocks: cashTables(asking, { shown, opening, days, closing }),
      };
    },
  });

/** নগদান বই and ব্যাংক বই: two sides a day, both of one sum. */
export const cashBookQueries = (deps: Deps): HandledQuery[] => [
  ...bookQueries(deps, statements.cashBook, {
    ...{ file: 'cash-book', title: 'statements.cash-book', banks: false },
  }),
  ...bookQueries(deps, statements.bankBook, {
    ...{ file: 'bank-book', title: 'statements.bank-book', banks: true },
  }),
];
