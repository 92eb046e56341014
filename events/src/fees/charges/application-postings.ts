import { type Account, subLedgerAccount } from '../../ledger/accounts.ts';
import { cr, dr, type Posting } from '../../ledger/posting.ts';

/** An open advance that pays an item: the item's fund and the advance's, and the account between them. */
export interface AppliedAdvance {
  readonly itemId: number;
  readonly amount: number;
  readonly fundId: number;
  readonly advanceFundId: number;
  /** The account through which the money changes its fund; null within one fund. */
  readonly moneyAccount: number | null;
}

/**
 * The postings of one application: within a fund two lines; between funds four, through one money account, so
 * that both funds balance and the drawer does not move (ACCOUNTING W6).
 */
export function applicationPostings(userId: number, line: AppliedAdvance): Posting[] {
  const { itemId, amount, fundId, advanceFundId, moneyAccount } = line;
  const paid = cr('sys:receivable', fundId, amount, { party: userId, itemId });
  const used = dr('sys:open-advance', advanceFundId, amount, { party: userId });
  if (moneyAccount === null) return [used, paid];
  const money: Account = subLedgerAccount(moneyAccount);
  return [used, cr(money, advanceFundId, amount), dr(money, fundId, amount), paid];
}
