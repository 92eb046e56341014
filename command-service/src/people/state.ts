import { type DataOf, streams } from '@madrasah/events';
import {
  CardAssigned,
  CardBlocked,
  type CodeSetting,
  CodeSettingChanged,
  defaultCodeSetting,
  FamilyLeft,
  FamilyRecorded,
  familyKey,
  NO_FAMILY,
  OtherNamesWritten,
  PeopleMerged,
  PersonChanged,
  PersonContactChanged,
  PersonDeactivated,
  PersonErased,
  PersonReactivated,
  PersonRegistered,
  type Profile,
  StudentNoteWithdrawn,
  StudentNoteWritten,
} from '@madrasah/events/people';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';
import { freeCode, giveCode } from './holders.ts';
import { keepName, keepOtherNames, type PersonNames } from './names.ts';
import { forgetLikeness, keepLikeness, keepRenamed } from './same-person/likenesses.ts';

export type { PersonNames } from './names.ts';

/** What decisions need to know of a person. */
export interface Person {
  readonly userId: number;
  readonly userCode: string;
  readonly userType: number;
  readonly gender: number;
  readonly erased: boolean;
  readonly active: boolean;
  /** Counted up with each change of what is recorded of him. */
  readonly version: number;
}

export interface PeopleState {
  readonly people: Table<number, Person>;
  /** `userType:code`, the code by its value → whose it is: one person, but for old codes that differ in how they are written. */
  readonly codes: Table<string, readonly number[]>;
  /** User type → the highest code given so far; and the highest UserID under 0. */
  readonly highest: Table<number, number>;
  /** By user type, where somebody has set it. */
  readonly codeSettings: Table<number, CodeSetting>;
  /** UserID → the guardian's mobile, by which brothers and sisters are known. It is why snapshots are sealed. */
  readonly guardians: Table<number, string>;
  /** UserID → what he is called in each script, '' where nobody has written it; whoever is erased has none. */
  readonly names: Table<number, PersonNames>;
  /** UserID → what tells that two entries are one person; whoever is inactive or erased has none. */
  readonly likenesses: Table<number, string>;
  /** The same the other way round: whoever had it last. */
  readonly alike: Table<string, number>;
  /** Notes on students, by their own numbers; one that was withdrawn keeps its number. */
  readonly studentNotes: Table<number, { readonly userId: number; readonly withdrawn: boolean }>;
  /** Card number → UserID: whose it is, or was; of whoever is erased there is none. */
  readonly cards: Table<string, number>;
  /** UserID → the card that he is known by now. */
  readonly cardOf: Table<number, string>;
  /** UserID → his recorded family, or `NO_FAMILY`; nobody stands here of whom the office has said nothing. */
  readonly families: Table<number, number>;
  /** Recorded families by their own numbers; one that everybody left keeps its number. */
  readonly familyMembers: Table<number, Family>;
  /** UserID of an entry that was made one with another → the one that was kept. */
  readonly merged: Table<number, number>;
}

interface Family {
  readonly userIds: readonly number[];
  readonly guardianId: number | null;
}

const initial = (table: NewTable): PeopleState => ({
  people: table(),
  codes: table(),
  highest: table(),
  codeSettings: table(),
  guardians: table(),
  names: table(),
  likenesses: table(),
  alike: table(),
  studentNotes: table(),
  cards: table(),
  cardOf: table(),
  families: table(),
  familyMembers: table(),
  merged: table(),
});

/** How codes of a user type are given, set or by default. */
export const codeSettingOf = (state: PeopleState, userType: number): CodeSetting =>
  state.codeSettings.get(userType) ?? defaultCodeSetting(userType);

/** What a student has in common with his brothers and sisters; undefined where no family of his is known. */
export const familyOf = (
  { families, guardians }: Pick<PeopleState, 'families' | 'guardians'>,
  userId: number,
): string | undefined =>
  familyKey({ family: families.get(userId) ?? null, mobile: guardians.get(userId) ?? '' });

function keepGuardian({ guardians }: PeopleState, userId: number, profile: Profile | null): void {
  if (profile?.mobile1) guardians.set(userId, profile.mobile1);
  else guardians.delete(userId);
}

/** Takes somebody out of the family that he is recorded in. */
function partFromFamily({ families, familyMembers }: PeopleState, userId: number): void {
  const familyId = families.get(userId);
  families.delete(userId);
  const family = familyId === undefined ? undefined : familyMembers.get(familyId);
  if (familyId === undefined || !family) return;
  familyMembers.set(familyId, { ...family, userIds: family.userIds.filter((one) => one !== userId) });
}

function joinFamily(state: PeopleState, familyId: number, { userIds, guardianId }: Family): void {
  for (const userId of userIds) state.families.set(userId, familyId);
  state.familyMembers.set(familyId, { userIds, guardianId });
}

/** The entry that goes is nobody's business any more; the one that is kept takes its place in the family. */
function merge(
  state: PeopleState,
  { keepId, otherId, familyId, guardianId }: DataOf<typeof PeopleMerged>,
): void {
  const other = state.people.get(otherId);
  if (other) state.people.set(otherId, { ...other, active: false });
  state.merged.set(otherId, keepId);
  forgetLikeness(state, otherId);
  partFromFamily(state, otherId);
  if (familyId === null) return;
  const userIds = [...new Set([...(state.familyMembers.get(familyId)?.userIds ?? []), keepId])];
  joinFamily(state, familyId, { userIds, guardianId });
}

/** As a replay has it that cannot read their numbers any more: they are free. */
function forgetCards({ cards, cardOf }: PeopleState, userId: number): void {
  cardOf.delete(userId);
  for (const [cardNo, owner] of [...cards.entries()]) if (owner === userId) cards.delete(cardNo);
}

export const peopleStream: StreamDefinition<PeopleState> = {
  category: 'people',
  nameFor: streams.people,
  initial,
  stateVersion: 13,
  sealed: true,
  evolve: foldOf<PeopleState>(
    on(PersonRegistered, (state, { userId, userCode, userType, gender, profile }) => {
      keepGuardian(state, userId, profile);
      keepName(state, userId, profile);
      keepLikeness(state, userId, profile);
      state.people.set(userId, {
        userId,
        userCode,
        userType,
        gender,
        erased: false,
        active: true,
        version: 1,
      });
      giveCode(state, { userId, userType, userCode });
      state.highest.set(0, Math.max(state.highest.get(0) ?? 0, userId));
    }),
    on(PersonChanged, (state, { userId, userCode, gender, profile }) => {
      keepGuardian(state, userId, profile);
      keepName(state, userId, profile);
      keepLikeness(state, userId, profile);
      const person = state.people.get(userId);
      if (!person) return;
      state.people.set(userId, { ...person, userCode, gender, version: person.version + 1 });
      if (userCode === person.userCode) return;
      freeCode(state, person);
      giveCode(state, { ...person, userCode });
    }),
    on(PersonContactChanged, (state, { userId, contact }) => {
      const person = state.people.get(userId);
      if (!person) return;
      if (contact) keepName(state, userId, contact);
      if (contact) keepRenamed(state, userId, contact.name);
      state.people.set(userId, { ...person, version: person.version + 1 });
    }),
    on(OtherNamesWritten, keepOtherNames),
    on(CodeSettingChanged, (state, { userType, automatic, from }) => {
      state.codeSettings.set(userType, { automatic, from: from ?? 1 });
    }),
    on(PersonErased, (state, { userId }) => {
      const person = state.people.get(userId);
      if (person) state.people.set(userId, { ...person, erased: true });
      state.guardians.delete(userId);
      state.names.delete(userId);
      forgetLikeness(state, userId);
      forgetCards(state, userId);
      partFromFamily(state, userId);
    }),
    on(FamilyRecorded, (state, { familyId, ...family }) => {
      joinFamily(state, familyId, family);
    }),
    on(FamilyLeft, (state, { userId }) => {
      partFromFamily(state, userId);
      state.families.set(userId, NO_FAMILY);
    }),
    on(PeopleMerged, merge),
    on(CardAssigned, (state, { userId, cardNo }) => {
      if (cardNo === null) return; // he is erased
      state.cards.set(cardNo, userId);
      state.cardOf.set(userId, cardNo);
    }),
    on(CardBlocked, (state, { userId }) => {
      state.cardOf.delete(userId);
    }),
    on(StudentNoteWritten, (state, { studentNoteId, userId }) => {
      state.studentNotes.set(studentNoteId, { userId, withdrawn: false });
    }),
    on(StudentNoteWithdrawn, (state, { studentNoteId, userId }) => {
      state.studentNotes.set(studentNoteId, { userId, withdrawn: true });
    }),
    on(PersonDeactivated, (state, { userId, mistaken }) => {
      const person = state.people.get(userId);
      if (!person) return;
      state.people.set(userId, { ...person, active: false });
      forgetLikeness(state, userId);
      if (mistaken) freeCode(state, person);
    }),
    on(PersonReactivated, (state, { userId }) => {
      const person = state.people.get(userId);
      if (!person) return;
      state.people.set(userId, { ...person, active: true });
      giveCode(state, person);
    }),
  ),
};

/** A person's entry, and those that were made one with it. */
export const entriesOf = ({ merged }: PeopleState, userId: number): readonly number[] => [
  userId,
  ...[...merged.entries()].flatMap(([other, keep]) => (keep === userId ? [other] : [])),
];
