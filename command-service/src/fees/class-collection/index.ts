import { FeesCollected, feeCommands } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { admissionsStream } from '../../admissions/state.ts';
import { type Desk, stepOn } from '../../kernel/desk.ts';
import type { AnswerOf, HandledCommand } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { notedStep } from '../../notes/steps.ts';
import { booksOf } from '../receipts/books.ts';
import { collectFromClass } from './decide.ts';
import { undoSittings } from './undo.ts';

const isReceipt = ({ type }: DomainEvent) => type === FeesCollected.type;

const answer: AnswerOf = (events) => ({
  id: events[0]?.data['sitting'] as number,
  data: {
    receipts: events.filter(isReceipt).map(({ data: { receiptId, receiptNo, admissionId } }) => ({
      receiptId,
      receiptNo,
      AdmissionID: admissionId,
    })),
  },
});

/** The payments of a room of payers: one append, one receipt each. */
export const classCollections = (desk: Desk): HandledCommand[] => [
  notedStep(
    desk,
    feeCommands.collectFromClass,
    ({ remark }) => ({ remark }),
    (command, noteId) =>
      stepOn(
        journalStream,
        (journal, context) => {
          const { admissions } = context.look(admissionsStream);
          return collectFromClass(booksOf(journal, context), { ...command, noteId }, (id) =>
            admissions.get(id),
          );
        },
        [chartStream, admissionsStream],
      ),
    answer,
  ),
  ...undoSittings(desk),
];
