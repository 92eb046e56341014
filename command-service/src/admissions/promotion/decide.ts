import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { sessions } from '@madrasah/events/academics';
import {
  type PromoteStudents,
  refuseAdmissions as refuse,
  StudentAdmitted,
} from '@madrasah/events/admissions';
import { academicsStream, stands } from '../../academics/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import { decideEach } from '../../kernel/import/plan.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { peopleStream } from '../../people/state.ts';
import { standingPerson } from '../../people/steps.ts';
import { admitStudent } from '../decide.ts';
import { leaveStudent } from '../standing.ts';
import { type Admission, type AdmissionState, admissionsStream, hasLeft } from '../state.ts';
import { unpricedFault } from './unpriced.ts';

type Chosen = PromoteStudents['students'][number];
type Decided = readonly EventDraft[] | Refusal;

/** What a promotion would do for one student, or why it cannot. */
export interface Promoted {
  readonly student: Chosen;
  readonly userCode: string;
  readonly decided: Decided;
}

export const PROMOTION_READS = [peopleStream, academicsStream, chartStream];

const OLD = 2; // NewOldId

/** Each student by himself, one after another, so that serials and ids go on. */
export function planPromotion(
  state: AdmissionState,
  command: PromoteStudents,
  context: DecisionContext,
): Promoted[] | Refusal {
  if (command.from.sessionId === command.toSessionId) return refuse('admissions.same-session');
  const { students } = command;
  if (new Set(students.map(({ admissionId }) => admissionId)).size < students.length)
    return refuse('admissions.chosen-twice');
  const { session } = context.look(academicsStream);
  if (![command.from.sessionId, command.toSessionId].every((id) => stands(session, id)))
    return sessions.refuse('session.not-found');
  const { people } = context.look(peopleStream);
  const codeOf = (admission: Admission | undefined) =>
    (admission && people.get(admission.userId)?.userCode) ?? String(admission?.userId ?? '');
  const planned = decideEach({ stream: admissionsStream }, state, context, students, (trial, student) =>
    decideOne(trial, command, student, context, codeOf),
  ).map(({ thing, decided }) => ({
    ...{ student: thing, userCode: codeOf(state.admissions.get(thing.admissionId)), decided },
  }));
  return unpricedFault(command, classesOf(planned), context) ?? planned;
}

/** The classes to which somebody is admitted. */
const classesOf = (planned: readonly Promoted[]): number[] => [
  ...new Set(
    planned
      .flatMap(({ decided }) => (isRefusal(decided) ? [] : admittedBy(decided)))
      .map(({ classId }) => classId),
  ),
];

function decideOne(
  state: AdmissionState,
  { from, toSessionId }: PromoteStudents,
  { admissionId, action, ...to }: Chosen,
  context: DecisionContext,
  codeOf: (admission: Admission) => string,
): Decided {
  const admission = state.admissions.get(admissionId);
  if (!admission) return refuse('admission.not-found');
  const isOfClass =
    admission.sessionId === from.sessionId &&
    admission.classId === from.classId &&
    (from.sectionId ?? admission.sectionId) === admission.sectionId;
  if (!isOfClass) return refuse('admissions.not-of-class', { code: codeOf(admission) });
  if (action === 'skip') return [];
  if (hasLeft(admission)) return refuse('admissions.has-left');
  const { today } = context;
  if (action === 'leave')
    return leaveStudent(state, { admissionId, on: today, kind: 'finished' }, null, today);
  const person = standingPerson(context.look(peopleStream), admission.userId);
  if (isRefusal(person)) return person;
  const repeats = action === 'repeat';
  const classId = repeats ? admission.classId : to.classId;
  const sectionId = to.sectionId ?? (repeats ? admission.sectionId : undefined);
  if (classId === undefined || sectionId === undefined) return refuse('admissions.section-required');
  const { financialStatus, residence } = admission;
  const wanted = { sessionId: toSessionId, classId, sectionId, financialStatus, residence, newOrOld: OLD };
  const frame = { academics: context.look(academicsStream), chart: context.look(chartStream), today };
  return admitStudent(state, { ...wanted, serial: undefined }, { ...person, name: person.userCode }, frame);
}

/** Whoever cannot be taken is named; nobody is taken then. */
export function promotionFault(planned: readonly Promoted[]): Refusal | undefined {
  const fields = planned.flatMap(({ decided }, at) =>
    isRefusal(decided)
      ? [{ path: `students.${at}`, problem: new Problem(decided.code, decided.params) }]
      : [],
  );
  return fields.length > 0
    ? refuse('admissions.promotion-refused', { count: fields.length }, fields)
    : undefined;
}

/** Those who are admitted anew, as their events say. */
export const admittedBy = (drafts: readonly { readonly type: string; readonly data: object }[]) =>
  drafts
    .filter(({ type }) => type === StudentAdmitted.type)
    .map(({ data }) => data as ReturnType<typeof StudentAdmitted>['data']);
