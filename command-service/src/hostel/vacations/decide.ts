import { type EventDraft, isRefusal, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  dayIn,
  GatePassPrinted,
  type Moment,
  refuseHostel as refuse,
  VacationChanged,
  VacationEnded,
  VacationGranted,
  VacationWithdrawn,
  vacationTypes,
} from '@madrasah/events/hostel';
import { type Admission, hasLeft } from '../../admissions/state.ts';
import type { Vacation, VacationsState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** Who goes, why, and between which moments. */
export interface Asked {
  readonly typeId: number;
  readonly relation: number;
  readonly from: Moment;
  readonly to: Moment;
}

/** What a vacation is judged by. */
export interface Frame {
  readonly today: string;
  /** Of the student in the session that was named. */
  readonly admission: Admission | undefined;
  hasType(typeId: number): boolean;
}

const at = (path: string, code: string) => [{ path, problem: new Problem(code) }];

/** A vacation that was not withdrawn. */
function standing({ vacations }: VacationsState, vacationId: number): Vacation | Refusal {
  const vacation = vacations.get(vacationId);
  return vacation && !vacation.withdrawn ? vacation : refuse('vacation.not-found');
}

/** One that stands in this student's way; who came back early was away until then only. */
function inTheWay(state: VacationsState, userId: number, { from, to }: Asked, own?: number) {
  return (state.ofStudent.get(userId) ?? [])
    .map((id) => state.vacations.get(id))
    .find(
      (one) =>
        one && one.vacationId !== own && !one.withdrawn && one.from < to && from < (one.returned ?? one.to),
    );
}

/**
 * Whoever is asked for must be there, the return be later than the departure, and the time be free. Whoever has left the
 * house is granted none; one that he had is still put right.
 */
function settle(
  state: VacationsState,
  asked: Asked,
  { admission, hasType }: Frame,
  own?: Vacation,
): Admission | Refusal {
  if (!admission) return refuseAdmissions('admission.not-found');
  if (!own && hasLeft(admission))
    return refuse('vacation.student-left', {}, at('UserID', 'vacation.student-left'));
  if (own?.typeId !== asked.typeId && !hasType(asked.typeId))
    return vacationTypes.refuse(vacationTypes.codes.unknown);
  if (asked.to <= asked.from) {
    const place = dayIn(asked.to) === dayIn(asked.from) ? 'VacationTimeTo' : 'VacationDateTo';
    return refuse('vacation.ends-before-start', {}, at(place, 'vacation.ends-before-start'));
  }
  const other = inTheWay(state, admission.userId, asked, own?.vacationId);
  if (!other) return admission;
  const days = { from: dayIn(other.from), to: dayIn(other.returned ?? other.to) };
  return refuse('vacation.overlaps', days, [
    { path: 'VacationDateFrom', problem: new Problem('vacation.overlaps', days) },
  ]);
}

/** A student is let go home; nobody who has left. */
export function grantVacation(
  state: VacationsState,
  asked: Asked,
  frame: Frame,
  noteId: number | null,
): Decided {
  const admission = settle(state, asked, frame);
  if (isRefusal(admission)) return admission;
  const { userId, admissionId } = admission;
  const { typeId, relation, from, to } = asked;
  return [
    VacationGranted({
      vacationId: state.vacations.size + 1,
      on: frame.today,
      ...{ userId, admissionId, typeId, relation, from, to },
      holidayNo: (state.ofStudent.get(userId)?.length ?? 0) + 1,
      noteId,
    }),
  ];
}

/**
 * Another time, type or guardian; once he is back nothing is changed any more.
 * @param seen the version that whoever changes it has seen; any where absent
 */
export function changeVacation(
  state: VacationsState,
  { vacationId, ...asked }: Asked & { readonly vacationId: number },
  frame: Frame,
  noteId: number | null,
  seen?: number,
): Decided {
  const vacation = standing(state, vacationId);
  if (isRefusal(vacation)) return vacation;
  if (seen !== undefined && seen !== vacation.version) return refuseAny('conflict.changed');
  if (vacation.returned !== null) return refuse('vacation.back-already');
  if (frame.admission && frame.admission.userId !== vacation.userId)
    return refuse('vacation.of-another', {}, at('UserID', 'vacation.of-another'));
  const admission = settle(state, asked, frame, vacation);
  if (isRefusal(admission)) return admission;
  const { userId, admissionId } = admission;
  const { typeId, relation, from, to } = asked;
  const facts = { vacationId, userId, admissionId, typeId, relation, from, to };
  return [VacationChanged({ ...facts, on: frame.today, noteId })];
}

export function withdrawVacation(state: VacationsState, vacationId: number, today: string): Decided {
  const vacation = standing(state, vacationId);
  if (isRefusal(vacation)) return vacation;
  const { userId, admissionId } = vacation;
  return [VacationWithdrawn({ vacationId, on: today, userId, admissionId })];
}

/** He is back, at a moment that has come. */
export function recordReturn(
  state: VacationsState,
  { vacationId, at: named }: { readonly vacationId: number; readonly at: Moment | undefined },
  now: Moment,
): Decided {
  const vacation = standing(state, vacationId);
  if (isRefusal(vacation)) return vacation;
  if (vacation.returned !== null) return refuse('vacation.back-already');
  const back = named ?? now;
  if (back > now) return refuse('vacation.back-later', {}, at('at', 'vacation.back-later'));
  if (back < vacation.from)
    return refuse('vacation.back-before-start', {}, at('at', 'vacation.back-before-start'));
  const { userId, admissionId } = vacation;
  return [VacationEnded({ vacationId, on: dayIn(now), userId, admissionId, at: back })];
}

export function recordGatePass(state: VacationsState, vacationId: number): Decided {
  const vacation = standing(state, vacationId);
  if (isRefusal(vacation)) return vacation;
  const { userId, admissionId, printed } = vacation;
  return [GatePassPrinted({ vacationId, userId, admissionId, printing: printed + 1 })];
}
