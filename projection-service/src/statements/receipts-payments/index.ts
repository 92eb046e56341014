import type { PaperSize } from '@madrasah/events';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { receiptsAndPayments } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { type Statement, statementQueries } from '../statement-queries.ts';
import { moneyTables } from './paper.ts';
import { togetherOf, wireFund } from './wire.ts';

const SIDES = {
  figure: 'receipts_payments',
  left: 'statements.receipts',
  right: 'statements.payments',
} as const;

/** What came in and went out, fund by fund and together. */
function receiptsPayments(asking: Asking, title: string, size: PaperSize): Statement {
  const { books, cut, from, money: accounts, names, fundId } = asking;
  const all = receiptsAndPayments(books, cut, { from, accounts, classOf: names.classOf });
  const funds = fundId === undefined ? all : all.filter((fund) => fund.fundId === fundId);
  const together = togetherOf(funds);
  return {
    data: {
      funds: funds.map(wireFund(asking)),
      // Of one fund what it got from others and gave them is no money of nobody's: it stays.
      ...(fundId === undefined ? { together: wireFund(asking)(together) } : {}),
    },
    title,
    size,
    blocks: moneyTables(asking, SIDES, funds, together),
  };
}

/** প্রাপ্তি-প্রদান: the first statement, and the default of every income screen; and the same of one day. */
export function receiptsPaymentsQueries(deps: Deps): HandledQuery[] {
  return [
    ...statementQueries(deps, statements.receiptsPayments, {
      file: 'receipts-payments',
      make: (asking) => receiptsPayments(asking, asking.say('statements.receipts-payments'), 'a4'),
    }),
    ...statementQueries(deps, statements.dailyStatement, {
      file: 'daily-statement',
      make: (asking) => receiptsPayments(asking, asking.say('statements.daily'), 'a4'),
    }),
  ];
}
