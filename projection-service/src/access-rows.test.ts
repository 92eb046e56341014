import { type Flag, type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import {
  LoginSwitched,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  permissionIds,
  SignedOut,
} from '@madrasah/events/access';
import test from 'ava';
import { type Asking, CLERK, HEAD, OTHER_SCHOOL, SCHOOL, type TestApp, testApp } from './app-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await testApp();
});
test.after.always(() => app.end());

const FLAGS: readonly Flag[] = ['view', 'insert', 'edit', 'delete'];

const ask = ({ method, path }: QueryDefinition, asking?: Asking) =>
  app.ask(method, path.replace(/:\w+/g, '99999'), { ...(method === 'POST' ? { body: {} } : {}), ...asking });
const bearer = (token: string) => ({ headers: { authorization: token && `Bearer ${token}` } });
const isLetIn = (status: number) => status !== 401 && status !== 403;

/** The gate asks before a query waits, so that the test waits itself. */
async function given(...drafts: Parameters<TestApp['record']>[1][]) {
  await app.record(streams.access(SCHOOL), ...drafts);
  await app.settled();
}

function powers(power: string, ...on: Flag[]) {
  const flag = (name: Flag) => on.includes(name);
  const permissionListId = permissionIds.get(power) as number;
  const flags = { view: flag('view'), insert: flag('insert'), edit: flag('edit'), delete: flag('delete') };
  return PowersSet({ loginId: CLERK, permissionListId, ...flags });
}

for (const query of queryCatalogue) {
  const { name, access } = query;

  if (access.kind === 'public') {
    test.serial(`${name} is open to everybody`, async (t) => {
      const { status, body } = await ask(query, bearer(''));
      // What it asks itself of whoever comes, as a proof, is no door.
      t.true(isLetIn(status) || (status === 403 && body?.code === 'applications.proof'), body?.code);
    });
    continue;
  }

  test.serial(`${name} asks for a token, and for one of ours`, async (t) => {
    const [head, payload] = app.tokenOf(SCHOOL, HEAD).split('.');
    for (const token of ['', 'x.y.z', `${head}.${payload}.`])
      t.is((await ask(query, bearer(token))).status, 401, token);
    t.true(isLetIn((await ask(query)).status));
  });

  if (access.kind === 'power')
    test.serial(
      `${name} is for who holds ${access.power}:${access.flag}, in the school where he holds it`,
      async (t) => {
        const clerk = { loginId: CLERK };
        t.is((await ask(query, clerk)).status, 403);
        await given(powers(access.power, ...FLAGS.filter((flag) => flag !== access.flag)));
        t.is((await ask(query, clerk)).status, 403);
        await given(powers(access.power, access.flag));
        t.true(isLetIn((await ask(query, clerk)).status));
        t.is((await ask(query, { ...clerk, school: OTHER_SCHOOL })).status, 403);
        await given(powers(access.power));
      },
    );
  else if (access.kind === 'any-power')
    test.serial(`${name} is for who holds one of its powers, in the school where he holds it`, async (t) => {
      const clerk = { loginId: CLERK };
      t.is((await ask(query, clerk)).status, 403);
      for (const { power, flag } of access.of) {
        // A power may open it with several of its flags.
        const opening = access.of.filter((one) => one.power === power).map((one) => one.flag);
        await given(powers(power, ...FLAGS.filter((other) => !opening.includes(other))));
        t.is((await ask(query, clerk)).status, 403, power);
        await given(powers(power, flag));
        t.true(isLetIn((await ask(query, clerk)).status), power);
        t.is((await ask(query, { ...clerk, school: OTHER_SCHOOL })).status, 403, power);
        await given(powers(power));
      }
    });
  else
    test.serial(`${name} tells whoever is signed in, or the types it is for`, async (t) => {
      const open = access.kind === 'signed-in';
      t.is(isLetIn((await ask(query, { loginId: CLERK })).status), open);
    });

  test.serial(
    `${name} is closed to a token signed out, a login disabled, a password or type changed`,
    async (t) => {
      const token = app.tokenOf(SCHOOL, HEAD);
      const { jti } = JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString());
      await given(SignedOut({ loginId: HEAD, jti, expiresAt: '2026-04-21T00:00:00Z' }));
      t.is((await ask(query, bearer(token))).status, 401);
      for (const change of [
        LoginSwitched({ loginId: HEAD, active: false }),
        LoginSwitched({ loginId: HEAD, active: true }),
        PasswordChanged({ loginId: HEAD, passwordHash: 'another' }),
        PermissionTypeChanged({ loginId: HEAD, permissionType: 1 }),
      ]) {
        const older = app.tokenOf(SCHOOL, HEAD);
        app.clock.advance(1);
        await given(change);
        t.is((await ask(query, bearer(older))).status, 401, change.type);
        app.clock.advance(1);
      }
      t.true(isLetIn((await ask(query)).status));
    },
  );
}
