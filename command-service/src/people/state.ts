import { streams, toLatinDigits } from '@madrasah/events';
import {
  CardAssigned,
  CardBlocked,
  type CodeSetting,
  CodeSettingChanged,
  defaultCodeSetting,
  likenessOf,
  PersonChanged,
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

/** What decisions need to know of a person. Names stay in the events. */
export interface Person {
  readonly userId: number;
  readonly userCode: string;
  readonly userType: number;
  readonly gender: number;
  readonly erased: boolean;
  readonly active: boolean;
}

export interface PeopleState {
  readonly people: Table<number, Person>;
  /** `userType:code` → UserID: codes are unique per school and type. */
  readonly codes: Table<string, number>;
  /** User type → the highest code given so far; and the highest UserID under 0. */
  readonly highest: Table<number, number>;
  /** By user type, where somebody has set it. */
  readonly codeSettings: Table<number, CodeSetting>;
  /** UserID → the guardian's mobile, by which brothers and sisters are known. It is why snapshots are sealed. */
  readonly guardians: Table<number, string>;
  /** UserID → what tells that two entries are one person; whoever is inactive or erased has none. */
  readonly likenesses: Table<number, string>;
  /** The same the other way round: whoever had it last. */
  readonly alike: Table<string, number>;
  /** Notes on students, by their own numbers; one that was withdrawn keeps its number. */
  readonly studentNotes: Table<number, { readonly userId: number; readonly withdrawn: boolean }>;
  /** Card number → UserID: whose it is, or was. */
  readonly cards: Table<string, number>;
  /** UserID → the card that he is known by now. */
  readonly cardOf: Table<number, string>;
}

export const codeKey = (userType: number, code: string) => `${userType}:${toLatinDigits(code)}`;

const initial = (table: NewTable): PeopleState => ({
  people: table(),
  codes: table(),
  highest: table(),
  codeSettings: table(),
  guardians: table(),
  likenesses: table(),
  alike: table(),
  studentNotes: table(),
  cards: table(),
  cardOf: table(),
});

/** How codes of a user type are given, set or by default. */
export const codeSettingOf = (state: PeopleState, userType: number): CodeSetting =>
  state.codeSettings.get(userType) ?? defaultCodeSetting(userType);

function keepGuardian({ guardians }: PeopleState, userId: number, profile: Profile | null): void {
  if (profile?.mobile1) guardians.set(userId, profile.mobile1);
  else guardians.delete(userId);
}

function forgetLikeness({ likenesses, alike }: PeopleState, userId: number): void {
  const before = likenesses.get(userId);
  if (before === undefined) return;
  likenesses.delete(userId);
  if (alike.get(before) === userId) alike.delete(before);
}

function keepLikeness(state: PeopleState, userId: number, profile: Profile | null): void {
  forgetLikeness(state, userId);
  if (!profile) return;
  const likeness = likenessOf(profile);
  state.likenesses.set(userId, likeness);
  state.alike.set(likeness, userId);
}

export const peopleStream: StreamDefinition<PeopleState> = {
  category: 'people',
  nameFor: streams.people,
  initial,
  stateVersion: 5,
  sealed: true,
  evolve: foldOf<PeopleState>(
    on(PersonRegistered, (state, { userId, userCode, userType, gender, profile }) => {
      keepGuardian(state, userId, profile);
      keepLikeness(state, userId, profile);
      state.people.set(userId, { userId, userCode, userType, gender, erased: false, active: true });
      state.codes.set(codeKey(userType, userCode), userId);
      state.highest.set(userType, Math.max(state.highest.get(userType) ?? 0, Number(userCode)));
      state.highest.set(0, Math.max(state.highest.get(0) ?? 0, userId));
    }),
    on(PersonChanged, (state, { userId, gender, profile }) => {
      keepGuardian(state, userId, profile);
      keepLikeness(state, userId, profile);
      const person = state.people.get(userId);
      if (person) state.people.set(userId, { ...person, gender });
    }),
    on(CodeSettingChanged, (state, { userType, automatic, from }) => {
      state.codeSettings.set(userType, { automatic, from: from ?? 1 });
    }),
    on(PersonErased, (state, { userId }) => {
      const person = state.people.get(userId);
      if (person) state.people.set(userId, { ...person, erased: true });
      state.guardians.delete(userId);
      forgetLikeness(state, userId);
    }),
    on(CardAssigned, (state, { userId, cardNo }) => {
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
      const code = codeKey(person.userType, person.userCode);
      if (mistaken && state.codes.get(code) === userId) state.codes.delete(code);
    }),
    on(PersonReactivated, (state, { userId }) => {
      const person = state.people.get(userId);
      if (!person) return;
      state.people.set(userId, { ...person, active: true });
      state.codes.set(codeKey(person.userType, person.userCode), userId);
    }),
  ),
};
