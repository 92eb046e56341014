import { paisa, toTaka } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import type { Asking } from '../asking.ts';
import { statementQueries } from '../statement-queries.ts';
import { besideYears, wireColumn } from '../years.ts';
import {
  type FundIncome,
  incomeByAccrual,
  incomeByCash,
  incomeSums,
  incomeTogether,
  sumOf,
} from './figures.ts';
import { type IncomeColumn, incomeTables } from './paper.ts';

/** A fund under the wire's names, in taka. */
const wireFund = (asking: Asking) => (fund: FundIncome) => {
  const { names, say } = asking;
  const { gross, net, income, expenditure, surplus, after } = incomeSums(fund);
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
    income: toTaka(income),
    expenditure: toTaka(expenditure),
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

type Basis = 'cash' | 'accrual';

const columnOf =
  (basis: Basis) =>
  (asking: Asking, title: string): IncomeColumn => {
    const funds = basis === 'cash' ? incomeByCash(asking) : incomeByAccrual(asking);
    return { asking, title, funds, together: incomeTogether(funds) };
  };

/** আয়-ব্যয়: what was earned (the auditor's), or what was received and paid; beside it this year and the last. */
export const incomeExpenseQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.incomeExpense, {
    file: 'income-expenditure',
    tellsBeginning: true,
    make: (asking, { basis }) => {
      const { columns, data } = besideYears(asking, columnOf(basis), wireColumn(wireFund));
      return {
        data: { basis, ...data },
        title: asking.say(basis === 'cash' ? 'statements.income-expense-cash' : 'statements.income-expense'),
        size: 'a4',
        blocks: incomeTables(columns, asking.fundId, basis),
      };
    },
  });
