import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { entry, mirrored, VoucherPosted } from '@madrasah/events/ledger';
import {
  refuseVouchers as refuse,
  VoucherMirrored,
  VoucherReversed,
  VoucherRevised,
} from '@madrasah/events/vouchers';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next, voucherSeries } from '../../ledger/journal/numbering.ts';
import { dayFor, type EntryDay, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { type Dated, shortageAcross } from '../../ledger/journal/rules/evenings.ts';
import type { Voucher } from '../../ledger/journal/shape.ts';
import { contentFault, type VoucherContent, voucherPostings } from '../content.ts';
import { type IsBill, marksFault } from '../marks.ts';
import { stated } from '../posting/post-voucher.ts';
import { type SaidLast, standingVoucher } from './change-voucher.ts';

export interface ReviseVoucher extends VoucherContent {
  readonly voucherId: number;
}

/**
 * Writes a voucher anew under its number (W16), on any open day. Where the day stays, one entry takes back what it said
 * and posts what it says; where it changes, what it said is taken back on its own day while that is open, else today
 * (ACCOUNTING 3.1). In another accounting year it is a void and a new voucher, each naming the other. The money rule
 * holds for both entries together, on every evening.
 * @param last the event that says what it said, as it was recorded
 */
export function reviseVoucher(books: Books, command: ReviseVoucher, last: SaidLast, isBill: IsBill): Decided {
  const voucher = standingVoucher(books, command.voucherId);
  if (isRefusal(voucher)) return voucher;
  if (command.fundId !== voucher.fundId || command.direction !== voucher.direction)
    return refuse('vouchers.fund-fixed');
  const fault = contentFault(books, command) ?? marksFault(books, command, isBill, voucher.voucherId);
  if (fault) return fault;
  const said = mirrored(voucherPostings(last));
  const back = dayFor(books, 'mirror', voucher.on, touchedBy(books, said));
  if (isRefusal(back)) return back;
  return (
    shortage(books, [
      [back.on, said],
      [command.on, voucherPostings(command)],
    ]) ?? written(books, command, voucher, back, said)
  );
}

const shortage = ({ journal, chart }: Books, entries: readonly Dated[]): Refusal | undefined =>
  shortageAcross(journal, chart, entries);

function written(
  { journal, chart }: Books,
  command: ReviseVoucher,
  { voucherId, voucherNo, edition, on }: Voucher,
  back: EntryDay,
  said: ReturnType<typeof mirrored>,
): EventDraft[] {
  const { fundId, direction } = command;
  const now = voucherPostings(command);
  const series = voucherSeries(chart, fundId, direction, command.on);
  if (series !== voucherSeries(chart, fundId, direction, on)) {
    const numbers = { voucherId: next(journal, 'voucher'), voucherNo: next(journal, series), series };
    const taken = { voucherId, voucherNo, ...back, kind: 'void', noteId: command.noteId ?? null } as const;
    return [
      VoucherReversed({ ...taken, replacedBy: numbers.voucherId, postings: said }),
      VoucherPosted({ ...numbers, ...stated(command), replaces: voucherId, postings: now }),
    ];
  }
  const revised = { voucherId, voucherNo, edition: edition + 1, ...stated(command) };
  if (back.on === command.on) return [VoucherRevised({ ...revised, postings: entry([...said, ...now]) })];
  return [
    VoucherMirrored({ voucherId, voucherNo, edition, ...back, postings: said }),
    VoucherRevised({ ...revised, postings: now }),
  ];
}
