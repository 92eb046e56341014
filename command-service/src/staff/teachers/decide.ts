import { type EventDraft, isRefusal, Problem, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { USER_TYPES } from '@madrasah/events/people';
import {
  type Credentials,
  designations,
  refuseStaff as refuse,
  TeacherChanged,
  TeacherLeft,
  TeacherRegistered,
} from '@madrasah/events/staff';
import type { Person } from '../../people/state.ts';
import type { Teacher, TeachersState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a teacher's record says. */
export interface Asked {
  readonly userId: number;
  readonly designationId: number;
  readonly joinedOn: string;
  readonly credentials: Credentials;
}

/** What it is judged by. */
export interface Frame {
  readonly today: string;
  /** Who is meant, or why he is nobody. */
  readonly person: Person | Refusal;
  hasDesignation(designationId: number): boolean;
}

const at = (path: string, code: string) => [{ path, problem: new Problem(code) }];

/** Whoever is meant must stand on the list of people as a teacher, the designation on its own list. */
function fault(asked: Asked, { today, person, hasDesignation }: Frame, own?: Teacher): Refusal | undefined {
  if (isRefusal(person)) return person;
  if (person.userType !== USER_TYPES.teacher) return refuse('teacher.of-another-kind');
  if (own?.designationId !== asked.designationId && !hasDesignation(asked.designationId))
    return designations.refuse(designations.codes.unknown);
  const code = 'teacher.passed-later';
  return asked.credentials.passedOn > today ? refuse(code, {}, at('PasstedDate', code)) : undefined;
}

function inService({ teachers }: TeachersState, userId: number): Teacher | Refusal {
  const teacher = teachers.get(userId);
  return teacher && !teacher.gone ? teacher : refuse('teacher.not-found');
}

/** A person becomes a teacher, the last of the list; who had left may come again. */
export function registerTeacher(state: TeachersState, asked: Asked, frame: Frame): Decided {
  const wrong = fault(asked, frame);
  if (wrong) return wrong;
  if (!isRefusal(inService(state, asked.userId))) return refuse('teacher.registered-already');
  const serial = 1 + Math.max(0, ...[...state.teachers.values()].map((one) => one.serial));
  return [TeacherRegistered({ ...asked, on: frame.today, serial })];
}

/** @param seen the version that whoever changes it has seen; any where absent */
export function changeTeacher(
  state: TeachersState,
  asked: Asked,
  frame: Frame,
  seen: number | undefined,
): Decided {
  const teacher = inService(state, asked.userId);
  if (isRefusal(teacher)) return teacher;
  if (seen !== undefined && seen !== teacher.version) return refuseAny('conflict.changed');
  return fault(asked, frame, teacher) ?? [TeacherChanged({ ...asked, on: frame.today })];
}

/** He leaves on a day of his service that has come. @param leftOn today where it is not named */
export function recordTeacherLeaving(
  state: TeachersState,
  { userId, leftOn, reason }: { userId: number; leftOn: string | undefined; reason: string },
  today: string,
): Decided {
  const teacher = inService(state, userId);
  if (isRefusal(teacher)) return teacher;
  const day = leftOn ?? today;
  if (day > today) return refuse('teacher.leaves-later', {}, at('on', 'teacher.leaves-later'));
  if (day < teacher.joinedOn)
    return refuse('teacher.leaves-before-joining', {}, at('on', 'teacher.leaves-before-joining'));
  return [TeacherLeft({ userId, on: today, leftOn: day, reason })];
}
