import { isRefusal, MAX_AMOUNT_PAISA, Problem, paisa, type Refusal, sumPaisa } from '@madrasah/events';
import { type CollectedRow, FeesCollected, type Leaf, refuseFees as refuse } from '@madrasah/events/fees';
import { cr, dr, entry, type Posting, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { advanceFund } from '../../ledger/chart/lookups.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { futureDay, moneyAccount, notAllowed } from '../../ledger/journal/rules/checks.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import type { Item } from '../../ledger/journal/state.ts';
import { beforeCharge, openItems } from '../open-items.ts';
import { type CollectRow, type MatchedRow, matchRows } from './match-rows.ts';
import { type MonthAhead, monthPostings } from './months-ahead.ts';
import { numberOfProgram, receiptNumber } from './number.ts';
import { transactionFault } from './transaction.ts';

export interface CollectFees {
  readonly userId: number;
  readonly admissionId: number;
  readonly on: string | undefined;
  readonly remark: string;
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

/** One item with what this receipt pays and concedes. */
interface Share {
  readonly item: Item;
  readonly deduction: number;
  readonly deposit: number;
}

/**
 * Takes a payment at the counter. What is paid above a row's due goes to the student's other dues, the oldest
 * first, and what is above all dues stays as an open advance; the receipt says so line by line.
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
    return refuseLedger('ledger.not-money', { account: account.name });
  const { months = [] } = command;
  const matched = matchRows(books.journal, command.userId, command.rows, months.length > 0);
  if (isRefusal(matched)) return matched;
  if (matched.some((row) => row.deduction > 0) && command.remark === '')
    return refuse('fees.remark-required', {}, [
      { path: 'Remark', problem: new Problem('fees.remark-required') },
    ]);
  const { shares, over } = spread(books, command.userId, matched);
  const early = beforeCharge(
    shares.map((share) => share.item),
    on,
    'CreateAt',
  );
  if (early) return early;
  const fund = over > 0 ? advanceFund(books.chart) : undefined;
  if (over > 0 && !fund) return refuse('fees.no-general-fund');
  const advance = fund ? { fundId: fund.fundId, amount: over } : null;
  const paidFunds = [
    ...shares.filter((share) => share.deposit > 0).map((share) => share.item.fundId),
    ...months.map(({ fundId }) => fundId),
  ];
  const forbidden = notAllowed(books.chart, account, advance ? [...paidFunds, advance.fundId] : paidFunds);
  if (forbidden) return forbidden;
  const postings = receiptPostings(command, shares, advance);
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
  return [
    FeesCollected({
      receiptId: next(books.journal, 'receipt'),
      ...numbered,
      on,
      userId: command.userId,
      admissionId: command.admissionId,
      moneyAccount: command.moneyAccount,
      transactionNo: command.transactionNo,
      remark: command.remark,
      rows: shares.map(rowOf),
      ...(months.length > 0 ? { months: [...months] } : {}),
      advance,
      ...(command.payerNoteId && { payerNoteId: command.payerNoteId }),
      ...(command.tamlikId !== undefined && { tamlikId: command.tamlikId }),
      postings,
    }),
  ];
}

function admissionFault(command: CollectFees, admission: AdmissionFacts | undefined): Refusal | undefined {
  return admission?.userId === command.userId ? undefined : refuse('fees.wrong-student');
}

/** Row by row up to what is due; what is over goes to the other dues, oldest first; the rest is an advance. */
function spread(
  books: Books,
  userId: number,
  rows: readonly MatchedRow[],
): { shares: Share[]; over: number } {
  const shares = new Map<number, Share>();
  let over = 0;
  for (const { item, deduction, deposit } of rows) {
    const paid = Math.min(deposit, item.due - deduction);
    over = paisa(over + deposit - paid);
    shares.set(item.itemId, { item, deduction, deposit: paid });
  }
  for (const item of openItems(books.journal, userId)) {
    const before = shares.get(item.itemId) ?? { item, deduction: 0, deposit: 0 };
    const more = Math.min(over, item.due - before.deduction - before.deposit);
    if (more <= 0) continue;
    shares.set(item.itemId, { ...before, deposit: paisa(before.deposit + more) });
    over -= more;
  }
  const touched = [...shares.values()].filter(({ deduction, deposit }) => deduction > 0 || deposit > 0);
  return { shares: touched, over };
}

function receiptPostings(
  { userId, moneyAccount: account, months = [] }: CollectFees,
  shares: readonly Share[],
  advance: { fundId: number; amount: number } | null,
): Posting[] | Refusal {
  const deposits = [...shares, ...months].map(({ deposit }) => deposit);
  const total = sumPaisa([...deposits, advance?.amount ?? 0]);
  if (total > MAX_AMOUNT_PAISA) return refuseLedger('ledger.too-large');
  const received = new Map<number, number>();
  const receive = (fund: number, amount: number) =>
    received.set(fund, paisa((received.get(fund) ?? 0) + amount));
  const lines = shares.flatMap(({ item, deduction, deposit }) => {
    const about = { party: userId, itemId: item.itemId };
    receive(item.fundId, deposit);
    return [
      cr('sys:receivable', item.fundId, deposit, about),
      dr('sys:concession', item.fundId, deduction, about),
      cr('sys:receivable', item.fundId, deduction, about),
    ];
  });
  for (const { fundId, deposit } of months) receive(fundId, deposit);
  lines.push(...monthPostings(userId, months));
  if (advance) {
    receive(advance.fundId, advance.amount);
    lines.push(cr('sys:open-advance', advance.fundId, advance.amount, { party: userId }));
  }
  const money = [...received].map(([fund, amount]) => dr(subLedgerAccount(account), fund, amount));
  return entry([...money, ...lines]);
}

/** The facts of a receipt's line, copied as they stood. */
function rowOf({ item, deduction, deposit }: Share): CollectedRow {
  const { itemId, admissionId, sessionId, subLedgerId, priceRowId, monthId, fundId, name } = item;
  return {
    ...{ itemId, admissionId, sessionId, subLedgerId, priceRowId, monthId, fundId, name },
    fee: item.charged,
    pastDiscount: item.conceded,
    // A receipt from before its price fell may have bounced: then more is due than it costs now.
    paidBefore: paisa(Math.max(0, item.charged - item.conceded - item.due)),
    deduction,
    deposit,
    due: paisa(item.due - deduction - deposit),
  };
}
