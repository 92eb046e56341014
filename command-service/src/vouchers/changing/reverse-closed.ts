import { isRefusal } from '@madrasah/events';
import { type VoucherReversalAsked, voucherReversals } from '@madrasah/events/vouchers';
import {
  type Confirmed,
  needsSecondPerson,
  type SecondPersonLogic,
  secondPerson,
} from '../../approvals/steps.ts';
import type { Desk } from '../../kernel/desk.ts';
import type { AnswerOf } from '../../kernel/handler.ts';
import { isOpenOn } from '../../ledger/journal/rules/locks.ts';
import { totalOf } from '../content.ts';
import { decideLast, saidLast } from '../recorded.ts';
import { reverseVoucher, type SaidLast } from './change-voucher.ts';
import { voucherPlaces } from './places.ts';

/** Once its account has closed its day, nobody alone takes back what was counted then. */
const deciding =
  (last: SaidLast | undefined): SecondPersonLogic<VoucherReversalAsked>['decide'] =>
  (books, { voucherId, on, noteId }) => {
    const command = { voucherId, on: on ?? undefined, noteId, kind: 'void' } as const;
    const drafts = decideLast(voucherId, last, (all, said) => reverseVoucher(all, command, said))(books);
    if (isRefusal(drafts)) return drafts;
    const isOpen = !last || isOpenOn(books.journal, last.moneyAccount, last.on);
    return isOpen ? drafts : needsSecondPerson(drafts);
  };

/** Taking a voucher back by choice: at once, or with a second person after the close of its day. */
export const reversals = (desk: Desk, answer: AnswerOf, last?: SaidLast): Confirmed<VoucherReversalAsked> =>
  secondPerson<VoucherReversalAsked>(desk, voucherReversals, {
    decide: deciding(last),
    says: (books, { voucherId, noteId }) => ({
      amount: last ? totalOf(last) : 0,
      places: voucherPlaces(books, voucherId),
      noteId,
    }),
    beforehand: async (schoolId, { voucherId }) => deciding(await saidLast(desk, schoolId, voucherId)),
    answer,
  });
