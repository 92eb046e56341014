import { type DataOf, isRefusal, type Refusal, refuse as refuseAnything } from '@madrasah/events';
import { mirrored } from '@madrasah/events/ledger';
import {
  type JournalReversalAsked,
  type JournalVoucherPosted,
  JournalVoucherReversed,
  journalReversals,
  refuseVouchers as refuse,
} from '@madrasah/events/vouchers';
import {
  type Confirmed,
  needsSecondPerson,
  type SecondPersonLogic,
  secondPerson,
} from '../../approvals/steps.ts';
import type { Desk } from '../../kernel/desk.ts';
import { type AnswerOf, idFrom } from '../../kernel/handler.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import type { PostedJournal } from '../../ledger/journal/facts/posted-facts.ts';
import { shownNumbers } from '../../ledger/journal/numbering.ts';
import { recordedAs } from '../../ledger/journal/recorded.ts';
import { dayFor, touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { saysOfJournal } from './post.ts';

/** What a journal voucher said, as it was recorded. */
export type SaidJournal = DataOf<typeof JournalVoucherPosted>;

function standing({ journal }: Books, journalVoucherId: number): PostedJournal | Refusal {
  const voucher = journal.journalVouchers.get(journalVoucherId);
  if (!voucher) return refuse('vouchers.not-found');
  return voucher.reversed ? refuse('vouchers.journal-reversed-already') : voucher;
}

/** Takes a journal voucher back as a whole, on its own day while that is open; always with a second person, as it was made. Pure. */
export function reverseJournalVoucher(
  books: Books,
  { journalVoucherId, noteId }: JournalReversalAsked,
  said: SaidJournal | undefined,
) {
  const voucher = standing(books, journalVoucherId);
  if (isRefusal(voucher)) return voucher;
  if (!said) return refuseAnything('conflict.changed');
  const { voucherNo, fundId, lines, postings } = said;
  const day = dayFor(books, 'mirror', voucher.on, touchedBy(books, postings));
  if (isRefusal(day)) return day;
  return needsSecondPerson([
    JournalVoucherReversed({
      ...{ journalVoucherId, voucherNo, fundId, noteId },
      ...day,
      lines: lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit })),
      postings: mirrored(postings),
    }),
  ]);
}

const deciding =
  (said: SaidJournal | undefined): SecondPersonLogic<JournalReversalAsked>['decide'] =>
  (books, command) =>
    reverseJournalVoucher(books, command, said);

/** The journal voucher as the store has it. */
export const saidJournal = (desk: Desk, schoolId: string, journalVoucherId: number) =>
  recordedAs<SaidJournal>(
    desk,
    schoolId,
    ({ journalVouchers }) => journalVouchers.get(journalVoucherId)?.revision,
  );

const answer: AnswerOf = idFrom('journalVoucherId');

/** Taking a journal voucher back: asked by one, confirmed by another. */
export const journalsBack = (desk: Desk, said?: SaidJournal): Confirmed<JournalReversalAsked> =>
  secondPerson<JournalReversalAsked>(desk, journalReversals, {
    decide: deciding(said),
    says(books, { noteId }) {
      if (!said) return { amount: 0, noteId };
      const { amount, places } = saysOfJournal(books, said);
      const { voucherNo, series } = said;
      return {
        amount,
        places: { ...places, number: voucherNo, shown: shownNumbers(books.chart, [[series, voucherNo]]) },
        noteId,
      };
    },
    beforehand: async (schoolId, { journalVoucherId }) =>
      deciding(await saidJournal(desk, schoolId, journalVoucherId)),
    answer,
  });

/** What is answered to whoever asks. */
export const journalBackAnswer = answer;
