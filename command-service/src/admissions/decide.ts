import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { classes, sections, sessions } from '@madrasah/events/academics';
import {
  type Chosen,
  type Imported,
  refuseAdmissions as refuse,
  StudentAdmitted,
} from '@madrasah/events/admissions';
import { USER_TYPES } from '@madrasah/events/people';
import { type AcademicState, stands } from '../academics/state.ts';
import type { ChartState } from '../ledger/chart/state.ts';
import { type Entered, entryOf } from './entry.ts';
import { feePlan } from './fee-plan.ts';
import type { AdmissionState } from './state.ts';

export interface Admit {
  readonly sessionId: number;
  readonly classId: number;
  readonly sectionId: number;
  readonly financialStatus: number;
  readonly residence: number;
  readonly newOrOld: number;
  readonly serial: number | undefined;
  /** Where he stands in a file: since when he is there, and what is to be charged. */
  readonly imported?: Imported & { readonly entersOn: string; readonly chosen?: Chosen | undefined };
  /** Where the office says since when he is there. */
  readonly entered?: Entered;
}

/** The student as the admission must know him; `userId` is 0 while he is not registered yet. */
export interface Applicant {
  readonly userId: number;
  readonly userType: number;
  readonly gender: number;
  readonly name: string;
}

export interface AdmissionFrame {
  readonly academics: AcademicState;
  readonly chart: ChartState;
  readonly today: string;
}

/**
 * Admits a student to a class of a session, with the fees that fall due by it copied from the prices of the day on
 * which he enters, typed or from a file: that is the day on which they are charged (ACCOUNTING 3.1).
 */
export function admitStudent(
  state: AdmissionState,
  command: Admit,
  applicant: Applicant,
  frame: AdmissionFrame,
): readonly EventDraft[] | Refusal {
  const fault = frameFault(frame.academics, command) ?? applicantFault(state, command, applicant);
  if (fault) return fault;
  const { imported, entered, ...wanted } = command;
  const { sessionId, classId, residence, newOrOld } = wanted;
  const entry = entryOf(entered, frame.today);
  if (isRefusal(entry)) return entry;
  const on = imported?.entersOn ?? entry.on;
  const choice = { sessionId, classId, residence, newOrOld, gender: applicant.gender, on };
  const isCharged = imported?.charged ?? entry.chosen?.fees ?? true;
  const plan = isCharged ? feePlan(frame.chart, { ...choice, studentName: applicant.name }) : [];
  if (isRefusal(plan)) return plan;
  const chosen = imported ? imported.chosen : entry.chosen;
  return [
    StudentAdmitted({
      ...wanted,
      admissionId: 1 + (state.highest.get(0) ?? 0),
      userId: applicant.userId || 1,
      serial: command.serial ?? 1 + (state.highest.get(sessionId) ?? 0),
      on,
      plan,
      ...(imported && { imported: { on: imported.on, charged: imported.charged } }),
      ...(chosen && { chosen }),
    }),
  ];
}

/** Whether a session, a class and a section of it are there, or the refusal. */
export function frameFault(
  academics: AcademicState,
  { sessionId, classId, sectionId }: Pick<Admit, 'sessionId' | 'classId' | 'sectionId'>,
): Refusal | undefined {
  const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];
  if (!stands(academics.session, sessionId))
    return sessions.refuse('session.not-found', {}, at('SessionID', 'session.not-found'));
  if (!stands(academics.class, classId))
    return classes.refuse('class.not-found', {}, at('ClassID', 'class.not-found'));
  const section = academics.section.get(sectionId);
  if (!section || section.retired)
    return sections.refuse('section.not-found', {}, at('SubClassID', 'section.not-found'));
  if (section.classId === classId) return undefined;
  const other = 'admissions.section-of-other-class';
  return refuse(other, {}, at('SubClassID', other));
}

function applicantFault(
  state: AdmissionState,
  { sessionId, serial }: Admit,
  { userId, userType }: Applicant,
): Refusal | undefined {
  if (userType !== USER_TYPES.student) return refuse('admissions.not-a-student');
  if (userId && state.taken.has(`${userId}:${sessionId}`)) return refuse('admissions.already-admitted');
  return serial === undefined ? undefined : serialFault(state, sessionId, serial);
}

/** Whether a serial of a session is given already, as a refusal. */
export function serialFault(state: AdmissionState, sessionId: number, serial: number): Refusal | undefined {
  if (!state.serials.has(`${sessionId}:${serial}`)) return undefined;
  const key = 'admissions.serial-duplicate';
  return refuse(key, { serial }, [{ path: 'AdmissionSerial', problem: new Problem(key, { serial }) }]);
}
