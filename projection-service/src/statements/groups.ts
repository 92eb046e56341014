import { LEDGER_CLASS, type SystemAccount } from '@madrasah/events/ledger';
import { type Books, type FundMovements, feeAccounts, movements } from '../ledger/books/index.ts';
import { type AccountNames, CLOSING_ENTRIES } from '../ledger/index.ts';
import type { Asking } from './asking.ts';

/** Where an account stands in the statements: of income and expenditure, or of what is had and owed. */
export const INCOME_GROUPS = ['gross', 'other', 'transfersIn'] as const;
export const EXPENSE_GROUPS = ['concession', 'waiver', 'refund', 'expenditure', 'transfersOut'] as const;
export const ASSET_GROUPS = ['money', 'receivable', 'otherAssets', 'dueFrom'] as const;
export const LIABILITY_GROUPS = ['payables', 'advances', 'dueTo'] as const;
export type Group =
  | (typeof INCOME_GROUPS)[number]
  | (typeof EXPENSE_GROUPS)[number]
  | (typeof ASSET_GROUPS)[number]
  | (typeof LIABILITY_GROUPS)[number]
  | 'fundBalance';

const BY_ACCOUNT: Readonly<Record<SystemAccount, Group>> = {
  'sys:receivable': 'receivable',
  'sys:open-advance': 'advances',
  'sys:month-advance': 'advances',
  'sys:concession': 'concession',
  'sys:waiver': 'waiver',
  'sys:fee-refund': 'refund',
  'sys:write-off': 'expenditure',
  'sys:recovered': 'other',
  'sys:cash-difference': 'otherAssets',
  'sys:cash-short': 'expenditure',
  'sys:cash-over': 'other',
  'sys:due-from-staff': 'otherAssets',
  'sys:staff-advance': 'otherAssets',
  'sys:salary-payable': 'payables',
  'sys:wallet-charge': 'expenditure',
  'sys:zakat-given': 'expenditure',
  'sys:transfer-in': 'transfersIn',
  'sys:transfer-out': 'transfersOut',
  'sys:due-from': 'dueFrom',
  'sys:due-to': 'dueTo',
  'sys:fund-balance': 'fundBalance',
};

const BY_CLASS: Readonly<Record<number, Group>> = {
  [LEDGER_CLASS.expense]: 'expenditure',
  [LEDGER_CLASS.money]: 'money',
  [LEDGER_CLASS.liability]: 'payables',
  [LEDGER_CLASS.fundBalance]: 'fundBalance',
  [LEDGER_CLASS.otherAsset]: 'otherAssets',
};

export type GroupOf = (account: string) => Group;

/** Every account has one group, so that assets are liabilities and funds whatever is posted. */
export function grouping(books: Books, { classOf }: AccountNames): GroupOf {
  const fees = feeAccounts(books);
  return (account) => {
    const known = (BY_ACCOUNT as Readonly<Record<string, Group>>)[account];
    if (known) return known;
    const its = classOf(account);
    if (its === LEDGER_CLASS.income) return fees.has(account) ? 'gross' : 'other';
    return BY_CLASS[its ?? LEDGER_CLASS.otherAsset] ?? 'otherAssets';
  };
}

const CREDITS: ReadonlySet<Group> = new Set([...INCOME_GROUPS, ...LIABILITY_GROUPS, 'fundBalance']);

/** With what sign a debit counts in a group. */
export const signOf = (group: Group): 1 | -1 => (CREDITS.has(group) ? -1 : 1);

/** Of each fund what its accounts had before and what moved, closing entries left out. */
export const movedOf = ({ books, cut, from, fundId }: Asking): FundMovements[] =>
  movements(books, cut, { from, fundId, without: CLOSING_ENTRIES }).filter(
    ({ accounts }) => accounts.length > 0,
  );
