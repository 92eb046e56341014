import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  FamilyLeft,
  FamilyRecorded,
  NO_FAMILY,
  peopleCommands,
  refusePeople as refuse,
  USER_TYPES,
} from '@madrasah/events/people';
import { type Desk, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { standingPerson } from './decide.ts';
import { type PeopleState, peopleStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

export interface RecordFamily {
  readonly userIds: readonly number[];
  /** Absent: as it was. */
  readonly guardianId: number | null | undefined;
}

const at = (path: string, refusal: Refusal): Refusal => ({
  ...refusal,
  fields: [{ path, problem: new Problem(refusal.code, refusal.params) }],
});

/** Why somebody cannot be entered into a family, at the field that names him; undefined where nothing is in the way. */
function personFault(state: PeopleState, userId: number, type: number, path: string): Refusal | undefined {
  const person = standingPerson(state, userId);
  if (isRefusal(person)) return at(path, person);
  return person.userType === type ? undefined : at(path, refuse('people.family-kind'));
}

const recordedOf = ({ families }: PeopleState, userId: number) => families.get(userId) || undefined;

/**
 * Records brothers and sisters and their guardian. Whoever is of the recorded family of one of them stays of it;
 * who is of another one is taken out of that first.
 */
export function recordFamily(state: PeopleState, { userIds, guardianId }: RecordFamily): Decided {
  for (const [index, userId] of userIds.entries()) {
    const fault = personFault(state, userId, USER_TYPES.student, `UserIDs.${index}`);
    if (fault) return fault;
  }
  if (guardianId) {
    const fault = personFault(state, guardianId, USER_TYPES.guardian, 'GuardianID');
    if (fault) return fault;
  }
  const recorded = userIds.flatMap((userId) => recordedOf(state, userId) ?? []);
  const familyId = recorded[0] ?? 1 + state.familyMembers.size;
  const stranger = userIds.findIndex((userId) => (recordedOf(state, userId) ?? familyId) !== familyId);
  if (stranger >= 0) {
    const code = state.people.get(userIds[stranger] as number)?.userCode ?? '';
    return at(`UserIDs.${stranger}`, refuse('people.family-other', { code }));
  }
  return asRecorded(state, familyId, { userIds, guardianId });
}

function asRecorded(state: PeopleState, familyId: number, { userIds, guardianId }: RecordFamily): Decided {
  const known = state.familyMembers.get(familyId);
  const members = [...new Set([...(known?.userIds ?? []), ...userIds])];
  if (members.length < 2) return at('UserIDs', refuse('people.family-alone'));
  const guardian = guardianId === undefined ? (known?.guardianId ?? null) : guardianId;
  if (known?.userIds.length === members.length && known.guardianId === guardian) return [];
  return [FamilyRecorded({ familyId, userIds: members, guardianId: guardian })];
}

/** Takes a student out of his family, also out of one that only his guardian's mobile makes; once is enough. */
export function leaveFamily(state: PeopleState, userId: number): Decided {
  const person = standingPerson(state, userId);
  if (isRefusal(person)) return person;
  const family = state.families.get(userId);
  return family === NO_FAMILY ? [] : [FamilyLeft({ userId, familyId: family ?? null })];
}

/** Families recorded and left. */
export const families = (desk: Desk): HandledCommand[] => [
  oneStep(
    desk,
    peopleCommands.recordFamily,
    (command) => stepOn(peopleStream, (state) => recordFamily(state, command)),
    idFrom('familyId'),
  ),
  oneStep(desk, peopleCommands.leaveFamily, ({ userId }) =>
    stepOn(peopleStream, (state) => leaveFamily(state, userId)),
  ),
];
