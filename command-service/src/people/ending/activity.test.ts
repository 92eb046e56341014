import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { codeOf, given, inactive, putAside, register, TOLD } from '../test-support.ts';
import { reactivatePerson } from './activity.ts';

const reason = 'দুইবার লেখা হয়েছিল';

test('a person is put aside and taken back, with the reason in a note of its own', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await app.done('POST', '/api/users/insert_user_info', FORMS['RegisterPerson']);
  const gone = await app.done('DELETE', '/api/users/1', { reason }, 'd');
  t.deepEqual(await app.done('DELETE', '/api/users/1', { reason }, 'd'), gone, 'pressed twice');
  await app.done('DELETE', '/api/users/1', { reason });
  t.deepEqual((await app.recorded('people')).slice(1), ['PersonDeactivated']);
  const changing = await app.call('PUT', '/api/users/update_user_info', {
    token: app.token(1),
    body: FORMS['ChangePerson'],
  });
  t.like(changing, { status: 409, body: { code: 'people.inactive' } });
  await app.done('PATCH', '/api/users/1/status', { active: 1, reason });
  t.deepEqual((await app.recorded('people')).slice(1), ['PersonDeactivated', 'PersonReactivated']);
  t.true((await app.recorded('notes')).includes('NoteWritten'));
  const ask = { token: app.token(1), body: { reason: ' ' } };
  t.is((await app.call('DELETE', '/api/users/1', ask)).status, 400);
  t.is((await app.call('DELETE', '/api/users/9', { ...ask, body: { reason } })).status, 404);
});

test('nobody is born tomorrow: not who is registered, nor who is admitted, nor who is changed', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  const before = await app.recorded();
  const born = { DateOfBirth: '2026-04-15' };
  const person = FORMS['RegisterPerson'] as object;
  const { data } = FORMS['ChangePerson'] as { data: object };
  for (const [method, path, body] of [
    ['POST', '/api/users/insert_user_info', { ...person, ...born }],
    ['POST', ADMIT, { data: { ...student, UserName: 'উমর', ...born } }],
    ['PUT', '/api/users/update_user_info', { id: 1, data: { ...data, ...born } }],
  ] as const) {
    const refused = await app.call(method, path, { token: app.token(1), body });
    t.like(refused, { status: 400, body: { code: 'people.born-later' } }, path);
    t.deepEqual(
      refused.body['fields'].map((field: { path: string }) => field.path.split('.').at(-1)),
      ['DateOfBirth'],
    );
  }
  t.deepEqual(await app.recorded(), before);
});

test('a person is changed by whoever has seen him as he stands; what somebody else wrote meanwhile is kept', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  const change = (seen?: number) =>
    app.call('PUT', '/api/users/update_user_info', {
      token: app.token(1),
      body: FORMS['ChangePerson'],
      ...(seen && { headers: { 'If-Match': `"${seen}"` } }),
    });
  t.is((await change(1)).status, 200);
  t.like(await change(1), { status: 409, body: { code: 'conflict.changed' } });
  t.is((await change(2)).status, 200);
  t.is((await change()).status, 200, 'a caller that names no version changes what stands');
  t.is((await app.recorded('people')).filter((type) => type === 'PersonChanged').length, 3);
});

test('who is admitted, or has left with money in his name, is not put aside', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, FORMS['AdmitStudent']);
  const put = async () => {
    const { status, body } = await app.call('DELETE', '/api/users/1', {
      token: app.token(1),
      body: { reason },
    });
    return [status, body.code];
  };
  t.deepEqual(await put(), [409, 'people.is-admitted']);
  await app.done('POST', '/api/students/leave/1', { on: '2026-04-14', kind: 'left', reason });
  t.deepEqual(await put(), [409, 'people.has-money']);
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
