import {
  advances,
  type Books,
  type Cut,
  dues,
  itemStates,
  statement,
  trialBalance,
} from '../../../../projection-service/src/ledger/books/index.ts';

/** Net of an account over all funds, debit above zero. */
export function netOf(books: Books, cut: Cut, account: string): number {
  let net = 0;
  for (const fund of trialBalance(books, cut))
    for (const line of fund.accounts) if (line.account === account) net += line.debit - line.credit;
  return net;
}

const ADVANCES = [
  ['open', 'sys:open-advance'],
  ['month', 'sys:month-advance'],
] as const;

/** Dues = receivable and advances = their accounts, of all; of some students dues − advances = statement. */
export function duesFault(books: Books, cut: Cut, users: Iterable<number>): string | undefined {
  const all = dues(books, cut);
  let due = 0;
  const owed = new Map<number, number>();
  for (const row of all.admissions.values()) {
    due += row.due;
    owed.set(row.userId, (owed.get(row.userId) ?? 0) + row.due);
  }
  const receivable = netOf(books, cut, 'sys:receivable');
  if (due !== receivable) return `dues ${due}, receivable ${receivable}`;
  for (const [kind, account] of ADVANCES) {
    const held = [...all.advances.values()].reduce((sum, advance) => sum + advance[kind], 0);
    const advance = -netOf(books, cut, account);
    if (held !== advance) return `${kind} advances ${held}, their account ${advance}`;
  }
  for (const userId of users) {
    const { open = 0, month = 0 } = all.advances.get(userId) ?? {};
    const standing = (owed.get(userId) ?? 0) - open - month;
    const { closing } = statement(books, cut, { userId });
    if (closing !== standing) return `statement of ${userId} ends at ${closing}, due is ${standing}`;
  }
  return undefined;
}

/** No charge is due below zero, and no advance, as of the end of any day. */
export function belowZero(books: Books, cut: Cut, users: Iterable<number>, day: string): string | undefined {
  for (const userId of users) {
    const item = itemStates(books, cut, { user: userId }).find(({ due }) => due < 0);
    if (item) return `item ${item.itemId} of ${userId} is due ${item.due} as of ${day}`;
    const ahead = advances(books, cut, userId).find(({ open, month }) => open < 0 || month < 0);
    if (ahead)
      return `${userId} has paid ${ahead.open} and ${ahead.month} ahead in ${ahead.fundId} as of ${day}`;
  }
  return undefined;
}
