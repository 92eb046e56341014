import { paisa, toTaka } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import type { Asking } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import {
  type FundIncome,
  incomeByAccrual,
  incomeByCash,
  incomeSums,
  incomeTogether,
  sumOf,
} from './figures.ts';
import { incomeTables } from './paper.ts';

/** A fund under the wire's names, in taka. */
const wireFund = (asking: Asking) => (fund: FundIncome) => {
  const { names, say } = asking;
  const { gross, net, surplus, after } = incomeSums(fund);
  const taka = (...groups: Parameters<typeof sumOf>[1][]) => toTaka(sumOf(fund, ...groups));
  return {
    FundID: fund.fundId,
    FundName: fund.fundId === 0 ? say('statements.all-funds') : names.fund(fund.fundId),
    gross: toTaka(gross),
    concession: taka('concession'),
    waiver: taka('waiver'),
    refund: taka('refund'),
    net: toTaka(net),
    other: taka('other'),
    expenditure: taka('expenditure'),
    surplus: toTaka(surplus),
    transfersIn: taka('transfersIn'),
    transfersOut: taka('transfersOut'),
    afterTransfers: toTaka(after),
    lines: fund.lines.map(({ account, amount, group }) => ({
      group,
      account,
      SLID: subLedgerOf(account) ?? 0,
      GLID: names.ledgerOf(account)?.id ?? 0,
      name: names.account(account),
      amount: toTaka(paisa(amount)),
    })),
  };
};

/** আয়-ব্যয়: what was earned (the auditor's), or what was received and paid. */
export const incomeExpenseQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.incomeExpense, {
    file: 'income-expenditure',
    make: (asking, { basis }) => {
      const funds = basis === 'cash' ? incomeByCash(asking) : incomeByAccrual(asking);
      const together = incomeTogether(funds);
      const of = asking.fundId === undefined ? [together, ...funds] : funds;
      return {
        data: {
          basis,
          funds: funds.map(wireFund(asking)),
          ...(asking.fundId === undefined ? { together: wireFund(asking)(together) } : {}),
        },
        title: asking.say(basis === 'cash' ? 'statements.income-expense-cash' : 'statements.income-expense'),
        size: 'a4',
        blocks: incomeTables(asking, of, basis),
      };
    },
  });
