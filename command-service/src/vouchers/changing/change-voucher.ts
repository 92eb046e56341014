import { type DataOf, isRefusal, type Refusal } from '@madrasah/events';
import { mirrored, type Posting, type VoucherPosted } from '@madrasah/events/ledger';
import {
  ChequeCleared,
  refuseVouchers as refuse,
  VoucherReversed,
  type VoucherRevised,
} from '@madrasah/events/vouchers';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { futureDay } from '../../ledger/journal/rules/checks.ts';
import { dayFor, type EntryDay, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { mirrorDay } from '../../ledger/journal/rules/mirror-day.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';
import type { Voucher } from '../../ledger/journal/shape.ts';
import { voucherPostings } from '../content.ts';

/** What a voucher said last, as it was recorded. */
export type SaidLast = DataOf<typeof VoucherPosted> | DataOf<typeof VoucherRevised>;

/** How often it had been revised then. */
export const editionOf = (last: SaidLast): number => ('edition' in last ? last.edition : 0);

export interface ReverseVoucher {
  readonly voucherId: number;
  /** A day that was typed; absent, a void stands on the voucher's own day while that is open, else today. */
  readonly on?: string | undefined;
  readonly noteId: number | null;
  readonly kind: 'void' | 'bounced';
}

/** The voucher, if it stands. */
export function standingVoucher({ journal }: Books, voucherId: number): Voucher | Refusal {
  const voucher = journal.vouchers.get(voucherId);
  if (!voucher) return refuse('vouchers.not-found');
  return voucher.reversed ? refuse('vouchers.reversed-already') : voucher;
}

const beforeItself = (voucher: Voucher, on: string) =>
  on < voucher.on ? refuse('vouchers.before-itself', { day: voucher.on }) : undefined;

/**
 * Takes a voucher back (ACCOUNTING 3.1): by choice, only while its money is there, on its own day while that is open; a
 * cheque that bounced is a fact of the day on which the bank says so.
 */
export function reverseVoucher(books: Books, command: ReverseVoucher, last: SaidLast): Decided {
  const voucher = standingVoucher(books, command.voucherId);
  if (isRefusal(voucher)) return voucher;
  const { kind, noteId } = command;
  const fault = kind === 'bounced' ? chequeFault(voucher) : undefined;
  if (fault) return fault;
  const postings = mirrored(voucherPostings(last));
  const day = reversalDay(books, command, voucher, postings);
  if (isRefusal(day)) return day;
  const { voucherId, voucherNo } = voucher;
  return [VoucherReversed({ voucherId, voucherNo, ...day, kind, noteId, postings })];
}

function reversalDay(
  books: Books,
  { kind, on = kind === 'bounced' ? books.today : undefined }: ReverseVoucher,
  voucher: Voucher,
  postings: readonly Posting[],
): EntryDay | Refusal {
  if (on === undefined) return mirrorDay(books, voucher.on, postings);
  const early = beforeItself(voucher, on);
  if (early) return early;
  const day = dayFor(books, 'typed', on, touchedBy(books, postings));
  if (isRefusal(day) || kind === 'bounced') return day;
  return moneyShortage(books.journal, books.chart, on, postings) ?? day;
}

/** Notes that the bank has honoured a voucher's cheque. */
export function clearCheque(books: Books, voucherId: number, on: string): Decided {
  const voucher = standingVoucher(books, voucherId);
  if (isRefusal(voucher)) return voucher;
  const fault = chequeFault(voucher) ?? futureDay(books, on, 'on') ?? beforeItself(voucher, on);
  return fault ?? [ChequeCleared({ voucherId, on })];
}

function chequeFault({ cheque, cleared }: Voucher): Refusal | undefined {
  if (cheque === '') return refuse('vouchers.no-cheque');
  return cleared ? refuse('vouchers.cheque-cleared') : undefined;
}
