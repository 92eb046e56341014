import { commandCatalogue, type Flag } from '@madrasah/events';
import { AuditorSet, POWER_NAMES, PowersSet, permissionIds } from '@madrasah/events/access';
import test from 'ava';
import { accessStream } from './access/state.ts';
import { openSchool } from './test-support/app.ts';
import { bodyOf, FORMS } from './test-support/forms.ts';

const AUDITOR = 6;
const FLAGS: readonly Flag[] = ['view', 'insert', 'edit', 'delete'];
const all = Object.fromEntries(FLAGS.map((flag) => [flag, true])) as Record<Flag, boolean>;

// An auditor whom somebody has given every power since: he is let through nowhere for all that.
const app = await openSchool();
await app.given(accessStream, [
  AuditorSet({ loginId: AUDITOR, auditor: { from: null, to: null } }),
  ...Object.keys(POWER_NAMES).map((name) =>
    PowersSet({ loginId: AUDITOR, permissionListId: permissionIds.get(name) as number, ...all }),
  ),
]);
test.after.always(() => app.close());

/** What is open to him beside looking: signing in and out, his own password, and what is open to everybody. */
const OPEN = [
  'SignIn',
  'Authenticate',
  'SignOut',
  'ChangePassword',
  'LookAtFirstLink',
  'OpenFirstSchool',
  'SubmitApplication',
  'ChangeApplication',
];

test('beside looking an auditor may sign in and out and change his own password, and nothing else', (t) => {
  const open = commandCatalogue.filter(({ access, forAuditor }) => access.kind === 'public' || forAuditor);
  t.deepEqual(open.map(({ name }) => name).sort(), [...OPEN].sort());
});

for (const command of commandCatalogue.filter(({ name }) => !OPEN.includes(name)))
  test.serial(`${command.name} is closed to an auditor, whatever he is given`, async (t) => {
    const before = (await app.recorded('')).length;
    const body = bodyOf(command, FORMS[command.name] ?? {});
    const path = command.path.replace(/:\w+/g, '1');
    const answer = await app.call(command.method, path, { token: app.token(AUDITOR), body });
    t.is(answer.status, 403);
    t.is((await app.recorded('')).length, before);
  });

test.serial('his own password he may change, nobody else’s', async (t) => {
  const change = (id: number) =>
    app.call('PUT', `/api/users/update_login_user_password/${id}`, {
      token: app.token(AUDITOR),
      body: { password: 'long-enough', oldPassword: 'wrong horse' },
    });
  t.like(await change(5), { status: 403, body: { code: 'access.auditor-reads' } });
  t.like(await change(AUDITOR), { status: 403, body: { code: 'access.current-password' } });
});

test.serial(
  'made an auditor, a login keeps what it looks at and nothing more; made ordinary, it is no auditor',
  async (t) => {
    const set = (id: number, body: object) =>
      app.call('PUT', `/api/users/login_auditor/${id}`, { token: app.token(1), body });
    await app.empower(5, 'voucher', 'view', 'insert');
    t.is((await set(5, { auditor: 1, from: '2025-07-01', to: '2026-06-30' })).status, 200);
    const { powers, auditor } = (await app.desk.state(accessStream, '10001')).logins.get(5) as {
      powers: ReadonlyMap<number, Record<Flag, boolean>>;
      auditor: object;
    };
    t.deepEqual(auditor, { from: '2025-07-01', to: '2026-06-30' });
    for (const name of ['voucher', 'ledger_report', 'fee_report', 'audit'])
      t.deepEqual(powers.get(permissionIds.get(name) as number), {
        ...{ view: true, insert: false, edit: false, delete: false },
      });
    t.is((await set(5, { auditor: 1, from: '2026-06-30', to: '2025-07-01' })).status, 409);
    t.is((await set(5, { auditor: 0 })).status, 200);
    t.is((await app.desk.state(accessStream, '10001')).logins.get(5)?.auditor, null);
    t.is((await set(1, { auditor: 1 })).status, 409, 'himself');
  },
);
