import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { accountLedger, feeAccounts, journalEntry } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';

/** What a liability is: money that was lent, a bill that is not paid yet, or what is held for a board or others. */
export type Liability = 'loan' | 'bill' | 'held';
export type LiabilityOf = (account: string) => Liability | undefined;

/**
 * What each account of a school's books is, if it is a liability: by its names, and where they do not say, by how it
 * came to be owed. A loan brought money; a bill was written against what it was for. What only was brought over is a
 * loan.
 */
export function liabilities(asking: Asking): LiabilityOf {
  const { books, names } = asking;
  const fees = feeAccounts(books);
  const known = new Map<string, Liability | undefined>();
  const find = (account: string): Liability | undefined => {
    if (account === 'sys:due-to') return 'loan';
    if (names.classOf(account) !== LEDGER_CLASS.liability) return undefined;
    if (fees.has(account)) return 'held';
    const said = names.lenderOrBill(account);
    if (said) return said === 'lender' ? 'loan' : 'bill';
    return asItCame(asking, account);
  };
  return (account) => {
    if (!known.has(account)) known.set(account, find(account));
    return known.get(account);
  };
}

const WRITTEN_AGAINST: readonly (number | undefined)[] = [LEDGER_CLASS.expense, LEDGER_CLASS.otherAsset];

/** By the first entry that tells: the whole of the books is looked at, so that no day changes what it is. */
function asItCame({ books, names, money }: Asking, account: string): Liability {
  for (const { revision, credit } of accountLedger(books, books.cut({}), { account }).rows) {
    if (credit === 0) continue;
    const debited = journalEntry(books, revision).lines.filter(({ debit }) => debit > 0);
    if (debited.some((line) => WRITTEN_AGAINST.includes(names.classOf(line.account)))) return 'bill';
    if (debited.some((line) => money.has(line.account))) return 'loan';
  }
  return 'loan';
}
