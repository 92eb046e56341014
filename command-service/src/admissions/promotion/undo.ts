import { type EventDraft, isRefusal, Problem } from '@madrasah/events';
import { mayPromote, PROMOTION, StudentReturned } from '@madrasah/events/admissions';
import { admissionsUncharging, chargesOf } from '../../fees/steps.ts';
import { type Desk, type Step, stepErrand, stepOn } from '../../kernel/desk.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import type { Operation } from '../../operations/state.ts';
import type { UndoneKind } from '../../operations/steps.ts';
import { type HeldFrame, heldFrame } from '../held.ts';
import { withdrawAdmission } from '../standing.ts';
import { type Admission, type AdmissionState, admissionsStream, hasLeft } from '../state.ts';

/** What a promotion made and still stands: admissions to withdraw, and those who left. */
interface Made {
  readonly fresh: readonly Admission[];
  readonly left: readonly Admission[];
}

function madeBy({ admissions }: AdmissionState, { made, about }: Operation): Made {
  const standing = made.flatMap((admissionId) => admissions.get(admissionId) ?? []);
  const isFresh = ({ sessionId }: Admission) => sessionId === about['toSessionId'];
  return {
    fresh: standing.filter(isFresh),
    left: standing.filter((admission) => !isFresh(admission) && hasLeft(admission)),
  };
}

/** As if he had never left: away for no day. */
const neverLeft = ({ admissionId, userId, sessionId, classId, absences }: Admission, today: string) =>
  StudentReturned({
    ...{ admissionId, userId, sessionId, classId, on: today, noteId: null },
    returnedOn: absences?.at(-1)?.after ?? today,
  });

const takingBack = (operation: Operation, held: HeldFrame): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) => {
      const { fresh, left } = madeBy(state, operation);
      const gone: EventDraft[] = [];
      for (const admission of fresh) {
        const decided =
          held.examFault(admission, look) ?? withdrawAdmission(state, admission.admissionId, null, today);
        if (isRefusal(decided)) return decided;
        gone.push(...decided);
      }
      return [...gone, ...left.map((admission) => neverLeft(admission, today))];
    },
    held.reads,
  );

/** How a promotion is taken back: its charges go first, then its admissions. */
export function promotionUndo(desk: Desk): UndoneKind {
  const made = async (schoolId: string, operation: Operation) =>
    madeBy(await desk.state(admissionsStream, schoolId), operation);
  return {
    kind: PROMOTION,
    access: mayPromote,
    async look(operation, errand) {
      const { fresh, left } = await made(errand.schoolId, operation);
      const journal = await desk.state(journalStream, errand.schoolId);
      const held = await heldFrame(desk, errand.schoolId);
      const items = fresh.flatMap((admission) => chargesOf(journal, admission)).length;
      const refusal =
        (await desk.foresee(admissionsUncharging(fresh), errand)) ??
        (await desk.foresee(takingBack(operation, held), errand));
      const consequences = [
        new Problem('admissions.promotion-undo', { count: fresh.length, items }),
        ...(left.length > 0 ? [new Problem('admissions.promotion-undo.left', { count: left.length })] : []),
      ];
      return { consequences, refusal };
    },
    async takeBack(operation, errand) {
      const { fresh } = await made(errand.schoolId, operation);
      const held = await heldFrame(desk, errand.schoolId);
      const fault = await desk.foresee(takingBack(operation, held), { ...errand, idempotencyKey: undefined });
      if (fault) return fault;
      const uncharged = await desk.perform(admissionsUncharging(fresh), stepErrand(errand, 0));
      if (isRefusal(uncharged)) return uncharged;
      return desk.perform(takingBack(operation, held), stepErrand(errand, 1));
    },
  };
}
