import { isRefusal, type Refusal } from '@madrasah/events';
import type { ExamFee } from '@madrasah/events/exams';
import { resultCommands } from '@madrasah/events/results';
import { type AdmissionState, admissionsStream } from '../../admissions/state.ts';
import { type ExamState, examsStream } from '../../exams/state.ts';
import { type ExamList, examFees } from '../../fees/steps.ts';
import { type DecisionContext, type Desk, errandOf, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { withNote } from '../../notes/steps.ts';
import { frameOf, READS_PEOPLE } from '../frame.ts';
import { heldByMarks } from '../marks/held.ts';
import { crowdedAfter } from '../seats/crowded.ts';
import { type ResultState, resultsStream } from '../state.ts';
import { type Change, changeOf, listChange, type Save } from './decide.ts';
import { isListed } from './state.ts';

const ALL_READS = [...READS_PEOPLE, admissionsStream];

const admissionIn =
  ({ taken, admissions }: AdmissionState, sessionId: number) =>
  (userId: number) => {
    const admissionId = taken.get(`${userId}:${sessionId}`);
    return admissionId === undefined ? undefined : admissions.get(admissionId);
  };

/** What a list changes, once its place stands and nobody who leaves has marks. */
function changeIn(state: ResultState, save: Save, context: DecisionContext): Change | Refusal {
  const frame = frameOf(context);
  const lost = frame.lost(save);
  if (lost) return lost;
  const change = changeOf(state, save, admissionIn(context.look(admissionsStream), save.sessionId));
  return isRefusal(change) ? change : (heldByMarks(state, save, change, frame) ?? change);
}

const feeAt = ({ examFee }: ExamState, { sessionId, examId, sectionId }: Save): ExamFee | undefined =>
  [...examFee.values()].find(
    (row) =>
      !row.retired && row.sessionId === sessionId && row.examId === examId && row.sectionId === sectionId,
  );

/** Who is charged for the exam, and who no more. */
function moneyOf(
  state: ResultState,
  save: Save,
  noteId: number | null,
  context: DecisionContext,
): ExamList | Refusal {
  const change = changeIn(state, save, context);
  if (isRefusal(change)) return change;
  const { sessionId, examId, sectionId, userIds } = save;
  const exams = context.look(examsStream);
  const wanted = new Set(userIds);
  const section = [...context.look(admissionsStream).admissions.values()].filter(
    (one) => one.sessionId === sessionId && one.sectionId === sectionId,
  );
  const others = section
    .map(({ userId }) => userId)
    .filter((userId) => !wanted.has(userId) && !isListed(state.candidates, examId, userId));
  return {
    ...{
      sessionId,
      examId,
      noteId: change.removed.length > 0 ? noteId : null,
      takenOff: change.removed,
      others,
      taking: userIds,
    },
    examName: exams.examName.get(examId)?.name.bn ?? '',
    price: feeAt(exams, save),
  };
}

/**
 * The whole list of who takes an exam. The journal decides first: it charges who is new and takes back what whoever
 * leaves has not paid; then the list stands. What a crash leaves between the two the next saving of the list sets
 * right, as both follow from their state.
 */
export const savingCandidates = (desk: Desk): HandledCommand =>
  handled(resultCommands.saveCandidates, async (command, call) => {
    const save: Save = { ...command, seen: call.ifMatch };
    const stream = resultsStream(command.sessionId);
    const errand = errandOf(call, resultCommands.saveCandidates.name, command);
    const [money, listing] = [stepErrand(errand, 1), stepErrand(errand, 2)];
    const listed = (noteId: number | null) =>
      stepOn(
        stream,
        (state, context) => {
          const change = changeIn(state, save, context);
          return isRefusal(change) ? change : listChange(save, change, noteId);
        },
        ALL_READS,
      );
    let noteId: number | null = null;
    let position = 0;
    if (!(await desk.isRecorded(stream, listing))) {
      const refused = await desk.foresee(listed(null), listing);
      if (refused) return refused;
      const charged = await withNote(desk, money, { reason: save.reason }, (written) => {
        noteId = written;
        return examFees(
          (context) => moneyOf(context.look(stream), save, written, context),
          [stream, ...ALL_READS],
        );
      });
      if (isRefusal(charged)) return charged;
      position = charged.position;
    }
    const done = await desk.perform(listed(noteId), listing);
    if (isRefusal(done)) return done;
    const crowded = await crowdedAfter(desk, errand.schoolId, {
      ...command,
      sectionIds: [command.sectionId],
    });
    return { position: Math.max(position, done.position), data: { crowded } };
  });
