import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { receiptsAndPayments } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { type Statement, statementQueries } from '../statement-queries.ts';
import { besideYears, wireColumn } from '../years.ts';
import { type MoneyColumn, moneyTables } from './paper.ts';
import { togetherOf, wireFund } from './wire.ts';

const SIDES = {
  figure: 'receipts_payments',
  left: 'statements.receipts',
  right: 'statements.payments',
} as const;

/** What came in and went out over the days of a question. */
function columnOf(asking: Asking, title?: string): MoneyColumn {
  const { books, cut, from, money: accounts, names, fundId } = asking;
  const all = receiptsAndPayments(books, cut, { from, accounts, classOf: names.classOf });
  const funds = fundId === undefined ? all : all.filter((fund) => fund.fundId === fundId);
  return { asking, funds, together: togetherOf(funds), ...(title === undefined ? {} : { title }) };
}

const wire = wireColumn(wireFund);

/** প্রাপ্তি-প্রদান: over the days that were asked for, the accounting year to date and the year before it. */
function ofYears(asking: Asking): Statement {
  const { columns, data } = besideYears(asking, columnOf, wire);
  return {
    data,
    title: asking.say('statements.receipts-payments'),
    size: 'a4-landscape',
    blocks: moneyTables(SIDES, columns),
  };
}

function ofDay(asking: Asking): Statement {
  const column = columnOf(asking);
  const blocks = moneyTables(SIDES, [column]);
  return { data: wire(column), title: asking.say('statements.daily'), size: 'a4', blocks };
}

/** প্রাপ্তি-প্রদান: the first statement, and the default of every income screen; and the same of one day. */
export function receiptsPaymentsQueries(deps: Deps): HandledQuery[] {
  return [
    ...statementQueries(deps, statements.receiptsPayments, {
      file: 'receipts-payments',
      tellsBeginning: true,
      make: ofYears,
    }),
    ...statementQueries(deps, statements.dailyStatement, { file: 'daily-statement', make: ofDay }),
  ];
}
