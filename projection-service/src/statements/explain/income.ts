import type { MoneyFigure } from '../../ledger/books/index.ts';
import { CLOSING_ENTRIES } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';
import { EXPENSE_GROUPS, type Group, grouping, INCOME_GROUPS, signOf } from '../groups.ts';
import { balance, type Explained, listed, type MadeOf, money } from './parts.ts';

/** The groups that a figure of income and expenditure adds up. */
const INCOME: Readonly<Record<string, readonly Group[]>> = {
  ...Object.fromEntries([...INCOME_GROUPS, ...EXPENSE_GROUPS].map((group) => [group, [group]])),
  net: ['gross', 'concession', 'waiver', 'refund'],
  income: ['gross', 'concession', 'waiver', 'refund', 'other'],
  surplus: ['gross', 'concession', 'waiver', 'refund', 'other', 'expenditure'],
  after: [...INCOME_GROUPS, ...EXPENSE_GROUPS],
};

/** What an account takes off stands below zero. */
const TAKEN_OFF: Readonly<Record<string, Group>> = {
  ...{ lessConcession: 'concession', lessWaiver: 'waiver', lessRefund: 'refund' },
  lessTransfersOut: 'transfersOut',
};

/** What makes a figure of income and expenditure; undefined where it has no such figure. */
export function ofIncome(asking: Asking, field: string, query: Explained): MadeOf | undefined {
  const less = TAKEN_OFF[field];
  if (less) return new Map([...(ofIncome(asking, less, query) ?? [])].map(([at, gave]) => [at, -gave]));
  const { account, basis } = query;
  const groups = INCOME[field];
  if (!groups) return undefined;
  const groupOf = grouping(asking.books, asking.names);
  const [first] = groups as [Group];
  const sign = groups.length > 1 ? -1 : signOf(first);
  const all = asking.books.names.accounts.values();
  if (basis === 'accrual') {
    const accounts = listed(account) ?? all.filter((one) => groups.includes(groupOf(one)));
    return balance(asking, { of: 'moved', accounts, sign, without: CLOSING_ENTRIES });
  }
  const its = (one: string) => (one === 'sys:receivable' ? 'gross' : groupOf(one));
  const heads = new Set(listed(account) ?? all.filter((one) => groups.includes(its(one))));
  const [received, paid] = sign === -1 ? ([1, -1] as const) : ([-1, 1] as const);
  const moves: MoneyFigure['sides'] = field === 'after' ? { transfersIn: 1, transfersOut: -1 } : {};
  if (field === 'transfersIn' || field === 'transfersOut')
    return money(asking, { sides: { [field]: 1 }, fundId: asking.fundId });
  return money(asking, {
    sides: { receipts: received, payments: paid, ...moves },
    fundId: asking.fundId,
    heads,
  });
}
