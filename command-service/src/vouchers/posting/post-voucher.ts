import { VoucherPosted } from '@madrasah/events/ledger';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next, voucherSeries } from '../../ledger/journal/numbering.ts';
import { moneyShortage } from '../../ledger/journal/rules/money-rule.ts';
import { contentFault, type VoucherContent, voucherPostings } from '../content.ts';
import { type IsBill, marksFault } from '../marks.ts';

export type PostVoucher = VoucherContent;

const NO_BILLS: IsBill = () => false;

/** What the event says of a voucher besides number and postings: what is personal stands in the note. */
export const stated = (content: VoucherContent) => ({
  ...{ fundId: content.fundId, direction: content.direction, moneyAccount: content.moneyAccount },
  on: content.on,
  lines: content.lines.map(({ subLedgerId, amount }) => ({ subLedgerId, particulars: '', amount })),
  ...{ payee: '', remark: '', bookNo: content.bookNo ?? '', noteId: content.noteId ?? null },
  ...{ chequeNo: content.chequeNo ?? '', chequeOn: content.chequeOn ?? null },
  ...{ transactionNo: content.transactionNo ?? '', attachments: [...(content.attachments ?? [])] },
});

/** Posts a credit or debit voucher; money out is refused where the fund's money would run out. */
export function postVoucher(books: Books, content: PostVoucher, isBill = NO_BILLS): Decided {
  const { journal, chart } = books;
  const fault = contentFault(books, content) ?? marksFault(books, content, isBill);
  if (fault) return fault;
  const postings = voucherPostings(content);
  const shortage = moneyShortage(journal, chart, content.on, postings);
  if (shortage) return shortage;
  const series = voucherSeries(chart, content.fundId, content.direction, content.on);
  const numbers = { voucherId: next(journal, 'voucher'), voucherNo: next(journal, series), series };
  return [VoucherPosted({ ...numbers, ...stated(content), postings })];
}
