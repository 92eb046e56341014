import { say } from '@madrasah/events';
import { LEDGER_CLASS, type SystemAccount, subLedgerOf } from '@madrasah/events/ledger';
import type { Chart } from './entry.ts';

/** Where other ledgers keep a class: their five roots are fixed. */
const CLASS_ROOTS: Readonly<Record<number, string>> = {
  [LEDGER_CLASS.income]: 'Income',
  [LEDGER_CLASS.expense]: 'Expenses',
  [LEDGER_CLASS.money]: 'Assets:Money',
  [LEDGER_CLASS.liability]: 'Liabilities',
  [LEDGER_CLASS.fundBalance]: 'Equity',
  [LEDGER_CLASS.otherAsset]: 'Assets:Other',
};

/** What lessens fees is a deduction from income, transfers between funds are neither income nor expense. */
const SYSTEM_PATHS: Readonly<Record<SystemAccount, string>> = {
  'sys:receivable': 'Assets:Students-Receivable',
  'sys:open-advance': 'Liabilities:Advances',
  'sys:month-advance': 'Liabilities:Months-Paid-Ahead',
  'sys:concession': 'Income:Concessions',
  'sys:waiver': 'Income:Waivers',
  'sys:fee-refund': 'Income:Fee-Refunds',
  'sys:write-off': 'Expenses:Written-Off',
  'sys:recovered': 'Income:Written-Off-Recovered',
  'sys:cash-difference': 'Assets:Cash-Difference',
  'sys:cash-short': 'Expenses:Cash-Short',
  'sys:cash-over': 'Income:Cash-Over',
  'sys:due-from-staff': 'Assets:Due-From-Staff',
  'sys:staff-advance': 'Assets:Staff-Advances',
  'sys:salary-payable': 'Liabilities:Salaries-Owed',
  'sys:wallet-charge': 'Expenses:Wallet-Charges',
  'sys:zakat-given': 'Expenses:Zakat-Given',
  'sys:transfer-in': 'Equity:Transfers-In',
  'sys:transfer-out': 'Equity:Transfers-Out',
  'sys:due-from': 'Assets:Due-From-Funds',
  'sys:due-to': 'Liabilities:Due-To-Funds',
  'sys:fund-balance': 'Equity:Fund-Balance',
};

export interface AccountNames {
  /** In ASCII, the fund as the last part: `Assets:Money:GL3:SL40:F1`. Names change, ids do not. */
  path(account: string, fundId: number): string;
  /** As people call it, in Bengali. */
  name(account: string): string;
  english(account: string): string;
  fund(fundId: number): string;
  classOf(account: string): number | undefined;
}

/** The class of an account of the system, by the root that other ledgers keep it under. */
const CLASS_OF_ROOT: Readonly<Record<string, number>> = {
  Income: LEDGER_CLASS.income,
  Expenses: LEDGER_CLASS.expense,
  Assets: LEDGER_CLASS.otherAsset,
  Liabilities: LEDGER_CLASS.liability,
  Equity: LEDGER_CLASS.fundBalance,
};

/** hledger's letter for a class. */
const LETTERS = ['', 'R', 'X', 'C', 'L', 'E', 'A'];

/**
 * Accounts as `<fund>:<class>:<general ledger>:<sub-ledger>`, one a row of the trial balance, by their numbers; those
 * of the system by their own names. hledger is told of each what it is.
 */
export function accountsByFund(chart: Chart): AccountNames & { typeOf(account: string): string } {
  const names = accountNames(chart);
  const subLedgers = new Map(chart.subLedgers.map((row) => [row.subLedgerId, row]));
  const root = (account: string) => names.path(account, 0).split(':')[0] ?? '';
  const classOf = (account: string) => names.classOf(account) ?? CLASS_OF_ROOT[root(account)] ?? 0;
  const branch = (account: string) => {
    const row = subLedgers.get(subLedgerOf(account) ?? 0);
    return row ? `GL${row.ledgerId}:SL${row.subLedgerId}` : account.replace(':', '-');
  };
  return {
    ...names,
    path: (account, fundId) => `F${fundId}:${classOf(account)}:${branch(account)}`,
    typeOf: (account) => LETTERS[classOf(account)] ?? '',
  };
}

export function accountNames(chart: Chart): AccountNames {
  const funds = new Map(chart.funds.map(({ fundId, name }) => [fundId, name]));
  const subLedgers = new Map(chart.subLedgers.map((row) => [row.subLedgerId, row]));
  const rowOf = (account: string) => subLedgers.get(subLedgerOf(account) ?? 0);
  const systemName = (account: string, language: 'bn' | 'en') =>
    say(language, `ledger.account.${account.slice('sys:'.length)}`);
  const branch = (account: string) => {
    const id = subLedgerOf(account);
    if (id === undefined) return SYSTEM_PATHS[account as SystemAccount];
    const row = subLedgers.get(id);
    return row ? `${CLASS_ROOTS[row.class]}:GL${row.ledgerId}:SL${id}` : `Equity:Not-In-The-Chart:SL${id}`;
  };
  return {
    path: (account, fundId) => `${branch(account)}:F${fundId}`,
    name: (account) => rowOf(account)?.name ?? systemName(account, 'bn'),
    english: (account) => rowOf(account)?.name ?? systemName(account, 'en'),
    fund: (fundId) => funds.get(fundId) ?? String(fundId),
    classOf: (account) => rowOf(account)?.class,
  };
}
