import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  FamilyRecorded,
  NO_FAMILY,
  type PersonRegistered,
  refusePeople as refuse,
  USER_TYPES,
} from '@madrasah/events/people';
import { type RegisterPerson, registerPerson, standingPerson } from '../decide.ts';
import { familyOf, type PeopleState } from '../state.ts';

/** Who is registered, and whose brother or sister the office says he is. */
export interface RegisterSibling extends RegisterPerson {
  readonly siblingId?: number | undefined;
}

const at = (refusal: Refusal): Refusal => ({
  ...refusal,
  fields: [{ path: 'SiblingID', problem: new Problem(refusal.code, refusal.params) }],
});

/** Those who are one family with a student by the guardian's mobile, himself among them. */
function byMobile(state: PeopleState, siblingId: number): readonly number[] {
  const key = familyOf(state, siblingId);
  if (key === undefined) return [siblingId];
  return [...state.guardians.entries()].flatMap(([userId]) => {
    const person = state.people.get(userId);
    const counts = person?.userType === USER_TYPES.student && person.active && !person.erased;
    return counts && familyOf(state, userId) === key ? [userId] : [];
  });
}

/**
 * What makes a new student one of his brother's family. A recorded family takes him in; one that the guardian's mobile
 * makes has him by it, and is recorded with him where his mobile is another one.
 */
function joining(
  state: PeopleState,
  siblingId: number,
  { userId, profile }: ReturnType<typeof PersonRegistered>['data'],
): readonly EventDraft[] {
  const familyId = state.families.get(siblingId) ?? null;
  if (familyId === null && profile?.mobile1 === state.guardians.get(siblingId)) return [];
  const known = familyId === null || familyId === NO_FAMILY ? undefined : state.familyMembers.get(familyId);
  if (familyId !== null && known)
    return [FamilyRecorded({ familyId, userIds: [...known.userIds, userId], guardianId: known.guardianId })];
  const userIds = [...byMobile(state, siblingId), userId];
  return [FamilyRecorded({ familyId: 1 + state.familyMembers.size, userIds, guardianId: null })];
}

/** Registers somebody, a student as the brother or sister of one who is there where the office says so. @param today in Dhaka */
export function registerSibling(
  state: PeopleState,
  { siblingId, ...command }: RegisterSibling,
  today: string,
): readonly EventDraft[] | Refusal {
  const registered = registerPerson(state, command, today);
  if (isRefusal(registered) || siblingId === undefined) return registered;
  const sibling = standingPerson(state, siblingId);
  if (isRefusal(sibling)) return at(sibling);
  if (sibling.userType !== USER_TYPES.student || command.userType !== USER_TYPES.student)
    return at(refuse('people.family-kind'));
  const [{ data }] = registered as [ReturnType<typeof PersonRegistered>];
  return [...registered, ...joining(state, siblingId, data)];
}
