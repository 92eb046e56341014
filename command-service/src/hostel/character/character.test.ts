import { refuseCharacter } from '@madrasah/events/hostel';
import test from 'ava';
import { openSchool, type TestApp } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';

const PATH = '/api/students/student_character_report';
const VARIANTS = '/api/students/studentreport_cet';
const TYPES = '/api/students/studentreport_type';

// It is 14 April 2026 in Dhaka.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', VARIANTS, { name: 'নামায' });
  await app.done('POST', TYPES, { name: 'প্রশংসা' });
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', ADMIT, { data: { ...student, UserName: 'উমর' } });
});
test.afterEach.always(() => app.close());

const form = (more: object = {}) => ({ ...(FORMS['WriteCharacterReport'] as object), ...more });
const call = (method: string, path: string, body: unknown = {}, headers = {}) =>
  app.call(method, path, { token: app.token(1), body, headers });
const written = (more: object = {}) => call('POST', PATH, form(more));

async function recorded() {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith('characters-')) found.push({ type, data: data as Record<string, unknown> });
  return found;
}

test.serial(
  'a report is of a student’s admission; its remark is sealed, and twice pressed is once',
  async (t) => {
    t.is((await app.done('POST', PATH, form(), 'once')).id, 1);
    t.is((await app.done('POST', PATH, form(), 'once')).id, 1);
    const events = await recorded();
    t.is(events.length, 1);
    t.like(events[0]?.data, {
      reportId: 1,
      userId: 1,
      admissionId: 1,
      variantId: 1,
      typeId: 1,
      on: '2026-04-14',
    });
    t.false(JSON.stringify(events).includes('নিয়মিত'));
  },
);

test.serial('one is changed by whoever has seen it as it stands, for the same student', async (t) => {
  await written();
  const change = (seen: number, more: object = {}) =>
    call('PUT', `${PATH}/1`, form({ Remark: 'উন্নতি হয়েছে', ...more }), { 'If-Match': `"${seen}"` });
  t.is((await change(1)).status, 200);
  t.like(await change(1), { status: 409, body: { code: 'conflict.changed' } });
  t.like(await change(2, { UserID: 2 }), { status: 409, body: { code: 'character.of-another' } });
});

test.serial(
  'a withdrawn report is gone; its number is not given again, each printing is counted',
  async (t) => {
    await written();
    t.is((await call('POST', `${PATH}/1/printed`)).body.data.printed, 1);
    t.is((await call('POST', `${PATH}/1/printed`)).body.data.printed, 2);
    t.is((await call('DELETE', `${PATH}/1`)).status, 200);
    t.like(await call('DELETE', `${PATH}/1`), { status: 404, body: { code: 'character.not-found' } });
    t.is((await call('PUT', `${PATH}/1`, form())).status, 404);
    t.is((await call('POST', `${PATH}/1/printed`)).status, 404);
    t.is((await written()).body.id, 2);
  },
);

test.serial(
  'what is missing is told all at once; a day to come and who is not there are refused',
  async (t) => {
    const { status, body } = await call('POST', PATH, {});
    t.is(status, 400);
    t.deepEqual(body.fields.map(({ path }: { path: string }) => path).sort(), [
      ...['CreateDate', 'Remark', 'ReportCetID', 'ReportTypID', 'SessionID', 'UserID'],
    ]);
    t.like(await written({ CreateDate: '2026-04-15' }), { status: 400, body: { code: 'character.later' } });
    t.like(await written({ UserID: 70 }), { status: 404, body: { code: 'person.not-found' } });
    t.like(await written({ SessionID: 7 }), { status: 404, body: { code: 'admission.not-found' } });
    t.is((await written({ ReportCetID: 7 })).status, 404);
    t.is((await written({ ReportTypID: 7 })).status, 404);
    t.deepEqual(await recorded(), []);
  },
);

test.serial('a variant and a type that a report has stay on their lists', async (t) => {
  await written();
  t.is((await call('DELETE', `${VARIANTS}/1`)).status, 409);
  t.is((await call('DELETE', `${TYPES}/1`)).status, 409);
  await app.done('POST', TYPES, { name: 'সতর্কতা' });
  t.is((await call('DELETE', `${TYPES}/2`)).status, 200);
});

provokesEach(refuseCharacter.codes, {
  'character.not-found': () => call('DELETE', `${PATH}/1`),
  async 'character.of-another'() {
    await written();
    return call('PUT', `${PATH}/1`, form({ UserID: 2 }));
  },
  'character.later': () => written({ CreateDate: '2026-04-15' }),
});
