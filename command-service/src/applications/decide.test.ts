import { type EventDraft, isRefusal } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  ApplicationAdmitted,
  ApplicationChanged,
  ApplicationErased,
  ApplicationSubmitted,
  ApplicationSwitched,
  ApplicationTaken,
  OnlineAdmissionSet,
  onlineAdmissionRevision,
} from '@madrasah/events/applications';
import test from 'ava';
import { academicsStream } from '../academics/state.ts';
import { GIVEN_AT, given } from '../test-support/given.ts';
import { refuses } from '../test-support/house.ts';
import { PROFILE } from '../test-support/people.ts';
import {
  applicationOf,
  applicationOfCode,
  changeApplication,
  eraseApplication,
  markAdmitted,
  setOnlineAdmission,
  submitApplication,
  switchApplication,
  takeApplication,
} from './decide.ts';
import { type Application, applicationsStream } from './state.ts';

const TODAY = '2026-04-14';
const name = { bn: 'নাম', en: '', ar: '' };
/** Session 1; classes 1 and 2, and 3 that has left its list. */
const academics = given(
  academicsStream,
  ...sessions.recorded.write({ kind: 'added', id: 1, serial: 1, attributes: { name, active: true } }),
  ...[1, 2, 3].flatMap((id) =>
    classes.recorded.write({ kind: 'added', id, serial: id, attributes: { name } }),
  ),
  ...classes.recorded.write({ kind: 'retired', id: 3 }),
);
const frame = { academics, today: TODAY };
const open = OnlineAdmissionSet({ sessionId: 1, classIds: [1, 3] });
const written = { classId: 1, residence: 1, gender: 1, profile: PROFILE };
const submitted = (applicationId: number) =>
  ApplicationSubmitted({ ...written, applicationId, code: `${100_000 + applicationId}`, sessionId: 1 });
const taken = ApplicationTaken({ applicationId: 1 });
const admitted = ApplicationAdmitted({ applicationId: 1, userId: 17, admissionId: 31 });
const erased = ApplicationErased({ applicationId: 1, noteId: null });
const aside = ApplicationSwitched({ applicationId: 1, active: false });
const after = (...recorded: readonly EventDraft[]) =>
  given(applicationsStream, open, submitted(1), ...recorded);
const first = (state = after()) => applicationOf(state, 1) as Application;

test('an application is taken for the session that is open, under the next number', (t) => {
  t.deepEqual(submitApplication(given(applicationsStream, open), written, frame), [submitted(1)]);
  t.deepEqual(submitApplication(after(), written, frame), [submitted(2)]);
  const all = given(applicationsStream, OnlineAdmissionSet({ sessionId: 1, classIds: [] }));
  t.like(submitApplication(all, { ...written, classId: 2 }, frame), [{ data: { classId: 2 } }]);
});

test('none is taken where nothing is open, of a class that is not, or of somebody of days to come', (t) => {
  const submit = (more: object = {}, state = after()) =>
    submitApplication(state, { ...written, ...more }, frame);
  refuses(t, submit({}, given(applicationsStream)), 'applications.closed');
  const shut = OnlineAdmissionSet({ sessionId: null, classIds: [] });
  refuses(t, submit({}, given(applicationsStream, open, shut)), 'applications.closed');
  const elsewhere = submit({ classId: 2 });
  refuses(t, elsewhere, 'applications.class-closed');
  t.like(elsewhere, { fields: [{ path: 'ClassID' }] });
  refuses(t, submit({ classId: 3 }), 'class.not-found');
  const unborn = submit({ profile: { ...PROFILE, dateOfBirth: '2026-04-15' } });
  t.true(isRefusal(unborn));
});

test('an application is found by its number, and by its code as it was given', (t) => {
  t.is(first().code, '100001');
  refuses(t, applicationOf(after(), 2), 'application.not-found');
  t.is(applicationOfCode(after(), '100001')?.applicationId, 1);
  t.is(applicationOfCode(after(), '0100001'), undefined);
});

test('it is mended while nobody has decided on it', (t) => {
  const mend = (state = after()) => changeApplication(state, first(state), { ...written, gender: 2 }, frame);
  const changed = { ...written, applicationId: 1, code: '100001', sessionId: 1, gender: 2 };
  t.deepEqual(mend(), [ApplicationChanged(changed)]);
  refuses(t, mend(after(aside)), 'applications.decided');
  refuses(t, mend(after(admitted)), 'applications.decided');
  refuses(
    t,
    changeApplication(after(), first(), { ...written, classId: 2 }, frame),
    'applications.class-closed',
  );
});

test('it is laid aside and taken up again, until he is admitted or it is erased', (t) => {
  const turn = (active: boolean, ...recorded: readonly EventDraft[]) =>
    switchApplication(after(...recorded), { applicationId: 1, active });
  t.deepEqual(turn(false), [aside]);
  t.deepEqual(turn(true), [], 'what it is already records nothing');
  t.deepEqual(turn(true, aside), [ApplicationSwitched({ applicationId: 1, active: true })]);
  refuses(t, turn(false, admitted), 'applications.admitted-already');
  refuses(t, turn(true, erased), 'applications.erased-already');
  refuses(t, switchApplication(after(), { applicationId: 2, active: true }), 'application.not-found');
});

const minutes = (count: number) => new Date(Date.parse(GIVEN_AT) + count * 60_000);
const actor = (id: number) => ({ id, permissionType: 5 });

test('who admits him holds it for ten minutes against everybody else', (t) => {
  const take = (id: number, at: number, ...recorded: readonly EventDraft[]) =>
    takeApplication(after(...recorded), { applicationId: 1 }, { now: minutes(at), actor: actor(id) });
  t.deepEqual(take(4, 0), [taken]);
  t.deepEqual(take(4, 9, taken), [], 'his own already');
  refuses(t, take(5, 9, taken), 'applications.taken');
  t.deepEqual(take(5, 10, taken), [taken]);
  refuses(t, take(4, 0, aside), 'applications.inactive');
  refuses(t, take(4, 0, admitted), 'applications.admitted-already');
  refuses(t, take(4, 0, erased), 'applications.erased-already');
  const unknown = { now: minutes(0), actor: actor(4) };
  refuses(t, takeApplication(after(), { applicationId: 2 }, unknown), 'application.not-found');
});

test('it is erased while nobody is admitting him, and once', (t) => {
  const erase = (at: number, ...recorded: readonly EventDraft[]) =>
    eraseApplication(after(...recorded), { applicationId: 1 }, 9, minutes(at));
  t.deepEqual(erase(0), [ApplicationErased({ applicationId: 1, noteId: 9 })]);
  refuses(t, erase(9, taken), 'applications.taken');
  t.like(erase(10, taken), [{ type: 'ApplicationErased' }]);
  refuses(t, erase(0, admitted), 'applications.admitted-already');
  refuses(t, erase(0, erased), 'applications.erased-already');
  refuses(t, eraseApplication(after(), { applicationId: 2 }, 9, minutes(0)), 'application.not-found');
});

test('that he is a student now is marked once', (t) => {
  const facts = { applicationId: 1, userId: 17, admissionId: 31 };
  t.deepEqual(markAdmitted(after(), facts), [admitted]);
  t.deepEqual(markAdmitted(after(admitted), facts), []);
  refuses(t, markAdmitted(after(), { ...facts, applicationId: 2 }), 'application.not-found');
});

test('the public form is opened for what stands, and closed, by whoever has seen what it takes', (t) => {
  const set = (more: object, seen?: number) =>
    setOnlineAdmission(
      given(applicationsStream, open),
      { open: true, sessionId: 1, classIds: [2, 1, 2], ...more } as never,
      academics,
      seen,
    );
  t.deepEqual(set({}), [OnlineAdmissionSet({ sessionId: 1, classIds: [1, 2] })]);
  t.deepEqual(set({ open: false, sessionId: 9, classIds: [] }), [
    OnlineAdmissionSet({ sessionId: null, classIds: [] }),
  ]);
  t.deepEqual(
    setOnlineAdmission(
      given(applicationsStream, OnlineAdmissionSet({ sessionId: 1, classIds: [1, 2] })),
      { open: true, sessionId: 1, classIds: [2, 1] } as never,
      academics,
    ),
    [],
  );
  refuses(t, set({}, onlineAdmissionRevision(undefined)), 'conflict.changed');
  const lost = set({ sessionId: 9 });
  refuses(t, lost, 'session.not-found');
  t.like(lost, { fields: [{ path: 'SessionID' }] });
  const gone = set({ classIds: [1, 3] });
  refuses(t, gone, 'class.not-found');
  t.like(gone, { fields: [{ path: 'ClassIDs.1' }] });
});
