import { isRefusal } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { stepOn } from '../../kernel/desk.ts';
import { endNotesOfErased } from '../../policies/repairs.ts';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { peopleStream } from '../state.ts';

const actor = { id: 1, permissionType: 1 };
const ERRAND = { schoolId: SCHOOL, actor, requestId: 'r', correlationId: 'r', causationId: 'r' };

/** What the office types about a student: each in a note, in this order. */
async function noteAll(app: TestApp, id: number): Promise<void> {
  await app.done('POST', ADMIT, { data: { ...student, UserCode: '', UserName: `ছাত্র ${id}`, asked: 1 } });
  await app.done('POST', '/api/students/notes', { UserID: id, Text: 'মন্তব্য' });
  const leave = FORMS['GrantVacation'] as object;
  await app.done('POST', '/api/students/student_vacation', { ...leave, UserID: id, Comment: 'বোনের বিবাহ' });
  await app.done('POST', '/api/accounts/fee_comments', { AdmissionID: id, MonthID: 3, comment: 'পরে দেবেন' });
  const promise = { AdmissionID: id, promisedOn: '2026-05-10', amount: 50, remark: 'বেতন পেলে' };
  await app.done('POST', '/api/accounts/promises', promise);
}
const EACH = 4;

/** Two students, of each of whom all of it was typed: the notes 1 to 4 are of the first. */
async function given(): Promise<TestApp> {
  const app = await openSchool();
  await furnish(app);
  await app.done('POST', '/api/students/studentvacation_type', { VacationList: 'ছুটি' });
  for (const id of [1, 2]) await noteAll(app, id);
  return app;
}

const standing = (app: TestApp) =>
  Array.from({ length: 2 * EACH }, (_, index) => app.vault.standing(SCHOOL, `note:${index + 1}`));
const [held, gone] = [Array(EACH).fill('held'), Array(EACH).fill('destroyed')];
const erase = (app: TestApp, id: number, key?: string) =>
  app.call('POST', `/api/users/${id}/erase`, {
    token: app.token(1),
    body: { reason: 'আবেদন' },
    ...(key && { key }),
  });
const erasedNotes = async (app: TestApp) =>
  (await app.recorded('notes-')).filter((type) => type === 'NoteErased').length;

test.serial(
  'what the office typed about somebody goes with him, and what it typed of others stands',
  async (t) => {
    const app = await given();
    t.teardown(() => app.close());
    t.deepEqual(standing(app), [...held, ...held]);
    t.is((await erase(app, 1, 'one')).status, 200);
    t.deepEqual(standing(app), [...gone, ...held]);
    t.is((await erase(app, 1, 'one')).status, 200);
    t.is((await erase(app, 1)).status, 200);
    t.is(await erasedNotes(app), EACH, 'once more is no fault, and records nothing');
  },
);

test.serial('an erasure that broke off before the notes is finished by the repairs', async (t) => {
  const app = await given();
  t.teardown(() => app.close());
  const step = stepOn(peopleStream, () => [PersonErased({ userId: 1, reason: 'আবেদন' })]);
  const done = await app.desk.perform(step, ERRAND);
  if (isRefusal(done)) throw new Error(done.code);
  t.deepEqual(standing(app), [...held, ...held]);
  const policy = endNotesOfErased(app.desk, app.vault);
  for (const _again of [1, 2]) await policy.react(done.events[0] as DomainEvent, ERRAND);
  t.deepEqual(standing(app), [...gone, ...held]);
  t.is(await erasedNotes(app), EACH);
});

test.serial(
  'a note whose key outlived its erasure loses it when the erasure is asked for again',
  async (t) => {
    const app = await given();
    t.teardown(() => app.close());
    const { destroy } = app.vault;
    app.vault.destroy = (school, subject) => {
      if (subject === 'note:2') throw new Error('the machine stopped');
      destroy.call(app.vault, school, subject);
    };
    t.is((await erase(app, 1)).status, 500);
    app.vault.destroy = destroy;
    t.is((await erase(app, 1)).status, 200);
    t.deepEqual(standing(app), [...gone, ...held]);
  },
);

test.serial('whoever still signs in is erased when his login is switched off, and not before', async (t) => {
  const app = await given();
  t.teardown(() => app.close());
  const login = await app.done('POST', '/api/users/create_login_user', {
    ...(FORMS['CreateLogin'] as object),
    userId: 1,
  });
  const refused = await erase(app, 1);
  t.is(refused.status, 409);
  t.regex(JSON.stringify(refused.body), /লগইন চালু আছে/);
  t.deepEqual(standing(app), [...held, ...held]);
  await app.done('PUT', `/api/users/update_login_user_status/${login.id}`, {
    school_id: SCHOOL,
    isVerified: 0,
  });
  t.is((await erase(app, 1)).status, 200);
});

test.serial(
  'the answer names the notes of others that hold his name yet, in whichever letters',
  async (t) => {
    const app = await given();
    t.teardown(() => app.close());
    await app.done('POST', '/api/students/student_translate', {
      students: [{ UserID: 1, EnglishName: 'Abdul Karim' }],
    });
    const say = (Text: string) => app.done('POST', '/api/students/notes', { UserID: 2, Text });
    await say('ছাত্র  1 এর ভাই');
    await say('brother of ABDUL KARIM');
    await say('আর কেউ নয়');
    const erased = await erase(app, 1);
    t.deepEqual(erased.body.data, { notes: [2 * EACH + 1, 2 * EACH + 2] });
    t.is(
      (
        await app.call('POST', `/api/accounts/notes/${2 * EACH + 1}/erase`, {
          token: app.token(1),
          body: { why: 'asked' },
        })
      ).status,
      200,
    );
    t.deepEqual((await erase(app, 1)).body.data, { notes: [] }, 'nobody knows later what he was called');
  },
);
