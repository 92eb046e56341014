import { type EventDraft, isRefusal, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  AdmissionCorrected,
  type AdmissionRecord,
  AdmissionWithdrawn,
  admissionRevision,
  type LeavingKind,
  refuseAdmissions as refuse,
  StudentLeft,
  StudentReturned,
} from '@madrasah/events/admissions';
import type { AcademicState } from '../academics/state.ts';
import { frameFault, serialFault } from './decide.ts';
import { type Admission, type AdmissionState, hasLeft } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

export interface CorrectAdmission {
  readonly admissionId: number;
  readonly serial: number | undefined;
  readonly sectionId: number | undefined;
  readonly financialStatus: number | undefined;
  readonly classId: number | undefined;
  readonly residence: number | undefined;
  readonly newOrOld: number | undefined;
}

export interface CorrectionFrame {
  readonly academics: AcademicState;
  /** Whether a charge stands under the admission. */
  readonly charged: boolean;
  readonly today: string;
  /** The version that whoever corrects it has seen (`admissionRevision`); any where absent. */
  readonly seen?: number | undefined;
}

const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];

const whose = ({ admissionId, userId, sessionId, classId }: Admission) => ({
  ...{ admissionId, userId, sessionId, classId },
});

const recordOf = (admission: AdmissionRecord): AdmissionRecord => {
  const { serial, classId, sectionId, residence, newOrOld, financialStatus } = admission;
  return { serial, classId, sectionId, residence, newOrOld, financialStatus };
};

/** What decides the price of a charge, under the wire's names. */
const PRICED = { classId: 'ClassID', residence: 'ResidentialStatusId', newOrOld: 'NewOldId' } as const;

/** Puts an admission right; what its charges were reckoned by only while there are none. */
export function correctAdmission(
  state: AdmissionState,
  command: CorrectAdmission,
  { academics, charged, today, seen }: CorrectionFrame,
): Decided {
  const admission = state.admissions.get(command.admissionId);
  if (!admission) return refuse('admission.not-found');
  const before = recordOf(admission);
  const asked = Object.entries(command).filter(([, value]) => value !== undefined);
  const after = recordOf({ ...before, ...Object.fromEntries(asked) });
  if (JSON.stringify(after) === JSON.stringify(before)) return [];
  if (seen !== undefined && seen !== admissionRevision(before)) return refuseAny('conflict.changed');
  const priced = Object.entries(PRICED).filter(([key]) => {
    const of = key as keyof typeof PRICED;
    return after[of] !== before[of];
  });
  if (charged && priced.length > 0)
    return refuse(
      'admissions.charged',
      {},
      priced.flatMap(([, path]) => at(path, 'admissions.charged')),
    );
  if (priced.length > 0 && hasLeft(admission)) return refuse('admissions.has-left');
  const { sessionId } = admission;
  const fault =
    frameFault(academics, { sessionId, ...after }) ??
    (after.serial === before.serial ? undefined : serialFault(state, sessionId, after.serial));
  return fault ?? [AdmissionCorrected({ ...whose(admission), ...after, before, on: today })];
}

/** Students of a class go to one of its sections: whoever cannot is named, and nobody goes. */
export function regroupStudents(
  state: AdmissionState,
  { sectionId, admissionIds }: { readonly sectionId: number; readonly admissionIds: readonly number[] },
  frame: CorrectionFrame,
): Decided {
  const same = { serial: undefined, financialStatus: undefined, classId: undefined };
  const kept = { residence: undefined, newOrOld: undefined };
  const decided = admissionIds.map((admissionId) =>
    correctAdmission(state, { admissionId, sectionId, ...same, ...kept }, frame),
  );
  const refused = decided.find(isRefusal);
  if (!refused) return decided.flatMap((drafts) => (isRefusal(drafts) ? [] : [...drafts]));
  const fields = decided.flatMap((one, index) =>
    isRefusal(one) ? [{ path: `admissionIds.${index}`, problem: new Problem(one.code, one.params) }] : [],
  );
  return { ...refused, fields };
}

interface Leave {
  readonly admissionId: number;
  readonly on: string;
  readonly kind: LeavingKind;
}

/** A student leaves, today or on a day before. */
export function leaveStudent(
  state: AdmissionState,
  { admissionId, on, kind }: Leave,
  noteId: number | null,
  today: string,
): Decided {
  const admission = state.admissions.get(admissionId);
  if (!admission) return refuse('admission.not-found');
  if (hasLeft(admission)) return refuse('admissions.has-left');
  if (on > today) return refuse('admissions.leaves-later', {}, at('on', 'admissions.leaves-later'));
  const early = 'admissions.leaves-too-early';
  if (on < admission.on || on < (admission.absences?.at(-1)?.until ?? ''))
    return refuse(early, {}, at('on', early));
  return [StudentLeft({ ...whose(admission), on: today, leftOn: on, kind, noteId })];
}

/** Who had left is there again; on the day he left itself where the leaving was a mistake. */
export function returnStudent(
  state: AdmissionState,
  { admissionId, on }: Pick<Leave, 'admissionId' | 'on'>,
  noteId: number | null,
  today: string,
): Decided {
  const admission = state.admissions.get(admissionId);
  if (!admission) return refuse('admission.not-found');
  if (!hasLeft(admission)) return refuse('admissions.not-left');
  if (on > today) return refuse('admissions.leaves-later', {}, at('on', 'admissions.leaves-later'));
  const early = 'admissions.returns-too-early';
  if (on < (admission.absences?.at(-1)?.after ?? '')) return refuse(early, {}, at('on', early));
  return [StudentReturned({ ...whose(admission), on: today, returnedOn: on, noteId })];
}

/** The admission that may be withdrawn, or why none. */
export function withdrawable(
  state: Pick<AdmissionState, 'admissions'>,
  admissionId: number,
): Admission | Refusal {
  const admission = state.admissions.get(admissionId);
  if (!admission) return refuse('admission.not-found');
  return hasLeft(admission) ? refuse('admissions.has-left') : admission;
}

/** An admission entered by mistake goes; its charges are gone already. */
export function withdrawAdmission(
  state: AdmissionState,
  admissionId: number,
  noteId: number | null,
  today: string,
): Decided {
  const admission = withdrawable(state, admissionId);
  if (isRefusal(admission)) return admission;
  return [AdmissionWithdrawn({ ...whose(admission), serial: admission.serial, on: today, noteId })];
}
