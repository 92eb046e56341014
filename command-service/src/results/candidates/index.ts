import { isRefusal } from '@madrasah/events';
import { resultCommands } from '@madrasah/events/results';
import { type AdmissionState, admissionsStream } from '../../admissions/state.ts';
import { type Desk, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { withNote } from '../../notes/steps.ts';
import { frameOf, READS_PEOPLE } from '../frame.ts';
import { heldByMarks } from '../marks/held.ts';
import { resultsStream } from '../state.ts';
import { changeOf, listChange } from './decide.ts';

const admissionsIn =
  ({ taken, admissions }: AdmissionState, sessionId: number) =>
  (userId: number) => {
    const admissionId = taken.get(`${userId}:${sessionId}`);
    return admissionId === undefined ? undefined : admissions.get(admissionId);
  };

/** The whole list of who takes an exam. */
export const savingCandidates = (desk: Desk): HandledCommand =>
  handled(resultCommands.saveCandidates, async (command, call) => {
    const { sessionId, reason } = command;
    const done = await withNote(
      desk,
      errandOf(call, resultCommands.saveCandidates.name, command),
      { reason },
      (noteId) =>
        stepOn(
          resultsStream(sessionId),
          (state, context) => {
            const frame = frameOf(context);
            const lost = frame.lost(command);
            if (lost) return lost;
            const admissionOf = admissionsIn(context.look(admissionsStream), sessionId);
            const change = changeOf(state, { ...command, seen: call.ifMatch }, admissionOf);
            if (isRefusal(change)) return change;
            return heldByMarks(state, command, change, frame) ?? listChange(command, change, noteId);
          },
          [...READS_PEOPLE, admissionsStream],
        ),
    );
    return isRefusal(done) ? done : { position: done.position };
  });
