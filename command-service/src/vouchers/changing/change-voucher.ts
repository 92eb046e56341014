import { type DataOf, isRefusal, type Refusal } from '@madrasah/events';
import { entry, mirrored, type VoucherPosted } from '@madrasah/events/ledger';
import {
  ChequeCleared,
  refuseVouchers as refuse,
  VoucherReversed,
  VoucherRevised,
} from '@madrasah/events/vouchers';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { futureDay } from '../../ledger/journal/rules/checks.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';
import type { Voucher } from '../../ledger/journal/shape.ts';
import { contentFault, type VoucherContent, voucherPostings } from '../content.ts';
import { type IsBill, marksFault } from '../marks.ts';
import { stated } from '../posting/post-voucher.ts';

/** What a voucher said last, as it was recorded. */
export type SaidLast = DataOf<typeof VoucherPosted> | DataOf<typeof VoucherRevised>;

/** How often it had been revised then. */
export const editionOf = (last: SaidLast): number => ('edition' in last ? last.edition : 0);

export interface ReviseVoucher extends VoucherContent {
  readonly voucherId: number;
}

export interface ReverseVoucher {
  readonly voucherId: number;
  /** Today where absent; its own day only while that day is open, which the guard of the journal holds. */
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
 * Writes a voucher anew under its number (W16): what it said is taken back and what it says now is posted in one
 * entry, on the day given, not before the voucher's own. The money rule holds for both together.
 * @param last the event that says what it said, as it was recorded
 */
export function reviseVoucher(books: Books, command: ReviseVoucher, last: SaidLast, isBill: IsBill): Decided {
  const voucher = standingVoucher(books, command.voucherId);
  if (isRefusal(voucher)) return voucher;
  if (command.fundId !== voucher.fundId || command.direction !== voucher.direction)
    return refuse('vouchers.fund-fixed');
  const fault =
    contentFault(books, command) ??
    beforeItself(voucher, command.on) ??
    marksFault(books, command, isBill, voucher.voucherId);
  if (fault) return fault;
  const postings = entry([...mirrored(voucherPostings(last)), ...voucherPostings(command)]);
  const shortage = moneyShortage(books.journal, books.chart, command.on, postings);
  if (shortage) return shortage;
  const { voucherId, voucherNo, edition } = voucher;
  return [VoucherRevised({ voucherId, voucherNo, edition: edition + 1, ...stated(command), postings })];
}

/** Takes a voucher back. By choice, only while its money is there; a cheque that bounced is a fact. */
export function reverseVoucher(books: Books, command: ReverseVoucher, last: SaidLast): Decided {
  const voucher = standingVoucher(books, command.voucherId);
  if (isRefusal(voucher)) return voucher;
  const { kind, noteId, on = books.today < voucher.on ? voucher.on : books.today } = command;
  const fault =
    (command.on === undefined ? undefined : futureDay(books, on, 'on')) ??
    beforeItself(voucher, on) ??
    (kind === 'bounced' ? chequeFault(voucher) : undefined);
  if (fault) return fault;
  const postings = mirrored(voucherPostings(last));
  const shortage = moneyShortage(books.journal, books.chart, on, postings);
  if (shortage && kind !== 'bounced') return shortage;
  const { voucherId, voucherNo } = voucher;
  return [VoucherReversed({ voucherId, voucherNo, on, kind, noteId, postings })];
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
