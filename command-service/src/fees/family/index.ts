import { feeCommands } from '@madrasah/events/fees';
import { admissionsStream } from '../../admissions/state.ts';
import { type Desk, type Step, stepOn } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { notedStep } from '../../notes/steps.ts';
import { booksOf } from '../receipts/books.ts';
import { receiptAnswer } from '../receipts/recorded.ts';
import { replacing } from '../receipts/replacements.ts';
import { reversal } from '../receipts/reversal.ts';
import { withinLimit } from '../receipts/within-limit.ts';
import { type CollectFamily, collectFamily } from './collect-family.ts';

type FamilyPayment = Omit<CollectFamily, 'payerNoteId'> & { readonly replaces?: number | undefined };

const familyCollection = (
  { replaces, ...command }: FamilyPayment,
  payerNoteId: number | null,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const books = booksOf(journal, context);
      const { admissions } = context.look(admissionsStream);
      const collected = collectFamily(
        books,
        { ...command, payerNoteId },
        (admissionId) => admissions.get(admissionId),
        (part) => withinLimit(books, context.actor.permissionType, part),
      );
      return replacing(books, replaces, collected);
    },
    [chartStream, admissionsStream],
  );

/** Receipts of several children on one number: taken as one, and taken back as one. */
export function familyReceipts(desk: Desk): HandledCommand[] {
  return [
    notedStep(
      desk,
      feeCommands.collectFromFamily,
      ({ payer, payerMobile }) => ({ payer, mobile: payerMobile }),
      familyCollection,
      receiptAnswer,
    ),
    reversal(desk, feeCommands.reverseFamilyReceipt),
  ];
}
