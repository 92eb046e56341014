import { Problem } from '@madrasah/events';
import { AdmissionChanged, type Place, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import { refuseLedger } from '@madrasah/events/ledger';
import type { AcademicState } from '../academics/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { calendarOf, type PlanState } from '../plans/state.ts';
import { frameFault } from './decide.ts';
import { type AdmissionState, hasLeft } from './state.ts';

export interface ChangeAdmission {
  readonly admissionId: number;
  /** A month of the class (1–12), or a day. */
  readonly from: number | string;
  readonly classId: number | undefined;
  readonly sectionId: number | undefined;
  readonly residence: number | undefined;
  readonly newOrOld: number | undefined;
}

export interface ChangeFrame {
  readonly academics: AcademicState;
  readonly plans: PlanState;
  readonly today: string;
}

const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];

/** Another class, residence, new or old, from a month or a day on that has come. */
export function changeAdmission(
  state: AdmissionState,
  command: ChangeAdmission,
  frame: ChangeFrame,
): Decided {
  const { admissionId, from } = command;
  const admission = state.admissions.get(admissionId);
  if (!admission) return refuse('admission.not-found');
  if (hasLeft(admission)) return refuse('admissions.has-left');
  const { userId, sessionId } = admission;
  const before = placeOf(admission);
  const after: Place = {
    classId: command.classId ?? before.classId,
    sectionId: command.sectionId ?? before.sectionId,
    residence: command.residence ?? before.residence,
    newOrOld: command.newOrOld ?? before.newOrOld,
  };
  if (after.classId !== before.classId && command.sectionId === undefined)
    return refuse('admissions.section-required', {}, at('SubClassID', 'admissions.section-required'));
  const fault = frameFault(frame.academics, { sessionId, ...after });
  if (fault) return fault;
  if (JSON.stringify(after) === JSON.stringify(before)) return refuse('admissions.nothing-changes');
  const begins = beginOf(from, { sessionId, classId: after.classId }, frame.plans);
  const fromDay = begins ?? frame.today;
  if (fromDay > frame.today) return refuseLedger('ledger.future-day', {}, at('from', 'ledger.future-day'));
  const changeNo = 1 + (state.earlier.get(admissionId)?.length ?? 0);
  const fromMonth = typeof from === 'number' ? from : null;
  const facts = { admissionId, userId, sessionId, changeNo, on: frame.today };
  return [AdmissionChanged({ ...facts, fromMonth, fromDay, ...after, before })];
}

const placeOf = ({ classId, sectionId, residence, newOrOld }: Place): Place => ({
  ...{ classId, sectionId, residence, newOrOld },
});

/** The day on which a change begins; undefined where its month has no day yet. */
function beginOf(
  from: number | string,
  { sessionId, classId }: { readonly sessionId: number; readonly classId: number },
  plans: PlanState,
): string | undefined {
  if (typeof from === 'string') return from;
  return calendarOf(plans, sessionId, classId)?.months[from - 1]?.startsOn;
}
