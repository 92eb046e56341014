import { type CommandDefinition, commandCatalogue, type Flag } from '@madrasah/events';
import { LoginSwitched, PasswordChanged, PermissionTypeChanged, SignedOut } from '@madrasah/events/access';
import test from 'ava';
import { accessStream } from './access/state.ts';
import { openSchool } from './test-support/app.ts';
import { FORMS, WITHOUT_BODY } from './test-support/forms.ts';

const app = await openSchool();
test.after.always(() => app.close());

const FLAGS: readonly Flag[] = ['view', 'insert', 'edit', 'delete'];
const ORDINARY = 6;

// An empty form: what an endpoint that is reached answers with 400, before anything is recorded.
const ask = ({ method, path }: CommandDefinition, token?: string) =>
  app.call(method, path.replace(':id', '99999'), { token, body: {} });

const isLetIn = (status: number) => status !== 401 && status !== 403;

test('every command has a form in the tests, or is known to have none', (t) => {
  const known = [...Object.keys(FORMS), ...WITHOUT_BODY].sort();
  t.deepEqual(commandCatalogue.map(({ name }) => name).sort(), known);
});

for (const command of commandCatalogue) {
  const { name, access } = command;

  if (access.kind === 'public')
    test.serial(`${name} is open to everybody`, async (t) => {
      t.true(isLetIn((await ask(command)).status));
    });
  else
    test.serial(`${name} asks for a token, and for one of ours`, async (t) => {
      t.is((await ask(command)).status, 401);
      t.is((await ask(command, 'no.token.ofours')).status, 401);
      const [head, payload] = app.token(1).split('.');
      t.is((await ask(command, `${head}.${payload}.`)).status, 401);
    });

  if (access.kind === 'power')
    test.serial(`${name} is for who holds ${access.power}:${access.flag}`, async (t) => {
      t.is((await ask(command, app.token(ORDINARY))).status, 403);
      await app.empower(ORDINARY, access.power, ...FLAGS.filter((flag) => flag !== access.flag));
      t.is((await ask(command, app.token(ORDINARY))).status, 403);
      await app.empower(ORDINARY, access.power, access.flag);
      t.true(isLetIn((await ask(command, app.token(ORDINARY))).status));
      await app.empower(ORDINARY, access.power);
      t.true(isLetIn((await ask(command, app.token(4))).status));
    });

  if (access.kind === 'type')
    test.serial(`${name} is for permission types up to ${access.atMost}`, async (t) => {
      for (const type of [1, 2, 3, 4, 5, 6])
        t.is(isLetIn((await ask(command, app.token(type))).status), type <= access.atMost, `type ${type}`);
    });

  if (access.kind === 'signed-in')
    test.serial(`${name} is for whoever is signed in`, async (t) => {
      t.true(isLetIn((await ask(command, app.token(ORDINARY))).status));
    });

  if (access.kind !== 'public')
    test.serial(
      `${name} is closed to a token signed out, a login disabled, a password or type changed`,
      async (t) => {
        const token = app.token(1);
        const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
        const expiresAt = '2026-04-15T00:00:00.000Z';
        await app.given(accessStream, [SignedOut({ loginId: 1, jti, expiresAt })]);
        t.is((await ask(command, token)).status, 401);
        for (const change of [
          LoginSwitched({ loginId: 1, active: false }),
          LoginSwitched({ loginId: 1, active: true }),
          PasswordChanged({ loginId: 1, passwordHash: 'another' }),
          PermissionTypeChanged({ loginId: 1, permissionType: 1 }),
        ]) {
          const older = app.token(1);
          app.clock.advance(1);
          await app.given(accessStream, [change]);
          t.is((await ask(command, older)).status, 401, change.type);
          app.clock.advance(1);
        }
      },
    );
}
