import { isRefusal } from '@madrasah/events';
import { VoucherRevised, type VoucherRevisionAsked, voucherRevisions } from '@madrasah/events/vouchers';
import {
  type Confirmed,
  needsSecondPerson,
  type SecondPersonLogic,
  secondPerson,
} from '../../approvals/steps.ts';
import { filesStream } from '../../files/state.ts';
import type { Desk } from '../../kernel/desk.ts';
import type { AnswerOf } from '../../kernel/handler.ts';
import { isOpenOn } from '../../ledger/journal/rules/locks.ts';
import { totalOf, voucherPostings } from '../content.ts';
import { decideLast, saidLast } from '../recorded.ts';
import { isBillIn } from '../steps.ts';
import { editionOf, type SaidLast } from './change-voucher.ts';
import { voucherPlaces } from './places.ts';
import { type ReviseVoucher, reviseVoucher } from './revise.ts';

/** Once its account has closed its day, nobody alone changes what was counted then. */
const deciding =
  (last: SaidLast | undefined): SecondPersonLogic<VoucherRevisionAsked>['decide'] =>
  (books, { edition, fromAccount: _from, ...command }, context) => {
    // What was asked is of the edition that the asker saw.
    const seen = last && editionOf(last) === edition ? last : undefined;
    const revising = decideLast(command.voucherId, seen, (all, said) =>
      reviseVoucher(all, command, said, isBillIn(context)),
    );
    const drafts = revising(books);
    if (isRefusal(drafts)) return drafts;
    const isOpen = !last || isOpenOn(books.journal, last.moneyAccount, last.on);
    return isOpen ? drafts : needsSecondPerson(drafts);
  };

/** Writing a voucher anew under its number: at once, or with a second person after the close of its day. */
export const revisions = (desk: Desk, answer: AnswerOf, last?: SaidLast): Confirmed<VoucherRevisionAsked> =>
  secondPerson<VoucherRevisionAsked>(desk, voucherRevisions, {
    reads: [filesStream],
    decide: deciding(last),
    says: (books, command) => ({
      amount: totalOf(command),
      places: voucherPlaces(books, command.voucherId),
      noteId: command.noteId,
    }),
    anew: (draft) =>
      draft.type === VoucherRevised.type ? voucherPostings(draft.data as SaidLast).length : undefined,
    beforehand: async (schoolId, { voucherId }) => deciding(await saidLast(desk, schoolId, voucherId)),
    answer,
  });

/** What is kept of a revision while it waits. @param last what the voucher said as it was read @param seen the edition that its reviser has seen; that one where absent */
export const revisionAsked = (
  { voucherId, on, fundId, direction, moneyAccount, lines, ...marks }: ReviseVoucher,
  last: SaidLast | undefined,
  noteId: number | null,
  seen?: number,
): VoucherRevisionAsked => ({
  ...{ voucherId, on, fundId, direction, moneyAccount, noteId },
  edition: seen ?? (last ? editionOf(last) : 0),
  ...(last ? { fromAccount: last.moneyAccount } : {}),
  lines: lines.map(({ subLedgerId, amount }) => ({ subLedgerId, amount })),
  ...{ bookNo: marks.bookNo ?? '', chequeNo: marks.chequeNo ?? '', chequeOn: marks.chequeOn ?? null },
  ...{ transactionNo: marks.transactionNo ?? '', attachments: [...(marks.attachments ?? [])] },
});
