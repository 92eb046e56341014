import { isRefusal } from '@madrasah/events';
import {
  CardAssigned,
  CardBlocked,
  FamilyRecorded,
  PeopleMerged,
  PersonErased,
  pairRevision,
} from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { PROFILE } from '../../test-support/people.ts';
import { assignCard } from '../cards.ts';
import { changePerson, erasePerson, registerPerson } from '../decide.ts';
import { leaveFamily, recordFamily } from '../family.ts';
import { familyOf, type PeopleState, type Person, peopleStream } from '../state.ts';
import { FREE, given, TODAY } from '../test-support.ts';
import { mergePeople } from './merging.ts';

const TOLD = { today: TODAY, noteId: 3 };
const PAIR = { keepId: 1, otherId: 2 };
const MERGED = PeopleMerged({ ...PAIR, familyId: null, guardianId: null, on: TODAY, noteId: 3 });

function twoStudents(): PeopleState {
  const state = peopleStream.initial(plainTable);
  for (let count = 0; count < 2; count += 1)
    given(state, registerPerson(state, { userType: 1, userCode: '', gender: 1, profile: PROFILE }, TODAY));
  return state;
}

test('two entries become one; pressed twice, once', (t) => {
  const state = twoStudents();
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD), [MERGED]);
  given(state, [MERGED]);
  t.false(state.people.get(2)?.active);
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD), []);
  t.like(mergePeople(state, { keepId: 2, otherId: 1 }, FREE, TOLD), { code: 'people.inactive' });
});

test('where one of them was changed since they were looked at, they stay two', (t) => {
  const state = twoStudents();
  const [keep, other] = [1, 2].map((id) => state.people.get(id)) as [Person, Person];
  const seen = pairRevision(keep, other);
  t.is(pairRevision(other, keep), seen);
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD, seen), [MERGED]);
  const profile = { ...PROFILE, name: 'আরেকজন' };
  given(state, changePerson(state, { userId: 2, gender: 1, profile }, TODAY));
  t.like(mergePeople(state, PAIR, FREE, TOLD, seen), { code: 'conflict.changed' });
  given(state, [MERGED]);
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD, seen), [], 'pressed twice, once');
});

test('all that stands against it is named', (t) => {
  const held = mergePeople(
    twoStudents(),
    PAIR,
    { ...FREE, money: true, enrolled: true, certified: true, borrows: true },
    TOLD,
  );
  t.deepEqual(isRefusal(held) && held.fields.map(({ path, problem }) => [path, problem.key]), [
    ['otherId', 'people.merge-money'],
    ['otherId', 'people.merge-enrolled'],
    ['otherId', 'people.merge-certified'],
    ['otherId', 'people.merge-borrows'],
  ]);
});

test('the card goes to who is kept, unless he has one of his own', (t) => {
  const state = twoStudents();
  given(state, assignCard(state, { userId: 2, cardNo: '0011223344' }, TODAY));
  const blocked = CardBlocked({ userId: 2, cardNo: '0011223344', on: TODAY, noteId: 3 });
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD), [
    blocked,
    CardAssigned({ userId: 1, cardNo: '0011223344', on: TODAY }),
    MERGED,
  ]);
  given(state, assignCard(state, { userId: 1, cardNo: '5566778899' }, TODAY));
  t.deepEqual(mergePeople(state, PAIR, FREE, TOLD), [blocked, MERGED]);
});

test('whom the office said to have no family keeps that, whatever was recorded of the other entry', (t) => {
  const state = twoStudents();
  given(state, registerPerson(state, { userType: 1, userCode: '', gender: 1, profile: PROFILE }, TODAY));
  given(state, recordFamily(state, { userIds: [2, 3], guardianId: undefined }));
  given(state, leaveFamily(state, 1));
  const merged = mergePeople(state, PAIR, FREE, TOLD);
  t.deepEqual(merged, [MERGED]);
  given(state, merged);
  t.is(familyOf(state, 1), undefined);
  t.deepEqual(state.familyMembers.get(1)?.userIds, [3]);
});

test('the children of a guardian who was entered twice name the entry that is kept', (t) => {
  const state = twoStudents();
  for (let count = 0; count < 2; count += 1)
    given(state, registerPerson(state, { userType: 4, userCode: '', gender: 1, profile: PROFILE }, TODAY));
  given(state, recordFamily(state, { userIds: [1, 2], guardianId: 4 }));
  const merged = mergePeople(state, { keepId: 3, otherId: 4 }, FREE, TOLD);
  t.deepEqual(
    !isRefusal(merged) && merged.at(-1),
    FamilyRecorded({ familyId: 1, userIds: [1, 2], guardianId: 3 }),
  );
  given(state, merged);
  t.deepEqual(state.familyMembers.get(1), { userIds: [1, 2], guardianId: 3 });
});

test('erasing who was kept erases the other entry of the same person', (t) => {
  const state = twoStudents();
  given(state, [MERGED]);
  const why = { reason: '', noteId: 7 };
  t.deepEqual(erasePerson(state, { userId: 1 }, 7), [
    PersonErased({ userId: 1, ...why }),
    PersonErased({ userId: 2, ...why }),
  ]);
});

test('over the wire: what hangs on the one that would go is refused by name, and nothing is recorded', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, FORMS['AdmitStudent']);
  const student = { ...(FORMS['RegisterPerson'] as object), UserTypeID: 1, UserCode: '' };
  await app.done('POST', '/api/users/insert_user_info', student);
  const merge = (keepId: number, otherId: number) =>
    app.call('POST', '/api/users/merge', {
      token: app.token(1),
      body: { keepId, otherId, reason: 'দুইবার লেখা হয়েছিল' },
    });
  const before = (await app.recorded('people')).length;
  const refused = await merge(2, 1);
  t.like(refused, { status: 409, body: { code: 'people.merge-held' } });
  const said = (refused.body['fields'] as { message: string }[]).map(({ message }) => message);
  t.true(said.includes('এর নামে ভর্তি আছে'), said.join());
  t.is((await app.recorded('people')).length, before);
  t.is((await merge(1, 2)).status, 200);
  t.deepEqual((await app.recorded('people')).slice(before), ['PeopleMerged']);
  const active = { active: 1, reason: 'আবার' };
  const back = await app.call('PATCH', '/api/users/2/status', { token: app.token(1), body: active });
  t.like(back, { status: 409, body: { code: 'people.merged' } });
});
