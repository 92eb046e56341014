import { ApplicationTaken, OnlineAdmissionSet } from '@madrasah/events/applications';
import { innerToken } from '@madrasah/service-kit/access';
import { DIGITS_PATH, digitsQuestion, type GivenDigits } from '@madrasah/service-kit/links';
import { KeyDestroyed } from '@madrasah/service-kit/vault';
import test from 'ava';
import { openSchool, SCHOOL, SECRET } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';
import { furnish } from '../test-support/office.ts';
import { applicationsStream } from './state.ts';

const app = await openSchool();
await furnish(app);
test.after.always(() => app.close());

const OPEN = `/api/public/result/${SCHOOL}/online_admission`;
const FORM = FORMS['SubmitApplication'] as { dataBody: Record<string, unknown> };
const ADMIT = '/api/students/student_admission';
const admission = (applicationId: number) => ({
  ...(FORMS['AdmitApplicant'] as object),
  UserID: applicationId,
});
const named = (UserName: string) => ({ dataBody: { ...FORM.dataBody, UserName } });

interface Receipt {
  readonly id: number;
  readonly data: { readonly usercode: string; readonly sig: string; readonly link: string };
}

async function submitted(body: object = FORM): Promise<Receipt> {
  const answer = await app.call('POST', OPEN, { body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as unknown as Receipt;
}

const open = () => app.given(applicationsStream, [OnlineAdmissionSet({ sessionId: 1, classIds: [] })]);

test.serial(
  'while nothing is open nothing is taken, and a school that is not here takes nothing ever',
  async (t) => {
    t.like(await app.call('POST', OPEN, { body: FORM }), {
      status: 409,
      body: { code: 'applications.closed' },
    });
    const nowhere = '/api/public/result/99999/online_admission';
    t.like(await app.call('POST', nowhere, { body: FORM }), {
      status: 409,
      body: { code: 'applications.closed' },
    });
  },
);

test.serial('applications count in a series of their own and use up no student code', async (t) => {
  await open();
  const before = (await app.recorded(`people-${SCHOOL}`)).length;
  const one = await submitted();
  const two = await submitted();
  t.deepEqual([one.data.usercode, two.data.usercode], ['100001', '100002']);
  t.is((await app.recorded(`people-${SCHOOL}`)).length, before);
});

test.serial('every missing field is named, and nothing recorded', async (t) => {
  const before = (await app.recorded(`applications-${SCHOOL}`)).length;
  const { status, body } = await app.call('POST', OPEN, { body: { dataBody: { UserName: '' } } });
  t.is(status, 400);
  const paths = (body['fields'] as { path: string }[]).map(({ path }) => path);
  for (const field of ['UserName', 'DateOfBirth', 'Mobile1', 'Relationship1', 'ClassID', 'TransientVill'])
    t.true(paths.includes(field), `${field} of ${paths}`);
  t.is((await app.recorded(`applications-${SCHOOL}`)).length, before);
});

test.serial('nobody is born tomorrow, and a class that is not open is named', async (t) => {
  const born = { dataBody: { ...FORM.dataBody, DateOfBirth: '2030-01-01' } };
  t.like(await app.call('POST', OPEN, { body: born }), { status: 400, body: { code: 'people.born-later' } });
  await app.given(applicationsStream, [OnlineAdmissionSet({ sessionId: 1, classIds: [7] })]);
  t.like(await app.call('POST', OPEN, { body: FORM }), {
    status: 409,
    body: { code: 'applications.class-closed' },
  });
  await open();
});

test.serial('a name stands nowhere in the log', async (t) => {
  await submitted(named('গোপনীয় নাম'));
  const log: string[] = [];
  for await (const event of app.store.readAll()) log.push(JSON.stringify(event));
  t.true(log.some((event) => event.includes('ApplicationSubmitted')));
  t.false(log.join('').includes('গোপনীয়'));
});

/** As the query side asks. */
const judge = (given: Omit<GivenDigits, 'schoolId'>) => {
  const body = { schoolId: SCHOOL, ...given };
  const token = innerToken(SECRET, digitsQuestion(body));
  return app.call('POST', DIGITS_PATH, { token, body });
};

test.serial('the link mends an application, and digits never do, right or wrong', async (t) => {
  const { data } = await submitted();
  const mend = (proof: object) =>
    app.call('PUT', `${OPEN}/${data.usercode}`, { body: { ...named('মাহমুদ'), ...proof } });
  t.is((await mend({ sig: data.sig })).status, 200);
  for (const proof of [{ mobile4: '5678' }, { mobile4: '0000' }, {}, { sig: 'x'.repeat(data.sig.length) }]) {
    const refused = await mend(proof);
    t.like(refused, { status: 403, body: { code: 'applications.link-only' } });
    t.false(JSON.stringify(refused.body).includes(data.sig), 'the link is not given by digits');
  }
});

test.serial('five wrong digits, to see or to change, shut an application from that network', async (t) => {
  const { data } = await submitted();
  const [HERE, THERE] = ['203.0.113.50', '203.0.113.51'];
  const code = data.usercode;
  const see = (mobile4: string, network = HERE) => judge({ code, mobile4, network });
  const change = (mobile4: string) =>
    app.call('PUT', `${OPEN}/${code}`, {
      headers: { 'x-forwarded-for': HERE },
      body: { ...FORM, mobile4 },
    });
  t.deepEqual((await see('5678')).body, { right: true });
  for (let time = 0; time < 3; time += 1) t.deepEqual((await see('0000')).body, { right: false });
  for (let time = 0; time < 2; time += 1) t.is((await change('0000')).status, 403);
  await app.restart();
  t.like((await see('5678')).body, { shut: { hours: 24 } });
  t.like(await change('5678'), { status: 429, body: { code: 'applications.digits-shut' } });
  const elsewise = await app.call('PUT', `${OPEN}/0${code}`, {
    headers: { 'x-forwarded-for': HERE },
    body: { ...FORM, mobile4: '5678' },
  });
  t.is(elsewise.status, 429, 'another spelling of its number is no way round');
  t.deepEqual((await see('5678', THERE)).body, { right: true }, 'from elsewhere it opens');
  const mended = await app.call('PUT', `${OPEN}/${code}`, { body: { ...FORM, sig: data.sig } });
  t.is(mended.status, 200, 'the link opens as ever');
});

test.serial(
  'wrong digits of ten applications shut all of them from there, and of many at once five are judged',
  async (t) => {
    const network = '203.0.113.60';
    const codes: string[] = [];
    for (let one = 0; one < 11; one += 1) codes.push((await submitted()).data.usercode);
    const [last = '', ...ten] = codes;
    const many = await Promise.all(
      Array.from({ length: 20 }, () => judge({ code: ten[0] ?? '', mobile4: '1111', network })),
    );
    t.is(many.filter(({ body }) => body['right'] === false).length, 5);
    for (const code of ten) await judge({ code, mobile4: '0000', network });
    t.like((await judge({ code: last, mobile4: '5678', network })).body, { shut: { hours: 24 } });
  },
);

test.serial('nobody else is told whether digits are right', async (t) => {
  const body = { schoolId: SCHOOL, code: '100001', mobile4: '5678', network: 'x' };
  for (const token of ['', app.token(1), innerToken(SECRET, DIGITS_PATH)])
    t.is((await app.call('POST', DIGITS_PATH, { token, body })).status, 404);
});

test.serial(
  'an application laid aside is neither mended nor admitted until it is taken up again',
  async (t) => {
    const { id, data } = await submitted();
    const turn = (Status: number) =>
      app.call('PATCH', `/api/students/online_admission/${id}/status`, {
        token: app.token(1),
        body: { Status },
      });
    t.is((await turn(1)).status, 200);
    const mend = await app.call('PUT', `${OPEN}/${data.usercode}`, { body: { ...FORM, sig: data.sig } });
    t.like(mend, { status: 409, body: { code: 'applications.decided' } });
    const admit = () => app.call('POST', ADMIT, { token: app.token(1), body: admission(id) });
    t.like(await admit(), { status: 409, body: { code: 'applications.inactive' } });
    t.is((await turn(0)).status, 200);
    t.is((await turn(2)).status, 400);
    t.is((await turn(3)).status, 400, 'all of them is a filter');
    const both = { ...admission(id), NewOldId: 3 };
    const refused = await app.call('POST', ADMIT, { token: app.token(1), body: both });
    t.like(refused, { status: 400, body: { code: 'request.invalid' } }, 'new and old is a filter');
    t.is((await admit()).status, 201);
    t.like(await turn(1), { status: 409, body: { code: 'applications.admitted-already' } });
  },
);

test.serial(
  'an applicant is admitted once: with a student code, the fees of the day, and his form erased',
  async (t) => {
    const { id } = await submitted();
    const before = await app.recorded(`people-${SCHOOL}`);
    const registered = (types: readonly string[]) =>
      types.filter((type) => type === 'PersonRegistered').length;
    const admit = (key: string) => app.call('POST', ADMIT, { token: app.token(1), body: admission(id), key });
    const first = await admit('one');
    t.is(first.status, 201);
    const { UserID, UserCode } = first.body['data'] as { UserID: number; UserCode: string };
    t.regex(UserCode, /^\d{4}$/, 'of the students, not of the applications');
    t.deepEqual((await admit('one')).body['data'], first.body['data'], 'pressed twice');
    t.like(await admit('two'), { status: 409, body: { code: 'applications.admitted-already' } });
    t.is(registered(await app.recorded(`people-${SCHOOL}`)), registered(before) + 1);
    t.throws(() => app.vault.keyFor(SCHOOL, `application:${id}`), { instanceOf: KeyDestroyed });
    t.truthy(app.vault.keyFor(SCHOOL, `person:${UserID}`));
  },
);

test.serial(
  'what an application said is erased by hand of the office, with a reason; its number stays',
  async (t) => {
    const { id, data } = await submitted();
    const path = `/api/students/online_admission/${id}`;
    const ask = (body: object, key?: string) =>
      app.call('DELETE', path, { token: app.token(1), body, ...(key && { key }) });
    t.is((await ask({})).status, 400, 'a reason is asked for');
    t.truthy(app.vault.keyFor(SCHOOL, `application:${id}`));
    const first = await ask({ reason: 'গোপন কারণ' }, 'gone');
    t.is(first.status, 200);
    t.throws(() => app.vault.keyFor(SCHOOL, `application:${id}`), { instanceOf: KeyDestroyed });
    t.deepEqual((await ask({ reason: 'গোপন কারণ' }, 'gone')).body, first.body, 'pressed twice');
    t.like(await ask({ reason: 'আবার' }), { status: 409, body: { code: 'applications.erased-already' } });
    const log: string[] = [];
    for await (const event of app.store.readAll()) log.push(JSON.stringify(event));
    t.false(log.join('').includes('গোপন'), 'the reason stands in a note');

    const turn = { token: app.token(1), body: { Status: 0 } };
    t.like(await app.call('PATCH', `${path}/status`, turn), { status: 409 });
    t.like(await app.call('POST', ADMIT, { token: app.token(1), body: admission(id) }), { status: 409 });
    const mend = await app.call('PUT', `${OPEN}/${data.usercode}`, { body: { ...FORM, sig: data.sig } });
    t.like(mend, { status: 409, body: { code: 'applications.decided' } });
    t.is(
      (await submitted()).data.usercode,
      String(Number(data.usercode) + 1),
      'its number is not given again',
    );
  },
);

test.serial('who became a student, or is being admitted, is not erased as an applicant', async (t) => {
  const { id } = await submitted();
  const erase = (of: number) =>
    app.call('DELETE', `/api/students/online_admission/${of}`, {
      ...{ token: app.token(1), body: { reason: 'ভুল' } },
    });
  await app.given(applicationsStream, [ApplicationTaken({ applicationId: id })]);
  t.like(await erase(id), { status: 409, body: { code: 'applications.taken' } });
  const { id: other } = await submitted();
  t.is((await app.call('POST', ADMIT, { token: app.token(1), body: admission(other) })).status, 201);
  t.like(await erase(other), { status: 409, body: { code: 'applications.admitted-already' } });
  t.is((await erase(99_999)).status, 404);
});

test.serial(
  'who looks like a student is asked about before he is admitted, not once it is done',
  async (t) => {
    const { id } = await submitted();
    const form = { ...admission(id), UserName: 'যমজ', sure: false };
    const admit = (applicationId: number, more: object = {}) =>
      app.call('POST', ADMIT, { token: app.token(1), body: { ...form, UserID: applicationId, ...more } });
    t.is((await admit(id)).status, 201);
    t.like(await admit(id), { status: 409, body: { code: 'applications.admitted-already' } });
    const { id: other } = await submitted();
    const before = await app.recorded();
    t.like(await admit(other), { status: 409, body: { code: 'people.likely-double' } });
    t.deepEqual(await app.recorded(), before, 'the application is not taken');
    t.is((await admit(other, { sure: true })).status, 201);
  },
);
