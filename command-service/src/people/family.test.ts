import { isRefusal } from '@madrasah/events';
import { FamilyLeft, FamilyRecorded, PersonErased, USER_TYPES } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { PROFILE } from '../test-support/people.ts';
import { registerPerson } from './decide.ts';
import { mergePeople } from './ending/merging.ts';
import { leaveFamily, recordFamily } from './family.ts';
import { familyOf, type PeopleState, peopleStream } from './state.ts';
import { FREE, given, TODAY } from './test-support.ts';

const TOLD = { today: TODAY, noteId: 3 };

/** Students 1, 2, … with these mobiles, and then one guardian. */
function school(...mobiles: string[]): PeopleState {
  const state = peopleStream.initial(plainTable);
  const persons = [...mobiles.map((mobile1) => [USER_TYPES.student, mobile1] as const)];
  for (const [userType, mobile1] of [...persons, [USER_TYPES.guardian, '01500000000'] as const]) {
    const profile = { ...PROFILE, mobile1 };
    given(state, registerPerson(state, { userType, userCode: '', gender: 1, profile }, TODAY));
  }
  return state;
}

const A = '01711111111';
const B = '01722222222';

test('what the office records counts before the guardian’s mobile, which counts for everybody else', (t) => {
  const state = school(A, A, B, A);
  t.is(familyOf(state, 1), familyOf(state, 2));
  t.not(familyOf(state, 1), familyOf(state, 3));
  given(state, recordFamily(state, { userIds: [1, 3], guardianId: 5 }));
  t.is(familyOf(state, 1), familyOf(state, 3));
  t.not(familyOf(state, 1), familyOf(state, 2));
  t.is(familyOf(state, 2), familyOf(state, 4));
});

test('a family grows by being recorded again, and what is recorded already records nothing', (t) => {
  const state = school(A, A, B);
  given(state, recordFamily(state, { userIds: [1, 2], guardianId: 4 }));
  const grown = recordFamily(state, { userIds: [2, 3], guardianId: undefined });
  t.deepEqual(grown, [FamilyRecorded({ familyId: 1, userIds: [1, 2, 3], guardianId: 4 })]);
  given(state, grown);
  t.deepEqual(recordFamily(state, { userIds: [3, 1], guardianId: undefined }), []);
  t.deepEqual(recordFamily(state, { userIds: [1], guardianId: null }), [
    FamilyRecorded({ familyId: 1, userIds: [1, 2, 3], guardianId: null }),
  ]);
});

test('who is taken out stands alone, also where the mobile is the same, until he is recorded again', (t) => {
  const state = school(A, A);
  const left = leaveFamily(state, 2);
  t.deepEqual(left, [FamilyLeft({ userId: 2, familyId: null })]);
  given(state, left);
  t.is(familyOf(state, 2), undefined);
  t.deepEqual(leaveFamily(state, 2), [], 'twice is no fault');
  given(state, recordFamily(state, { userIds: [1, 2], guardianId: null }));
  t.is(familyOf(state, 2), familyOf(state, 1));
  given(state, leaveFamily(state, 2));
  t.deepEqual(state.familyMembers.get(1)?.userIds, [1]);
});

test('a refusal names the child or the guardian that it is of', (t) => {
  const paths = (outcome: ReturnType<typeof recordFamily>) =>
    isRefusal(outcome) && [outcome.code, ...outcome.fields.map(({ path }) => path)];
  const state = school(A, A);
  t.deepEqual(paths(recordFamily(state, { userIds: [1, 3], guardianId: null })), [
    'people.family-kind',
    'UserIDs.1',
  ]);
  t.deepEqual(paths(recordFamily(state, { userIds: [1, 9], guardianId: null })), [
    'person.not-found',
    'UserIDs.1',
  ]);
  t.deepEqual(paths(recordFamily(state, { userIds: [1, 2], guardianId: 2 })), [
    'people.family-kind',
    'GuardianID',
  ]);
});

test('an erased child is of no family any more', (t) => {
  const state = school(A, A);
  given(state, recordFamily(state, { userIds: [1, 2], guardianId: null }));
  given(state, [PersonErased({ userId: 1, reason: 'অনুরোধ' })]);
  t.is(familyOf(state, 1), undefined);
  t.deepEqual(state.familyMembers.get(1)?.userIds, [2]);
});

test('the entry that is kept takes the place of the other in its family', (t) => {
  const state = school(A, B, B);
  given(state, recordFamily(state, { userIds: [1, 3], guardianId: 4 }));
  given(state, mergePeople(state, { keepId: 2, otherId: 3 }, FREE, TOLD));
  t.is(familyOf(state, 2), familyOf(state, 1));
  t.deepEqual(state.familyMembers.get(1), { userIds: [1, 2], guardianId: 4 });
});
