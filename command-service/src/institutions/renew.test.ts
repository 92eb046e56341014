import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS } from '../test-support/forms.ts';

const PATH = '/api/users/madrasah';
const ADMINISTRATOR = 2;

async function twoSchools(t: { teardown(end: () => unknown): void }) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await app.school(OTHER_SCHOOL);
  const put = (what: 'renewal' | 'platform', of: string, body: object, by = SCHOOL) =>
    app.call('PUT', `${PATH}/${of}/${what}`, { token: app.token(ADMINISTRATOR, by), body });
  const recorded = async (type: string) =>
    (await app.recorded('platform')).filter((one) => one === type).length;
  return { app, put, recorded };
}

test('the renewal of any institution is said by the one that runs them, each time whole', async (t) => {
  const { put, recorded } = await twoSchools(t);
  for (const _ of ['pressed', 'twice'])
    t.is((await put('renewal', OTHER_SCHOOL, { RenewUntil: '2027-06-30', Quota: '৩০০' })).status, 200);
  t.is(await recorded('RenewalSet'), 1);
  t.is((await put('renewal', SCHOOL, { RenewUntil: '2027-06-30' })).status, 200);
  t.is((await put('renewal', OTHER_SCHOOL, {})).status, 200);
  t.is(await recorded('RenewalSet'), 3);
});

test('nobody renews himself or learns of others, and what is no day or no number is told', async (t) => {
  const { put, recorded } = await twoSchools(t);
  const own = await put('renewal', OTHER_SCHOOL, { Quota: 1000 }, OTHER_SCHOOL);
  t.deepEqual([own.status, own.body.code], [403, 'institutions.platform-only']);
  t.is((await put('renewal', SCHOOL, { Quota: 1 }, OTHER_SCHOOL)).status, 404);
  t.is((await put('platform', SCHOOL, {}, OTHER_SCHOOL)).status, 404);
  t.is((await put('renewal', '77777', { Quota: 1 })).status, 404);
  const wrong = await put('renewal', OTHER_SCHOOL, { RenewUntil: '2027-02-30', Quota: -1 });
  t.is(wrong.status, 400);
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['RenewUntil', 'Quota'],
  );
  t.is(await recorded('RenewalSet'), 0);
});

test('an institution is registered with its renewal and quota in one append', async (t) => {
  const { app, recorded } = await twoSchools(t);
  const body = { ...(FORMS['RegisterInstitution'] as object), school_id: '30003', RenewUntil: '2027-06-30' };
  t.is((await app.call('POST', PATH, { token: app.token(ADMINISTRATOR), body })).status, 201);
  t.is(await recorded('RenewalSet'), 1);
});

test('the system is handed over: the new one decides from then on, the old one no more', async (t) => {
  const { app, put, recorded } = await twoSchools(t);
  t.is((await put('platform', SCHOOL, {})).status, 200);
  t.is(await recorded('PlatformEntrusted'), 0, 'it runs it already');
  t.is((await put('platform', OTHER_SCHOOL, {})).status, 200);
  t.is((await put('renewal', OTHER_SCHOOL, { Quota: 5 })).status, 404);
  t.is((await put('renewal', SCHOOL, { Quota: 5 }, OTHER_SCHOOL)).status, 200);
  const off = { token: app.token(ADMINISTRATOR, OTHER_SCHOOL), body: { Action: 'Inactive' } };
  t.is((await app.call('PATCH', `${PATH}/${SCHOOL}/toggle-action`, off)).status, 200);
  t.is((await app.call('PATCH', `${PATH}/${SCHOOL}/toggle-action`, { ...off, body: {} })).status, 200);
  t.is((await put('platform', SCHOOL, {}, OTHER_SCHOOL)).status, 200);
  t.is((await put('renewal', OTHER_SCHOOL, { Quota: 9 })).status, 200);
});
