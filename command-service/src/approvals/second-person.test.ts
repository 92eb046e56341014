import { LoginCreated, PasswordChanged } from '@madrasah/events/access';
import test, { type ExecutionContext } from 'ava';
import { accessStream } from '../access/state.ts';
import { stepOn } from '../kernel/desk.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

const WAIVERS = '/api/accounts/waivers';
const USERS = '/api/users';
const DAY_CLOSE = '/api/accounts/day_close';

/** A school with a student who owes, and two teachers; login 7 is the first one's, made by nobody of the school. */
async function house(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const teacher = async (code: string): Promise<number> => {
    const form = { ...(FORMS['RegisterPerson'] as object), UserCode: code };
    return (await app.done('POST', `${USERS}/insert_user_info`, form)).id;
  };
  const teachers = [await teacher('71'), await teacher('72')] as const;
  const login = (loginId: number, userId: number, by = 0) =>
    did(by, LoginCreated({ loginId, userId, permissionType: 4, name: `login${loginId}`, passwordHash: 'x' }));
  const did = async (by: number, draft: ReturnType<typeof LoginCreated | typeof PasswordChanged>) => {
    const errand = {
      schoolId: SCHOOL,
      actor: { id: by, permissionType: 1 },
      requestId: `${draft.type}-${by}`,
    };
    const step = stepOn(accessStream, () => [draft]);
    await app.desk.perform(step, { ...errand, correlationId: 'test', causationId: 'test' });
  };
  const call = (loginId: number, path: string, body: object = {}) =>
    app.call('POST', path, { token: app.token(loginId), body });
  let asked = 0;
  /** Asks with one login, approves and rejects with another; the answers. */
  async function between(asker: number, other: number) {
    const { status } = await call(asker, WAIVERS, { itemId: 1, amount: 1, reason: 'এতিম' });
    t.is(status, 202);
    asked += 1;
    const before = (await app.recorded('journal')).length;
    const rejected = await call(other, `${WAIVERS}/${asked}/reject`, { reason: 'না' });
    if (rejected.status === 200) return rejected;
    const approved = await call(other, `${WAIVERS}/${asked}/approve`);
    t.deepEqual([approved.status, approved.body], [rejected.status, rejected.body]);
    t.is((await app.recorded('journal')).length, before);
    return approved;
  }
  await login(7, teachers[0]);
  return { app, between, login, did, call, teachers };
}

test('two logins of one person are one person, and are told so', async (t) => {
  const { between, login, teachers } = await house(t);
  await login(8, teachers[0]);
  const refused = await between(7, 8);
  t.like(refused, { status: 403, body: { code: 'approval.same-person-logins' } });
  t.true(refused.body.message.includes('“login7” একই ব্যক্তি'), refused.body.message);
  t.is((await between(7, 1)).status, 200);
});

test('two entries found to be one person are one here too, with all their logins', async (t) => {
  const { app, between, login, teachers } = await house(t);
  await login(8, teachers[1]);
  t.is((await between(7, 8)).status, 200);
  await app.done('POST', `${USERS}/merge`, { keepId: teachers[0], otherId: teachers[1], reason: 'দুইবার' });
  t.like(await between(7, 8), { status: 403, body: { code: 'approval.same-person-logins' } });
  await app.restart();
  t.like(await between(8, 7), { status: 403, body: { code: 'approval.same-person-logins' } });
});

test('a login of a student confirms nothing, whatever powers it was given', async (t) => {
  const { between, login } = await house(t);
  await login(8, 1);
  t.like(await between(7, 8), { status: 403, body: { code: 'approval.outsider' } });
});

test('an accountant makes a login by HTTP and approves his own request with it: refused for 30 days', async (t) => {
  const { app, between, teachers } = await house(t);
  const made = await app.call('POST', `${USERS}/create_login_user`, {
    token: app.token(3),
    body: { userId: teachers[1], loginName: 'nayeb', password: 'long-enough', permissionTypeId: 4 },
  });
  t.is(made.status, 201);
  const refused = await between(3, made.body.id);
  t.like(refused, { status: 403, body: { code: 'approval.beholden-made' } });
  t.regex(refused.body.message, /“type3”.*আপনার লগইন তৈরি করেছেন/);
  t.is((await between(2, made.body.id)).status, 200, 'for anybody else it confirms');
  app.clock.advance(30 * 86_400_000);
  t.is((await between(3, made.body.id)).status, 200);
});

test('whose password the asker has set confirms nothing for him, while another may', async (t) => {
  const { between, did } = await house(t);
  await did(3, PasswordChanged({ loginId: 7, passwordHash: 'given' }));
  t.like(await between(3, 7), { status: 403, body: { code: 'approval.beholden-password' } });
  t.is((await between(4, 7)).status, 200);
});

test('a difference of the drawer is resolved by another person, not by another login', async (t) => {
  const { login, call, teachers } = await house(t);
  await login(8, teachers[0]);
  const day = { account: 2, on: '2026-04-14' };
  const closed = await call(7, DAY_CLOSE, { ...day, notes: { 5: 1 } });
  t.is(closed.status, 201, JSON.stringify(closed.body));
  const resolve = (loginId: number) =>
    call(loginId, `${DAY_CLOSE}/resolve`, { ...day, to: 'income', reason: 'ভাংতি' });
  t.like(await resolve(8), { status: 403, body: { code: 'approval.same-person-logins' } });
  t.like(await resolve(7), { status: 403, body: { code: 'closing.closer-resolves' } });
  t.is((await resolve(1)).status, 201);
});
