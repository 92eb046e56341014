import { USER_TYPES } from '@madrasah/events/people';
import test from 'ava';
import { PROFILE } from '../test-support/people.ts';
import { changePerson } from './decide.ts';
import { mergePeople } from './ending/merging.ts';
import { ownerOf } from './photos.ts';
import type { PeopleState } from './state.ts';
import { codeOf, FREE, given, oldDoubles, people, putAside, register, TODAY, TOLD } from './test-support.ts';

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

test('one of old doubles is changed in any other field as long as his code is sent as he has it, or not at all', (t) => {
  for (const [userId, code] of [
    [1, '0045'],
    [2, '45'],
  ] as const)
    for (const userCode of [code, ''])
      t.is(
        codeOf(changePerson(oldDoubles(), { userId, userCode, gender: 2, profile: PROFILE }, TODAY)),
        code,
      );
});

test('his own code written another way may be given to him', (t) => {
  const state = people(['0045']);
  given(state, changePerson(state, { userId: 1, userCode: '45', gender: 1, profile: PROFILE }, TODAY));
  t.is(state.people.get(1)?.userCode, '45');
});
