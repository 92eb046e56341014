import { isRefusal, type Refusal } from '@madrasah/events';
import { DonationReceived, refuseDonations as refuse } from '@madrasah/events/donations';
import type { Leaf } from '@madrasah/events/fees';
import {
  chartedInBoth,
  cr,
  dr,
  entry,
  FUND_KIND,
  LEDGER_CLASS,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { type LeafNumber, leafOfBook, transactionFault } from '../../fees/steps.ts';
import { refusedAt, together } from '../../kernel/together.ts';
import { feeHeadOn, subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Fund, SubLedger } from '../../ledger/chart/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed, openFund } from '../../ledger/journal/rules/checks.ts';
import { dayFor } from '../../ledger/journal/rules/day-for.ts';

export interface CollectDonation {
  /** Of the list of donors; undefined: of nobody there. */
  readonly userId: number | undefined;
  readonly fundId: number;
  readonly subLedgerId: number;
  readonly moneyAccount: number;
  /** Paisa. */
  readonly amount: number;
  /** Today where absent. */
  readonly on: string | undefined;
  readonly transactionNo: string;
  readonly leaf: Leaf;
  /** Where giver, hand and remark stand. */
  readonly noteId: number | null;
}

/** Books whose leaves are receipts of gifts. */
const OF_DONATIONS = 2;

const at = <T>(path: string, found: T | Refusal): T | Refusal =>
  isRefusal(found) ? refusedAt(path, found) : found;

/** A head of income of the fund that no fee is charged on: what is paid for a fee is a receipt of fees. */
function headOf({ chart }: Books, subLedgerId: number, fund: Fund | Refusal): SubLedger | Refusal {
  const head = subLedgerAt(chart, subLedgerId);
  if (!head) return refuseLedger('sub-ledger.not-found');
  const named = { head: chartedInBoth(head) };
  if (head.class !== LEDGER_CLASS.income) return refuse('donation.no-income', named);
  if (feeHeadOn(chart, subLedgerId)) return refuse('donation.fee-head', named);
  if (isRefusal(fund) || head.fundId === fund.fundId) return head;
  const zakat = chart.funds.get(head.fundId)?.kind === FUND_KIND.zakat;
  return zakat ? refuse('donation.zakat-elsewhere', named) : refuseLedger('ledger.fund-mismatch');
}

/** Receipts of gifts: a series a fund, counted on through the years. */
export const donationSeries = (fundId: number): string => `donation:${fundId}`;

/** The number of the fund's series, or the leaf of a printed book that is named. */
function numberOf(books: Books, fundId: number, leaf: Leaf): LeafNumber | Refusal {
  if (leaf.bookNo !== '')
    return (
      leafOfBook(books, OF_DONATIONS, leaf) ??
      refusedAt('BookNo', refuse('donation.book-unknown', { book: leaf.bookNo }))
    );
  const series = donationSeries(fundId);
  return { series, receiptNo: next(books.journal, series) };
}

/**
 * Takes a gift: money in one fund under a head of its income. Everything that speaks against it is told at once.
 * @param donor why whoever is named as the donor is none; undefined where nothing is against him
 */
export function collectDonation(books: Books, command: CollectDonation, donor: Refusal | undefined): Decided {
  const { chart, journal, today } = books;
  const { on = today, fundId, subLedgerId, transactionNo, leaf, noteId } = command;
  const amount = command.amount;
  const fund = at('FundID', openFund(chart, fundId));
  const account = at('Account', moneyAccount(chart, command.moneyAccount));
  const touched = { accounts: [command.moneyAccount], funds: [fundId] };
  const numbered = numberOf(books, fundId, leaf);
  const fault = together(
    donor && refusedAt('UserID', donor),
    fund,
    at('SLID', headOf(books, subLedgerId, fund)),
    account,
    isRefusal(account) || isRefusal(fund) ? undefined : at('Account', notAllowed(chart, account, [fundId])),
    amount > 0 ? undefined : refusedAt('Amount', refuseLedger('ledger.amount-zero')),
    isRefusal(account) ? undefined : dayFor(books, 'typed', on, touched, 'CreateAt'),
    isRefusal(account) ? undefined : transactionFault(books, account, transactionNo),
    numbered,
  );
  if (fault) return fault;
  const { series, receiptNo, bookNo } = numbered as LeafNumber;
  return [
    DonationReceived({
      ...{ donationId: next(journal, 'donation'), donationNo: receiptNo, series },
      ...(bookNo !== undefined && { bookNo }),
      ...{ on, userId: command.userId ?? null, fundId, subLedgerId, moneyAccount: command.moneyAccount },
      ...{ amount, transactionNo, noteId },
      postings: entry([
        dr(subLedgerAccount(command.moneyAccount), fundId, amount),
        cr(subLedgerAccount(subLedgerId), fundId, amount, { party: command.userId }),
      ]),
    }),
  ];
}
