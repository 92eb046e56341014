import { duesCommands } from '@madrasah/events/dues';
import { admissionsStream } from '../admissions/state.ts';
import type { Deps } from '../deps.ts';
import { openItems } from '../fees/steps.ts';
import { type DecisionContext, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { writeFeeComment } from './comment.ts';
import { recordLettersPrinted } from './letters-printed.ts';
import { type PromiseFrame, promisePayment, withdrawPromise } from './promise.ts';
import { recordDuesReply } from './reply.ts';
import { duesStream } from './state.ts';

const READS = [admissionsStream, journalStream];

function frameOf(admissionId: number, { look, today }: DecisionContext): PromiseFrame {
  const admission = look(admissionsStream).admissions.get(admissionId);
  const items = admission ? openItems(look(journalStream), admission.userId) : [];
  return { today, admission, items };
}

/** What was said about dues. It moves no money. */
export function dues({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  return [
    notedStep(
      desk,
      duesCommands.promisePayment,
      ({ remark }) => ({ remark }),
      (command, noteId) =>
        stepOn(
          duesStream,
          (state, context) => promisePayment(state, command, frameOf(command.admissionId, context), noteId),
          READS,
        ),
      idFrom('promiseId'),
    ),
    oneStep(desk, duesCommands.withdrawPromise, (command) =>
      stepOn(duesStream, (state, { today }) => withdrawPromise(state, command, today)),
    ),
    notedStep(
      desk,
      duesCommands.recordDuesReply,
      ({ remark }) => ({ remark }),
      (command, noteId) =>
        stepOn(
          duesStream,
          (state, { look, today }) => {
            const admission = look(admissionsStream).admissions.get(command.admissionId);
            return recordDuesReply(state, command, { admission, today }, noteId);
          },
          READS,
        ),
      idFrom('replyId'),
    ),
    oneStep(
      desk,
      duesCommands.recordLettersPrinted,
      (command) =>
        stepOn(
          duesStream,
          (state, { look, today }) => {
            const { admissions } = look(admissionsStream);
            return recordLettersPrinted(state, command, { today, admission: (id) => admissions.get(id) });
          },
          [admissionsStream],
        ),
      idFrom('printingId'),
    ),
    notedStep(
      desk,
      duesCommands.writeFeeComment,
      ({ comment }) => ({ comment }),
      (command, noteId) =>
        stepOn(
          duesStream,
          (_, { look, today }) => {
            const admission = look(admissionsStream).admissions.get(command.admissionId);
            return writeFeeComment(command, { admission, today }, noteId);
          },
          READS,
        ),
    ),
  ];
}
