import { isRefusal } from '@madrasah/events';
import {
  CodeSettingChanged,
  likenessOf,
  OtherNamesWritten,
  PersonChanged,
  PersonErased,
  refusePeople,
  USER_TYPES,
} from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { PROFILE } from '../test-support/people.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { deactivatePerson, reactivatePerson } from './activity.ts';
import { assignCard, blockCard } from './cards.ts';
import { changePerson, erasePerson, registerPerson, writeOtherNames } from './decide.ts';
import { recordFamily } from './family.ts';
import { mergePeople } from './merging.ts';
import { firstOf, ownerOf } from './photos.ts';
import { type PeopleState, peopleStream } from './state.ts';
import { withdrawStudentNote, writeStudentNote } from './student-notes.ts';

const TODAY = '2026-04-14';

/** People registered one after another with these codes ('' for the next free one). */
function people(codes: readonly string[], userType: number = USER_TYPES.student): PeopleState {
  const state = peopleStream.initial(plainTable);
  for (const code of codes) given(state, register(state, code, userType));
  return state;
}

const register = (state: PeopleState, userCode = '', userType: number = USER_TYPES.student) =>
  registerPerson(state, { userType, userCode, gender: 1, profile: PROFILE }, TODAY);

function given(state: PeopleState, outcome: ReturnType<typeof register>) {
  if (isRefusal(outcome)) throw new Error(outcome.code);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of outcome) peopleStream.evolve(state, { ...draft, revision: 0, metadata });
}

/** Two of one code, as a house has them that compared codes letter by letter. */
const oldDoubles = () => {
  const state = people(['0045', '46']);
  const { userId, userType } = { userId: 2, userType: USER_TYPES.student };
  given(state, [PersonChanged({ userId, userCode: '45', userType, gender: 1, profile: PROFILE })]);
  return state;
};

const erased = () => {
  const state = people(['']);
  given(state, [PersonErased({ userId: 1, reason: 'অনুরোধ' })]);
  return state;
};

const TOLD = { today: TODAY, noteId: null };
const CARD = '0012345678';
const FREE = {
  money: false,
  results: false,
  admitted: false,
  enrolled: false,
  certified: false,
  teaches: false,
};
const putAside = (state: PeopleState, mistaken = false, ties = FREE) =>
  deactivatePerson(state, { userId: 1, mistaken }, ties, TOLD);
const inactive = (mistaken = false) => {
  const state = people(['77']);
  given(state, putAside(state, mistaken));
  return state;
};

const mergedTwo = () => {
  const state = people(['', '']);
  given(state, mergePeople(state, { keepId: 1, otherId: 2 }, FREE, TOLD));
  return state;
};

provokesEach(refusePeople.codes, {
  'people.thana-unknown': () => {
    const profile = { ...PROFILE, present: { ...PROFILE.present, thana: '999999' } };
    return registerPerson(
      people([]),
      { userType: USER_TYPES.student, userCode: '', gender: 1, profile },
      TODAY,
    );
  },
  'people.inactive': () => changePerson(inactive(), { userId: 1, gender: 1, profile: PROFILE }, TODAY),
  'people.card-taken': () => {
    const state = people(['', '']);
    given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
    return assignCard(state, { userId: 2, cardNo: CARD }, TODAY);
  },
  'people.card-none': () => blockCard(people(['']), 1, TOLD),
  'people.note-not-found': () => withdrawStudentNote(people(['']), 1, TODAY),
  'people.has-money': () => putAside(people(['']), false, { ...FREE, money: true }),
  'people.has-results': () => putAside(people(['']), false, { ...FREE, results: true }),
  'people.is-admitted': () => putAside(people(['']), false, { ...FREE, admitted: true }),
  'people.is-certified': () => putAside(people(['']), false, { ...FREE, certified: true }),
  'people.teaches': () => putAside(people(['']), false, { ...FREE, teaches: true }),
  'person.not-found': () => erasePerson(people([]), { userId: 1, reason: 'অনুরোধ' }),
  'people.code-duplicate': () => register(people(['77']), '77'),
  'people.code-shared': () => ownerOf(oldDoubles(), USER_TYPES.student, '0045.jpg'),
  'people.code-required': () => {
    const state = people([]);
    const userType = USER_TYPES.student;
    given(state, [CodeSettingChanged({ userType, automatic: false, from: null })]);
    return register(state);
  },
  'people.erased': () => changePerson(erased(), { userId: 1, gender: 1, profile: PROFILE }, TODAY),
  'people.family-kind': () => recordFamily(people(['']), { userIds: [1], guardianId: 1 }),
  'people.family-alone': () => recordFamily(people(['']), { userIds: [1], guardianId: null }),
  'people.family-other': () => {
    const state = people(['', '', '', '']);
    given(state, recordFamily(state, { userIds: [1, 2], guardianId: null }));
    given(state, recordFamily(state, { userIds: [3, 4], guardianId: null }));
    return recordFamily(state, { userIds: [1, 3], guardianId: null });
  },
  'people.merge-self': () => mergePeople(people(['']), { keepId: 1, otherId: 1 }, FREE, TOLD),
  'people.merge-kinds': () => {
    const state = people(['']);
    given(state, register(state, '', USER_TYPES.teacher));
    return mergePeople(state, { keepId: 1, otherId: 2 }, FREE, TOLD);
  },
  'people.merge-held': () =>
    mergePeople(people(['', '']), { keepId: 1, otherId: 2 }, { ...FREE, money: true }, TOLD),
  'people.merged': () => reactivatePerson(mergedTwo(), 2, TOLD),
  'people.photo-twice': () => firstOf(new Set([1]), 1, '77.jpg'),
  'people.photo-name': () => ownerOf(people(['']), USER_TYPES.student, 'ছবি.jpg'),
  'people.photo-of-nobody': () => ownerOf(people(['']), USER_TYPES.teacher, '1001.jpg'),
  'people.born-later': () =>
    changePerson(
      people(['']),
      { userId: 1, gender: 1, profile: { ...PROFILE, dateOfBirth: '2026-04-15' } },
      TODAY,
    ),
});

const codeOf = (outcome: ReturnType<typeof register>) =>
  isRefusal(outcome) ? outcome.code : (outcome[0]?.data as { userCode?: string } | undefined)?.userCode;

test('students are numbered from 1001, everybody else from 1', (t) => {
  t.is(codeOf(register(people([]))), '1001');
  t.is(codeOf(register(people(['', '']))), '1003');
  t.is(codeOf(register(people(['', '']), '', USER_TYPES.teacher)), '1');
  t.is(codeOf(register(people(['', ''], USER_TYPES.teacher), '', USER_TYPES.teacher)), '3');
});

test('the next code is one above the highest given, whoever gave it', (t) => {
  t.is(codeOf(register(people(['5000', '']))), '5002');
  t.is(codeOf(register(people(['7']))), '1001');
  t.is(codeOf(register(people(['5000', '20']))), '5001');
});

test('a code is taken within its user type only', (t) => {
  t.is(codeOf(register(people(['77']), '77', USER_TYPES.teacher)), '77');
});

test('a code in Bengali digits is the same code', (t) => {
  const state = people(['১০০৫']);
  t.is(codeOf(register(state, '1005')), 'people.code-duplicate');
});

test('a code of digits is one by its value: the second is refused and names the first as it was recorded', (t) => {
  const state = people(['0045']);
  for (const written of ['45', '045', '০০৪৫', '4\u200b5'])
    t.like(
      register(state, written),
      { code: 'people.code-duplicate', params: { code: `0045 ${PROFILE.name}` } },
      written,
    );
  t.is(codeOf(register(state, '45', USER_TYPES.teacher)), '45', 'codes are one among people of a kind');
  for (const written of ['45', '০০৪৫', '0045'])
    t.is(ownerOf(state, USER_TYPES.student, `${written} ছবি.jpg`), 1, written);
});

test('old doubles stand: a look-up names both until one is changed, put aside or made one with the other', (t) => {
  const shared = {
    code: 'people.code-shared',
    status: 409,
    params: { code: '45', holders: `0045 ${PROFILE.name}, 45 ${PROFILE.name}` },
  };
  const find = (state: PeopleState) => ownerOf(state, USER_TYPES.student, '45.jpg');
  t.like(find(oldDoubles()), shared);
  const change = (state: PeopleState, userId: number, userCode: string) =>
    changePerson(state, { userId, userCode, gender: 1, profile: PROFILE }, TODAY);
  const state = oldDoubles();
  t.like(change(state, 2, '045'), {
    code: 'people.code-duplicate',
    params: { code: `0045 ${PROFILE.name}` },
  });
  given(state, change(state, 2, '1045'));
  t.is(find(state), 1);
  t.is(ownerOf(state, USER_TYPES.student, '1045.jpg'), 2);
  t.is(codeOf(register(state)), '1046', 'the next code is after the highest');
  const aside = oldDoubles();
  given(aside, putAside(aside));
  t.is(find(aside), 2);
  const merged = oldDoubles();
  given(merged, mergePeople(merged, { keepId: 1, otherId: 2 }, FREE, TOLD));
  t.is(find(merged), 1);
});

test('his own code written another way may be given to him', (t) => {
  const state = people(['0045']);
  given(state, changePerson(state, { userId: 1, userCode: '45', gender: 1, profile: PROFILE }, TODAY));
  t.is(state.people.get(1)?.userCode, '45');
});

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
  t.deepEqual(erasePerson(erased(), { userId: 1, reason: 'অনুরোধ' }), []);
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

test('who is put aside keeps his code, unless he was entered by mistake; he comes back if it is free', (t) => {
  t.is(codeOf(register(inactive(), '77')), 'people.code-duplicate');
  const mistaken = inactive(true);
  given(mistaken, register(mistaken, '77'));
  t.like(reactivatePerson(mistaken, 1, TOLD), { code: 'people.code-duplicate' });
  const back = inactive();
  t.deepEqual(putAside(back), [], 'twice is no fault');
  given(back, reactivatePerson(back, 1, TOLD));
  t.true(back.people.get(1)?.active);
  t.deepEqual(reactivatePerson(back, 1, TOLD), []);
});

test('two entries are known for one person by name, father and birthday, while both are active', (t) => {
  const state = people(['']);
  const likeness = likenessOf({ ...PROFILE, name: ` ${PROFILE.name}  ` });
  t.is(state.alike.get(likeness), 1);
  given(state, changePerson(state, { userId: 1, gender: 1, profile: { ...PROFILE, name: 'অন্য' } }, TODAY));
  t.false(state.alike.has(likeness));
  t.is(inactive().alike.size, 0);
});

test('a lost card finds nobody and is given to nobody else; found again it is his', (t) => {
  const state = people(['', '']);
  given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
  t.deepEqual(assignCard(state, { userId: 1, cardNo: CARD }, TODAY), [], 'twice is no fault');
  given(state, blockCard(state, 1, TOLD));
  t.false(state.cardOf.has(1));
  t.like(assignCard(state, { userId: 2, cardNo: CARD }, TODAY), { code: 'people.card-taken' });
  given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
  t.is(state.cardOf.get(1), CARD);
});

test('a note is withdrawn once, and its number is given to no other', (t) => {
  const state = people(['']);
  given(state, writeStudentNote(state, 1, { today: TODAY, noteId: 4 }));
  given(state, withdrawStudentNote(state, 1, TODAY));
  t.deepEqual(withdrawStudentNote(state, 1, TODAY), []);
  const next = writeStudentNote(state, 1, { today: TODAY, noteId: 5 });
  t.like(isRefusal(next) ? {} : next[0]?.data, { studentNoteId: 2, userId: 1, noteId: 5 });
  t.like(writeStudentNote(state, 9, { today: TODAY, noteId: 5 }), { code: 'person.not-found' });
});
