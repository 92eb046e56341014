import { isRefusal } from '@madrasah/events';
import { FamilyLeft, USER_TYPES } from '@madrasah/events/people';
import test from 'ava';
import { PROFILE } from '../../test-support/people.ts';
import { recordFamily } from '../family.ts';
import { familyOf, type PeopleState } from '../state.ts';
import { given, people, register, TODAY } from '../test-support.ts';
import { registerSibling } from './sibling.ts';

const of = (siblingId: number, mobile1 = PROFILE.mobile1, userType: number = USER_TYPES.student) => ({
  ...{ userType, userCode: '', gender: 1, siblingId },
  profile: { ...PROFILE, name: 'উমর', mobile1 },
});
const OTHER = '01898765432';

function joined(state: PeopleState, command: ReturnType<typeof of>) {
  const decided = registerSibling(state, command, TODAY);
  given(state, decided);
  const userId = state.people.size;
  return {
    events: (decided as unknown as { type: string }[]).map(({ type }) => type),
    family: familyOf(state, userId),
  };
}

test('who has the guardian’s mobile is of the family by it, and nothing more is recorded', (t) => {
  const { events, family } = joined(people(['1']), of(1));
  t.deepEqual(events, ['PersonRegistered']);
  t.is(family, `mobile:${PROFILE.mobile1}`);
});

test('a recorded family takes in the new child, and keeps its guardian', (t) => {
  const state = people(['1', '2']);
  given(state, register(state, '', USER_TYPES.guardian));
  given(state, recordFamily(state, { userIds: [1, 2], guardianId: 3 }));
  const { events, family } = joined(state, of(2));
  t.deepEqual(events, ['PersonRegistered', 'FamilyRecorded']);
  t.is(family, 'family:1');
  t.deepEqual(state.familyMembers.get(1), { userIds: [1, 2, 4], guardianId: 3 });
});

test('with another mobile the family of the old one is recorded, nobody of it left out', (t) => {
  const state = people(['1', '2', '3']);
  given(state, [FamilyLeft({ userId: 3, familyId: null })]);
  const { family } = joined(state, of(1, OTHER));
  t.is(family, 'family:1');
  t.deepEqual(state.familyMembers.get(1)?.userIds, [1, 2, 4], 'who was taken out stays out');
});

test('of whom the office said that he stands alone it says another thing now', (t) => {
  const state = people(['1']);
  given(state, [FamilyLeft({ userId: 1, familyId: null })]);
  const { family } = joined(state, of(1));
  t.is(family, 'family:1');
  t.is(familyOf(state, 1), family);
});

test('a brother is a student who stands, of a student', (t) => {
  const teachers = people(['1'], USER_TYPES.teacher);
  const refused = (decided: ReturnType<typeof registerSibling>) =>
    isRefusal(decided) && [decided.code, decided.fields[0]?.path];
  t.deepEqual(refused(registerSibling(teachers, of(1), TODAY)), ['people.family-kind', 'SiblingID']);
  t.deepEqual(refused(registerSibling(teachers, of(9), TODAY)), ['person.not-found', 'SiblingID']);
  const guardian = of(1, OTHER, USER_TYPES.guardian);
  t.deepEqual(refused(registerSibling(people(['1']), guardian, TODAY)), ['people.family-kind', 'SiblingID']);
});
