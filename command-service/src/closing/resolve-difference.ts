import { isRefusal } from '@madrasah/events';
import {
  CashDifferenceResolved,
  closingCommands,
  type Resolution,
  refuseClosing as refuse,
} from '@madrasah/events/closing';
import { type Account, chartedInBoth, cr, dr, entry } from '@madrasah/events/ledger';
import type { Confirms } from '../approvals/steps.ts';
import { generalFund } from '../ledger/chart/lookups.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { cashAccount } from './cash-day.ts';

export interface ResolveDifference {
  readonly account: number;
  readonly on: string;
  readonly to: Resolution;
}

const { access } = closingCommands.resolveDifference;

const INTO: Record<Resolution, Account> = {
  cashier: 'sys:due-from-staff',
  expense: 'sys:cash-short',
  income: 'sys:cash-over',
};

interface Around {
  readonly confirms: Confirms;
  readonly noteId: number | null;
  /** The person behind a login, if somebody is. */
  userOf(loginId: number): number | null;
}

/**
 * Books what a drawer was short or over to whom it concerns (W20): a second person decides, dated today, and no money
 * moves. What was short is no income, what was over no expense.
 */
export function resolveDifference(
  books: Books,
  { account: id, on: day, to }: ResolveDifference,
  { confirms, noteId, userOf }: Around,
): Decided {
  const { journal, chart, today: on } = books;
  const account = cashAccount(chart, id);
  if (isRefusal(account)) return account;
  const close = journal.closedDays.get(id)?.find((each) => each.on === day);
  const named = { account: chartedInBoth(account), day };
  if (!close) return refuse('closing.not-closed', named);
  const { difference: change, closeId } = close;
  if (change === 0) return refuse('closing.no-difference', named);
  if (close.resolved) return refuse('closing.resolved-already', named);
  const second = confirms({ by: close.by, on: close.closedOn, access });
  if (isRefusal(second))
    return second.code === 'approval.same-person' ? refuse('closing.closer-resolves') : second;
  if (to === (change < 0 ? 'income' : 'expense')) return refuse('closing.wrong-resolution');
  const fund = generalFund(chart);
  if (!fund) return refuse('closing.no-general-fund');
  const { fundId } = fund;
  const amount = Math.abs(change);
  const userId = to === 'cashier' ? (userOf(close.by) ?? undefined) : undefined;
  const party = userId === undefined ? {} : { party: userId };
  const postings =
    change < 0
      ? entry([dr(INTO[to], fundId, amount, party), cr('sys:cash-difference', fundId, amount)])
      : entry([dr('sys:cash-difference', fundId, amount), cr(INTO[to], fundId, amount, party)]);
  const resolutionId = next(journal, 'difference-resolution');
  const about = { resolutionId, closeId, moneyAccount: id, day, on };
  const whose = userId === undefined ? {} : { userId };
  return [CashDifferenceResolved({ ...about, ...whose, to, fundId, change, noteId, postings, ...second })];
}
