import type { EventDraft, Refusal } from '@madrasah/events';
import {
  FIRST_STUDENT_CODE,
  PersonChanged,
  PersonErased,
  PersonRegistered,
  type Profile,
  refusePeople as refuse,
  USER_TYPES,
} from '@madrasah/events/people';
import { codeKey, type PeopleState, type Person } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

export interface RegisterPerson {
  readonly userType: number;
  /** '' for the next free code. */
  readonly userCode: string;
  readonly gender: number;
  readonly profile: Profile;
}

/** Registers a person with a code of the form, or the next free one of the user type. */
export function registerPerson(state: PeopleState, command: RegisterPerson): Decided {
  const { userType, gender, profile } = command;
  const userCode = command.userCode || nextCode(state, userType);
  if (state.codes.has(codeKey(userType, userCode)))
    return refuse('people.code-duplicate', { code: userCode });
  const userId = 1 + (state.highest.get(0) ?? 0);
  return [PersonRegistered({ userId, userCode, userType, gender, profile })];
}

function nextCode(state: PeopleState, userType: number): string {
  const first = userType === USER_TYPES.student ? FIRST_STUDENT_CODE : 1;
  return String(Math.max(first, 1 + (state.highest.get(userType) ?? 0)));
}

/** A person that is there and not erased, or the refusal. */
export function standingPerson(state: PeopleState, userId: number): Person | Refusal {
  const person = state.people.get(userId);
  if (!person) return refuse('person.not-found');
  return person.erased ? refuse('people.erased') : person;
}

export function changePerson(
  state: PeopleState,
  command: { userId: number; gender: number; profile: Profile },
): Decided {
  const person = standingPerson(state, command.userId);
  if ('refused' in person) return person;
  const { userId, userCode, userType } = person;
  return [PersonChanged({ userId, userCode, userType, gender: command.gender, profile: command.profile })];
}

/** Erasing twice is no fault: the second time nothing is recorded. */
export function erasePerson(state: PeopleState, command: { userId: number; reason: string }): Decided {
  const person = state.people.get(command.userId);
  if (!person) return refuse('person.not-found');
  return person.erased ? [] : [PersonErased(command)];
}
