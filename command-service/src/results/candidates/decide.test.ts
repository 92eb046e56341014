import { CandidatesListed } from '@madrasah/events/results';
import test from 'ava';
import type { Admission } from '../../admissions/state.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import { resultsStream } from '../state.ts';
import { changeOf, listChange, type Save } from './decide.ts';

const place = { sessionId: 2, examId: 3, sectionId: 4 };
const listed = (sectionId: number, ...userIds: readonly number[]) =>
  CandidatesListed({
    ...{ ...place, sectionId, removed: [], noteId: null },
    added: userIds.map((userId) => ({ userId, admissionId: userId + 10 })),
  });
/** 21 to 23 sit in section 4, 24 and 25 in section 5; 21 and 22 take the exam with section 4, 25 with section 5. */
const state = given(resultsStream(2), listed(4, 21, 22), listed(5, 25));
const SECTIONS: Readonly<Record<number, number>> = { 21: 4, 22: 4, 23: 4, 24: 5, 25: 4 };
const admissionOf = (userId: number) => {
  const sectionId = SECTIONS[userId];
  return sectionId === undefined ? undefined : ({ userId, admissionId: userId + 10, sectionId } as Admission);
};
const change = (userIds: readonly number[], more: Partial<Save> = {}) =>
  changeOf(state, { ...place, userIds, reason: '', seen: undefined, ...more }, admissionOf);

test('a list that is sent adds who is new and takes off who is missing, with a reason', (t) => {
  t.deepEqual(change([22, 21]), { added: [], removed: [] });
  t.deepEqual(change([21, 22, 23]), { added: [admissionOf(23)], removed: [] });
  t.deepEqual(change([23], { reason: 'অসুস্থ' }), { added: [admissionOf(23)], removed: [21, 22] });
  const silent = change([21]);
  refuses(t, silent, 'results.reason-needed');
  t.like(silent, { fields: [{ path: 'reason' }] });
});

test('who comes sits in the section and takes the exam nowhere else; who stands there stays wherever he sits', (t) => {
  const foreign = change([21, 22, 24, 25, 99]);
  refuses(t, foreign, 'results.foreign-students');
  t.like(foreign, {
    fields: [
      { path: 'userids.2', problem: { key: 'results.foreign-student' } },
      { path: 'userids.3', problem: { key: 'results.candidate-elsewhere' } },
      { path: 'userids.4', problem: { key: 'results.foreign-student' } },
    ],
  });
  const moved = changeOf(
    state,
    { ...place, userIds: [21, 22], reason: '', seen: undefined },
    () => undefined,
  );
  t.deepEqual(moved, { added: [], removed: [] });
});

test('a list that has changed since it was seen is not overwritten', (t) => {
  t.deepEqual(change([21, 22], { seen: 1 }), { added: [], removed: [] });
  refuses(t, change([21, 22], { seen: 0 }), 'conflict.changed');
});

test('a change is one event, which names why somebody left; no change is none', (t) => {
  t.deepEqual(listChange(place, { added: [], removed: [] }, 9), []);
  const added = [{ userId: 23, admissionId: 33 }];
  t.deepEqual(listChange(place, { added: [admissionOf(23) as Admission], removed: [21] }, 9), [
    CandidatesListed({ ...place, added, removed: [21], noteId: 9 }),
  ]);
  t.deepEqual(listChange(place, { added: [admissionOf(23) as Admission], removed: [] }, 9), [
    CandidatesListed({ ...place, added, removed: [], noteId: null }),
  ]);
});
