import { refusePeople, USER_TYPES } from '@madrasah/events/people';
import { TeacherChanged, TeacherLeft, TeacherRegistered } from '@madrasah/events/staff';
import test from 'ava';
import type { Person } from '../../people/state.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import { type Asked, changeTeacher, type Frame, recordTeacherLeaving, registerTeacher } from './decide.ts';
import { teachersStream } from './state.ts';

const TODAY = '2026-04-14';
const credentials = {
  ...{ qualification: 'দাওরায়ে হাদীস', result: 'মুমতায', board: 'বেফাক', passedOn: '2019-06-12' },
  experience: '',
};
const asked: Asked = { userId: 12, designationId: 2, joinedOn: '2026-04-01', credentials };
const person = (userType: number): Person => ({
  ...{ userId: 12, userCode: '7', userType, gender: 1, erased: false, active: true, version: 1 },
});
const frame = (more: Partial<Frame> = {}): Frame => ({
  ...{ today: TODAY, person: person(USER_TYPES.teacher), hasDesignation: (id: number) => id < 4 },
  ...more,
});
const registered = (userId: number, serial: number) =>
  TeacherRegistered({ ...asked, userId, serial, on: TODAY });
const left = (userId: number) => TeacherLeft({ userId, on: TODAY, leftOn: TODAY, reason: 'নিজ এলাকায় যাচ্ছেন' });
const serving = given(teachersStream, registered(12, 1));

test('a person becomes a teacher, the last of the list; who had left comes again with a new place', (t) => {
  t.deepEqual(registerTeacher(given(teachersStream), asked, frame()), [registered(12, 1)]);
  t.deepEqual(registerTeacher(given(teachersStream, registered(11, 4)), asked, frame()), [registered(12, 5)]);
  const back = given(teachersStream, registered(12, 1), left(12));
  t.deepEqual(registerTeacher(back, asked, frame()), [registered(12, 2)]);
});

test('nobody is registered who is no teacher, under no designation, with a day to come, or twice', (t) => {
  const register = (more: Partial<Frame>, also: Partial<Asked> = {}) =>
    registerTeacher(given(teachersStream), { ...asked, ...also }, frame(more));
  refuses(t, register({ person: refusePeople('person.not-found') }), 'person.not-found');
  refuses(t, register({ person: person(USER_TYPES.guardian) }), 'teacher.of-another-kind');
  refuses(t, register({ hasDesignation: () => false }), 'designation.not-found');
  const later = register({}, { credentials: { ...credentials, passedOn: '2026-04-15' } });
  refuses(t, later, 'teacher.passed-later');
  t.like(later, { fields: [{ path: 'PasstedDate' }] });
  refuses(t, registerTeacher(serving, asked, frame()), 'teacher.registered-already');
});

test('a record is changed whole, by whoever has seen it as it stands', (t) => {
  const changed = { ...asked, designationId: 3 };
  t.deepEqual(changeTeacher(serving, changed, frame(), 1), [TeacherChanged({ ...changed, on: TODAY })]);
  t.deepEqual(changeTeacher(serving, changed, frame(), undefined), [
    TeacherChanged({ ...changed, on: TODAY }),
  ]);
  refuses(t, changeTeacher(serving, changed, frame(), 2), 'conflict.changed');
  refuses(t, changeTeacher(given(teachersStream), changed, frame(), undefined), 'teacher.not-found');
  refuses(t, changeTeacher(serving, { ...asked, designationId: 9 }, frame(), 1), 'designation.not-found');
});

test('a designation that has left its list since stays his', (t) => {
  const gone = frame({ hasDesignation: () => false });
  t.deepEqual(changeTeacher(serving, asked, gone, 1), [TeacherChanged({ ...asked, on: TODAY })]);
});

test('he leaves on a day of his service that has come, today where none is named', (t) => {
  const leave = (leftOn?: string, state = serving) =>
    recordTeacherLeaving(state, { userId: 12, leftOn, reason: 'অবসর' }, TODAY);
  const gone = { userId: 12, on: TODAY, reason: 'অবসর' };
  t.deepEqual(leave(), [TeacherLeft({ ...gone, leftOn: TODAY })]);
  t.deepEqual(leave('2026-04-01'), [TeacherLeft({ ...gone, leftOn: '2026-04-01' })]);
  refuses(t, leave('2026-04-15'), 'teacher.leaves-later');
  refuses(t, leave('2026-03-31'), 'teacher.leaves-before-joining');
  refuses(t, leave(TODAY, given(teachersStream, registered(12, 1), left(12))), 'teacher.not-found');
});
