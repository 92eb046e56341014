import { isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
import { FeesCollected, type Leaf, refuseFees as refuse } from '@madrasah/events/fees';
import { chartedInBoth, refuseLedger } from '@madrasah/events/ledger';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { futureDay, moneyAccount, notAllowed } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { type CollectRow, matchRows } from './match-rows.ts';
import type { MonthAhead } from './months-ahead.ts';
import { numberOfProgram, receiptNumber } from './number.ts';
import { appliedBeforehand, heldIn, laterFault, partedBy } from './taking/beforehand.ts';
import { receiptPostings } from './taking/postings.ts';
import { rowOf, spread } from './taking/shares.ts';
import { transactionFault } from './transaction.ts';

export interface CollectFees {
  readonly userId: number;
  readonly admissionId: number;
  readonly on: string | undefined;
  readonly remark: string;
  /** Where the remark stands. */
  readonly noteId?: number | null;
  readonly ledgerId: number;
  readonly moneyAccount: number;
  readonly transactionNo: string;
  /** Where receipts are leaves of printed books. */
  readonly leaf?: Leaf;
  /** Who pays, where it is not the guardian. */
  readonly payerNoteId?: number | null;
  /** The tamlik whose zakat pays: no bank tells of it, so it has no number there. */
  readonly tamlikId?: number;
  readonly rows: readonly CollectRow[];
  /** Months paid before they are charged, with their prices. */
  readonly months?: readonly MonthAhead[];
}

/** What a receipt needs to know of the admission it is written for. */
export interface AdmissionFacts {
  readonly userId: number;
  readonly sessionId: number;
}

/**
 * Takes a payment at the counter. What is paid above a row's due goes to the student's other dues, the oldest
 * first, and what is above all dues stays as an open advance; the receipt says so line by line. What falls due after its
 * day is an advance until then, and pays it in the same append.
 */
export function collectFees(
  books: Books,
  command: CollectFees,
  admission: AdmissionFacts | undefined,
): Decided {
  const on = command.on ?? books.today;
  const fault = futureDay(books, on, 'CreateAt') ?? admissionFault(command, admission);
  if (fault) return fault;
  const account = moneyAccount(books.chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  if (account.ledgerId !== command.ledgerId)
    return refuseLedger('ledger.not-money', { account: chartedInBoth(account) });
  const { months = [] } = command;
  const matched = matchRows(books.journal, command.userId, command.rows, months.length > 0);
  if (isRefusal(matched)) return matched;
  if (matched.some((row) => row.deduction > 0) && command.remark === '')
    return refuse('fees.remark-required', {}, [
      { path: 'Remark', problem: new Problem('fees.remark-required') },
    ]);
  const { shares, over } = spread(books, command.userId, matched);
  const { now, later } = partedBy(shares, on);
  const early = laterFault(books, later, { on, isTamlik: command.tamlikId !== undefined });
  if (early) return early;
  const ahead = sumPaisa([over, ...later.map(({ deposit }) => deposit)]);
  const fundId = ahead > 0 ? heldIn(books, account, over, later) : undefined;
  if (ahead > 0 && fundId === undefined) return refuse('fees.no-general-fund');
  const advance = fundId === undefined ? null : { fundId, amount: ahead };
  const paidFunds = [
    ...shares.filter((share) => share.deposit > 0).map((share) => share.item.fundId),
    ...months.map(({ fundId }) => fundId),
  ];
  const forbidden = notAllowed(books.chart, account, advance ? [...paidFunds, advance.fundId] : paidFunds);
  if (forbidden) return forbidden;
  const postings = receiptPostings(command, now, advance);
  if (isRefusal(postings)) return postings;
  const day = dayFor(books, 'typed', on, touchedBy(books, postings), 'CreateAt');
  if (isRefusal(day)) return day;
  const asksNumber = command.tamlikId === undefined && (paidFunds.length > 0 || advance);
  const unnumbered = asksNumber ? transactionFault(books, account, command.transactionNo) : undefined;
  if (unnumbered) return unnumbered;
  const { sessionId } = admission as AdmissionFacts;
  // No collector writes a receipt of zakat: it is no leaf of his book.
  const numbered =
    command.tamlikId === undefined
      ? receiptNumber(books, sessionId, on, command.leaf)
      : numberOfProgram(books, sessionId, on);
  if (isRefusal(numbered)) return numbered;
  const { userId, admissionId, transactionNo } = command;
  const receipt = FeesCollected({
    ...{ receiptId: next(books.journal, 'receipt'), ...numbered, on, userId, admissionId },
    ...{ moneyAccount: command.moneyAccount, transactionNo, remark: '' },
    ...(command.noteId && { noteId: command.noteId }),
    rows: now.map(rowOf),
    ...(later.length > 0 && { beforehand: later.map(rowOf) }),
    ...(months.length > 0 ? { months: [...months] } : {}),
    advance,
    ...(command.payerNoteId && { payerNoteId: command.payerNoteId }),
    ...(command.tamlikId !== undefined && { tamlikId: command.tamlikId }),
    postings,
  });
  return [receipt, ...appliedBeforehand(books, receipt)];
}

function admissionFault(command: CollectFees, admission: AdmissionFacts | undefined): Refusal | undefined {
  return admission?.userId === command.userId ? undefined : refuse('fees.wrong-student');
}
