import { refuseHostel } from '@madrasah/events/hostel';
import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';

const PATH = '/api/students/student_vacation';
const TYPES = '/api/students/studentvacation_type';

// The clock stands at 10:05 on 14 April 2026 in Dhaka.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', TYPES, { VacationList: 'ঈদের ছুটি' });
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', ADMIT, { data: { ...student, UserName: 'উমর' } });
});
test.afterEach.always(() => app.close());

const form = (from: string, to: string, more: object = {}) => {
  const [VacationDateFrom, VacationTimeFrom] = from.split('T');
  const [VacationDateTo, VacationTimeTo] = to.split('T');
  const span = { VacationDateFrom, VacationTimeFrom, VacationDateTo, VacationTimeTo };
  return { ...(FORMS['GrantVacation'] as object), ...span, ...more };
};
const call = (method: string, path: string, body: unknown = {}) =>
  app.call(method, path, { token: app.token(1), body });
const granted = (from: string, to: string, more: object = {}) => call('POST', PATH, form(from, to, more));

async function recorded() {
  const found: Record<string, unknown>[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith('vacations')) found.push({ type, ...(data as object) });
  return found;
}

test.serial(
  'a vacation is kept by the clock of the house; why stands in a note, and twice pressed is once',
  async (t) => {
    const body = form('2026-04-14T4:30 PM', '২০২৬-০৪-১৭T০৬:০০');
    t.is((await app.done('POST', PATH, body, 'v1')).id, 1);
    t.is((await app.done('POST', PATH, body, 'v1')).id, 1);
    const events = await recorded();
    t.is(events.length, 1);
    t.like(events[0], {
      ...{ type: 'VacationGranted', vacationId: 1, userId: 1, admissionId: 1, typeId: 1, relation: 1 },
      ...{ from: '2026-04-14T16:30', to: '2026-04-17T06:00', holidayNo: 1, noteId: 1 },
    });
    t.false(JSON.stringify(events).includes('বিবাহ'));
    t.deepEqual(await app.recorded('notes'), ['NoteWritten']);
  },
);

test.serial(
  'of two who change the vacation they saw, the second is told; a printed pass is no change',
  async (t) => {
    await granted('2026-04-14T08:00', '2026-04-15T08:00');
    await call('POST', `${PATH}/1/printed`);
    const change = (seen: number, to: string) =>
      app.call('PUT', `${PATH}/1`, {
        token: app.token(1),
        body: form('2026-04-14T08:00', to),
        headers: { 'if-match': `"${seen}"` },
      });
    t.is((await change(1, '2026-04-16T08:00')).status, 200);
    const notes = (await app.recorded('notes')).length;
    t.like(await change(1, '2026-04-17T08:00'), { status: 409, body: { code: 'conflict.changed' } });
    t.is((await app.recorded('notes')).length, notes, 'nothing is half done');
    t.is((await change(2, '2026-04-17T08:00')).status, 200);
  },
);

test.serial('vacations are numbered for each student; a withdrawn number is not given again', async (t) => {
  t.is((await granted('2026-04-14T08:00', '2026-04-15T08:00')).status, 201);
  t.is((await call('DELETE', `${PATH}/1`)).status, 200);
  t.is((await granted('2026-04-14T08:00', '2026-04-15T08:00')).body.id, 2);
  t.is((await granted('2026-04-14T08:00', '2026-04-15T08:00', { UserID: 2 })).body.id, 3);
  const numbers = (await recorded())
    .filter(({ type }) => type === 'VacationGranted')
    .map(({ userId, holidayNo }) => [userId, holidayNo]);
  t.deepEqual(numbers, [
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

test.serial('who has left is given no vacation', async (t) => {
  const leaving = { on: '2026-04-14', kind: 'left', reason: 'অন্যত্র' };
  await app.done('POST', '/api/students/leave/1', leaving);
  const refused = await granted('2026-04-14T08:00', '2026-04-15T08:00');
  t.like(refused, { status: 409, body: { code: 'vacation.student-left' } });
  t.deepEqual(await recorded(), []);
});

test.serial(
  'two vacations of one student may touch and not overlap; who came back early is free again',
  async (t) => {
    t.is((await granted('2026-04-10T08:00', '2026-04-20T18:00')).status, 201);
    t.is((await granted('2026-04-20T18:00', '2026-04-21T18:00')).status, 201);
    t.is((await granted('2026-04-20T17:59', '2026-04-20T18:00')).status, 409);
    t.is((await call('POST', `${PATH}/1/return`, { at: '2026-04-13T12:00:00Z' })).status, 200); // 18:00 in Dhaka
    t.is((await granted('2026-04-13T17:00', '2026-04-14T18:00')).status, 409);
    t.is((await granted('2026-04-13T18:00', '2026-04-20T18:00')).status, 201);
  },
);

test.serial(
  'a vacation is changed as a whole until he is back; it does not stand in its own way',
  async (t) => {
    await granted('2026-04-12T08:00', '2026-04-15T18:00');
    const longer = form('2026-04-12T08:00', '2026-04-16T18:00', { GuardianID: 5, Comment: 'মামা নেবেন' });
    t.is((await call('PUT', `${PATH}/1`, longer)).status, 200);
    t.like((await recorded()).at(-1), {
      type: 'VacationChanged',
      relation: 5,
      to: '2026-04-16T18:00',
      noteId: 2,
    });
    t.is((await call('POST', `${PATH}/1/return`)).status, 200);
    t.like((await recorded()).at(-1), { type: 'VacationEnded', at: '2026-04-14T10:05' });
    t.is((await call('PUT', `${PATH}/1`, longer)).status, 409);
  },
);

test.serial('what is missing is told all at once, and nothing is recorded', async (t) => {
  const { status, body } = await call('POST', PATH, { VacationTimeFrom: '25:00', GuardianID: 9 });
  t.is(status, 400);
  const paths = body.fields.map(({ path }: { path: string }) => path).sort();
  t.deepEqual(paths, [
    ...['Comment', 'GuardianID', 'SessionID', 'UserID', 'VacationDateFrom', 'VacationDateTo'],
    ...['VacationID', 'VacationTimeFrom', 'VacationTimeTo'],
  ]);
  t.is((await granted('2026-04-14T08:00', '2026-04-15T18:00', { VacationID: 7 })).status, 404);
  t.is((await granted('2026-04-14T08:00', '2026-04-15T18:00', { SessionID: 7 })).status, 404);
  t.deepEqual(await recorded(), []);
  t.deepEqual(await app.recorded('notes'), []);
});

provokesEach(refuseHostel.codes, {
  async 'vacation.student-left'() {
    const left = { on: '2026-04-14', kind: 'left', reason: 'এলাকা বদল' };
    await call('POST', '/api/students/leave/1', left);
    return granted('2026-04-14T08:00', '2026-04-16T08:00');
  },
  'vacation.ends-before-start': () => granted('2026-04-14T08:00', '2026-04-14T08:00'),
  async 'vacation.overlaps'() {
    await granted('2026-04-14T08:00', '2026-04-16T08:00');
    return granted('2026-04-15T08:00', '2026-04-17T08:00');
  },
  async 'vacation.back-already'() {
    await granted('2026-04-14T08:00', '2026-04-16T08:00');
    await call('POST', `${PATH}/1/return`);
    return call('POST', `${PATH}/1/return`);
  },
  async 'vacation.back-before-start'() {
    await granted('2026-04-14T11:00', '2026-04-16T08:00');
    return call('POST', `${PATH}/1/return`);
  },
  async 'vacation.back-later'() {
    await granted('2026-04-14T08:00', '2026-04-16T08:00');
    return call('POST', `${PATH}/1/return`, { at: '2026-04-14T04:06:00Z' });
  },
});
