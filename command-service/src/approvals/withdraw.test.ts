import test from 'ava';
import { openSchool } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

const WAIVERS = '/api/accounts/waivers';

test('whoever asked withdraws his request while it waits, and nobody else does', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const ask = (type: number, path: string, body: object = {}, key?: string) =>
    app.call('POST', path, { token: app.token(type), body, ...(key ? { key } : {}) });
  t.is((await ask(3, WAIVERS, { itemId: 1, amount: 100, reason: 'এতিম' })).status, 202);
  const before = (await app.recorded('journal')).length;
  t.like(await ask(2, `${WAIVERS}/1/withdraw`), { status: 403, body: { code: 'approval.not-asker' } });
  t.like(await ask(3, `${WAIVERS}/9/withdraw`), { status: 404, body: { code: 'approval.not-found' } });
  t.like(await ask(3, '/api/accounts/write_offs/1/withdraw'), { status: 404 }, 'of another kind');
  t.is((await app.recorded('journal')).length, before);
  t.is((await ask(3, `${WAIVERS}/1/withdraw`, {}, 'w')).status, 200);
  t.is((await ask(3, `${WAIVERS}/1/withdraw`, {}, 'w')).status, 200, 'pressed twice');
  t.deepEqual((await app.recorded('journal')).slice(before), ['ApprovalWithdrawn']);
  const gone = { status: 409, body: { code: 'approval.already-withdrawn' } };
  t.like(await ask(3, `${WAIVERS}/1/withdraw`), gone);
  t.like(await ask(2, `${WAIVERS}/1/approve`), gone);
  await ask(3, WAIVERS, { itemId: 1, amount: 100, reason: 'এতিম' });
  t.is((await ask(2, `${WAIVERS}/2/approve`)).status, 200);
  t.like(await ask(3, `${WAIVERS}/2/withdraw`), { status: 409, body: { code: 'approval.already-approved' } });
});
