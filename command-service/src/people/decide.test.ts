import { isRefusal } from '@madrasah/events';
import { likenessOf, OtherNamesWritten, USER_TYPES } from '@madrasah/events/people';
import test from 'ava';
import { PROFILE } from '../test-support/people.ts';
import { changePerson, erasePerson, writeOtherNames } from './decide.ts';
import { erased, given, inactive, people, TODAY } from './test-support.ts';

test('a changed person keeps id, code and type', (t) => {
  const state = people(['']);
  const outcome = changePerson(state, { userId: 1, gender: 2, profile: { ...PROFILE, name: 'নতুন' } }, TODAY);
  t.like(isRefusal(outcome) ? {} : outcome[0]?.data, {
    userId: 1,
    userCode: '1001',
    userType: USER_TYPES.student,
    gender: 2,
  });
});

test('to erase an erased person records nothing', (t) => {
  t.deepEqual(erasePerson(erased(), { userId: 1 }, null), []);
});

test('whoever still signs in is not erased; of one erased already nothing is asked', (t) => {
  const signsIn = (userId: number) => userId === 1;
  t.like(erasePerson(people(['']), { userId: 1 }, null, signsIn), { refused: true, code: 'people.signs-in' });
  t.deepEqual(erasePerson(erased(), { userId: 1 }, null, signsIn), []);
});

test('names in other scripts: what is sent of each student, all of them or nobody’s', (t) => {
  const names = { english: { name: 'Abdullah' }, arabic: {} };
  const nothing = { english: {}, arabic: {} };
  const two = people(['', '']);
  t.deepEqual(
    writeOtherNames(two, {
      students: [
        { userId: 1, names },
        { userId: 2, names: nothing },
      ],
    }),
    [OtherNamesWritten({ userId: 1, names })],
  );
  const refused = { refused: true, code: 'person.not-found' };
  t.like(
    writeOtherNames(two, {
      students: [
        { userId: 1, names },
        { userId: 3, names },
      ],
    }),
    refused,
  );
  t.like(writeOtherNames(people([''], USER_TYPES.teacher), { students: [{ userId: 1, names }] }), refused);
  t.like(writeOtherNames(erased(), { students: [{ userId: 1, names }] }), { code: 'people.erased' });
});

test('two entries are known for one person by name, father and birthday, while both are active', (t) => {
  const state = people(['']);
  const likeness = likenessOf({ ...PROFILE, name: ` ${PROFILE.name}  ` });
  t.is(state.alike.get(likeness), 1);
  given(state, changePerson(state, { userId: 1, gender: 1, profile: { ...PROFILE, name: 'অন্য' } }, TODAY));
  t.false(state.alike.has(likeness));
  t.is(inactive().alike.size, 0);
});
