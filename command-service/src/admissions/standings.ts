import { isRefusal, refuse } from '@madrasah/events';
import { standingCommands } from '@madrasah/events/admissions';
import type { Call } from '@madrasah/service-kit/http';
import { academicsStream } from '../academics/state.ts';
import type { Deps } from '../deps.ts';
import { admissionsUncharging, chargesOf } from '../fees/steps.ts';
import { errandOf, type Step, stepErrand, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { foreseenNote, notedStep, withNote } from '../notes/steps.ts';
import { type HeldFrame, heldFrame } from './held.ts';
import {
  type CorrectAdmission,
  correctAdmission,
  leaveStudent,
  returnStudent,
  withdrawAdmission,
  withdrawable,
} from './standing.ts';
import { type AdmissionState, admissionsStream } from './state.ts';

const correction = (command: CorrectAdmission, { ifMatch: seen }: Call): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) => {
      const admission = state.admissions.get(command.admissionId);
      const charged = admission !== undefined && chargesOf(look(journalStream), admission).length > 0;
      return correctAdmission(state, command, { academics: look(academicsStream), charged, today, seen });
    },
    [academicsStream, journalStream],
  );

/** Whether an admission may be withdrawn at all, whatever it is charged. */
const withdrawing = (admissionId: number, held: HeldFrame, noteId: number | null): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) => {
      const admission = withdrawable(state, admissionId);
      if (isRefusal(admission)) return admission;
      return held.fault(admission, look) ?? withdrawAdmission(state, admissionId, noteId, today);
    },
    held.reads,
  );

/** The withdrawal itself; what was charged since its charges were taken back asks for another look. */
const withdrawal = (admissionId: number, held: HeldFrame, noteId: number | null): Step<AdmissionState> =>
  stepOn(
    admissionsStream,
    (state, { look, today }) => {
      const admission = withdrawable(state, admissionId);
      if (isRefusal(admission)) return admission;
      if (chargesOf(look(journalStream), admission).length > 0) return refuse('conflict.changed');
      return held.fault(admission, look) ?? withdrawAdmission(state, admissionId, noteId, today);
    },
    [journalStream, ...held.reads],
  );

/**
 * A mistaken admission goes in two appends: first its charges, then itself. What is interrupted in between leaves an
 * admission that is charged nothing; the same request, or another one, withdraws it.
 */
const withdraw = ({ desk }: Deps): HandledCommand =>
  handled(standingCommands.withdrawAdmission, async ({ admissionId, reason }, call) => {
    const errand = errandOf(call, standingCommands.withdrawAdmission.name, { admissionId, reason });
    const last = stepErrand(errand, 2);
    const held = await heldFrame(desk, errand.schoolId);
    if (!(await desk.isRecorded(admissionsStream, last))) {
      const fresh = { ...errand, idempotencyKey: undefined };
      const fault = await foreseenNote(desk, fresh, { reason }, (noteId) =>
        withdrawing(admissionId, held, noteId),
      );
      if (fault) return fault;
      const { admissions } = await desk.state(admissionsStream, errand.schoolId);
      const admission = withdrawable({ admissions }, admissionId);
      if (isRefusal(admission)) return admission;
      const uncharged = await desk.perform(admissionsUncharging([admission]), stepErrand(errand, 1));
      if (isRefusal(uncharged)) return uncharged;
    }
    const done = await withNote(desk, last, { reason }, (noteId) => withdrawal(admissionId, held, noteId));
    return isRefusal(done) ? done : { id: admissionId, position: done.position };
  });

/** What becomes of an admission: put right, left, back, withdrawn. */
export function standings(deps: Deps): HandledCommand[] {
  const { desk } = deps;
  return [
    oneStep(desk, standingCommands.correctAdmission, correction),
    notedStep(
      desk,
      standingCommands.leaveStudent,
      ({ reason }) => ({ reason }),
      (command, noteId) =>
        stepOn(admissionsStream, (state, { today }) => leaveStudent(state, command, noteId, today)),
    ),
    notedStep(
      desk,
      standingCommands.returnStudent,
      ({ reason }) => ({ reason }),
      (command, noteId) =>
        stepOn(admissionsStream, (state, { today }) => returnStudent(state, command, noteId, today)),
    ),
    withdraw(deps),
  ];
}
