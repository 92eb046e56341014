import { feeCommands } from '@madrasah/events/fees';
import { admissionsStream } from '../../admissions/state.ts';
import { askingFirst } from '../../doubles/steps.ts';
import { type Desk, type Step, stepOn } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { notedStep } from '../../notes/steps.ts';
import { plansStream } from '../../plans/state.ts';
import { ADMITTED_READS } from '../charge-run/admitted.ts';
import { booksOf } from '../receipts/books.ts';
import { replacing } from '../receipts/correct/replacements.ts';
import { receiptLikeness } from '../receipts/likeness.ts';
import { monthsFor } from '../receipts/months-ahead.ts';
import { receiptAnswer } from '../receipts/recorded.ts';
import { reversal } from '../receipts/reverse/reversal.ts';
import { namedIn, type ReceiptSaid, receiptTexts } from '../receipts/said.ts';
import { withinLimit } from '../receipts/within-limit.ts';
import { type CollectFamily, collectFamily } from './collect-family.ts';

type FamilyPayment = Omit<CollectFamily, 'payerNoteId' | 'noteId'> &
  ReceiptSaid & { readonly replaces?: number | undefined };

const paysAhead = ({ students }: Pick<FamilyPayment, 'students'>) =>
  students.some(({ ahead }) => ahead !== undefined);

const familyCollection = (
  { replaces, ...command }: FamilyPayment,
  noteId: number | null,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const books = booksOf(journal, context);
      const { admissions } = context.look(admissionsStream);
      const collected = collectFamily(
        books,
        { ...command, ...namedIn(command, noteId) },
        (admissionId) => admissions.get(admissionId),
        ({ admissionId, ahead = [] }) => monthsFor(books, admissionId, ahead, context),
        (part) => withinLimit(books, context.actor.permissionType, part),
      );
      return replacing(books, replaces, collected);
    },
    paysAhead(command) ? [chartStream, plansStream, ...ADMITTED_READS] : [chartStream, admissionsStream],
  );

/** Receipts of several children on one number: taken as one, and taken back as one. */
export function familyReceipts(desk: Desk): HandledCommand[] {
  return [
    askingFirst(
      desk,
      notedStep(desk, feeCommands.collectFromFamily, receiptTexts, familyCollection, receiptAnswer),
      receiptLikeness,
    ),
    reversal(desk, feeCommands.reverseFamilyReceipt),
  ];
}
