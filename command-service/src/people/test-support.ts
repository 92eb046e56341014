import { isRefusal } from '@madrasah/events';
import { PersonChanged, PersonErased, USER_TYPES } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import { PROFILE } from '../test-support/people.ts';
import { registerPerson } from './decide.ts';
import { deactivatePerson } from './ending/activity.ts';
import { type PeopleState, peopleStream } from './state.ts';

export const TODAY = '2026-04-14';
export const TOLD = { today: TODAY, noteId: null };
export const FREE = {
  ...{ money: false, results: false, admitted: false },
  ...{ enrolled: false, certified: false, borrows: false, teaches: false, signsIn: false },
};

type Decided = ReturnType<typeof registerPerson>;

/** What was decided has happened. */
export function given(state: PeopleState, outcome: Decided): void {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of outcome) peopleStream.evolve(state, { ...draft, revision: 0, metadata });
}

export const register = (state: PeopleState, userCode = '', userType: number = USER_TYPES.student) =>
  registerPerson(state, { userType, userCode, gender: 1, profile: PROFILE }, TODAY);

/** People registered one after another with these codes ('' for the next free one). */
export function people(codes: readonly string[], userType: number = USER_TYPES.student): PeopleState {
  const state = peopleStream.initial(plainTable);
  for (const code of codes) given(state, register(state, code, userType));
  return state;
}

/** The code that was given, or what it is refused for. */
export const codeOf = (outcome: Decided) =>
  isRefusal(outcome) ? outcome.code : (outcome[0]?.data as { userCode?: string } | undefined)?.userCode;

/** Two of one code, as a house has them that compared codes letter by letter. */
export const oldDoubles = () => {
  const state = people(['0045', '46']);
  const { userId, userType } = { userId: 2, userType: USER_TYPES.student };
  given(state, [PersonChanged({ userId, userCode: '45', userType, gender: 1, profile: PROFILE })]);
  return state;
};

export const erased = () => {
  const state = people(['']);
  given(state, [PersonErased({ userId: 1, reason: 'অনুরোধ' })]);
  return state;
};

export const putAside = (state: PeopleState, mistaken = false, ties = FREE) =>
  deactivatePerson(state, { userId: 1, mistaken }, ties, TOLD);
/** Somebody with the code 77 who was put aside. */
export const inactive = (mistaken = false) => {
  const state = people(['77']);
  given(state, putAside(state, mistaken));
  return state;
};
