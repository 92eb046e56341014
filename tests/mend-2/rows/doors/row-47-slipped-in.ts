import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { audited, forge, hashOf } from '../../house/forge.ts';
import type { House } from '../../house/house.ts';
import { PASSWORD } from '../../house/product.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { kept, unpack } from '../../old-house/kept.ts';
import { row } from '../../row.ts';

const INTRUDER = 'intruder';

/** How a sign-in is answered. */
async function signIn(house: House, school_id: string, name: string, password: string) {
  const answer = await fetch(`${house.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.47' },
    body: JSON.stringify({ school_id, name, password }),
  });
  return answer.status;
}

/** A login of the highest type in plain text. */
const login = async (house: House) => ({
  type: 'LoginCreated',
  data: {
    ...{ loginId: 990, userId: null, permissionType: 1, name: INTRUDER },
    passwordHash: await hashOf(house, PASSWORD_OF_ALL),
  },
});

row(
  47,
  'a login that somebody appends to the file signs nobody in: that school answers 503, others go on, the recount names it',
  { alone: true },
  async (t, house) => {
    const [school, other] = [await house.school(), await house.school()];
    t.is(audited(house, school.id).code, 0, 'the recount before');
    const stream = `access-${school.id}`;
    await house.restart(async () => forge(house, school.id, stream, await login(house)));
    t.is(await signIn(house, school.id, INTRUDER, PASSWORD_OF_ALL), 503, 'the intruder');
    t.is(await signIn(house, school.id, 'admin', PASSWORD_OF_ALL), 503, 'anybody of that school');
    t.is(await signIn(house, other.id, 'admin', PASSWORD_OF_ALL), 200, 'another school');
    const { code, told } = audited(house, school.id);
    t.is(code, 1, 'the recount');
    t.match(told, new RegExp(`${stream}@\\d+: it carries no proof of this house`), 'what it names');
    t.is(audited(house, other.id).code, 0, 'the recount of the other');
  },
);

row(
  47,
  'powers that somebody appends, which have no sealed field, are not folded either',
  { alone: true },
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('hisab', 5);
    const powers = {
      type: 'PowersSet',
      data: {
        loginId: clerk.loginId,
        permissionListId: 1,
        view: true,
        insert: true,
        edit: true,
        delete: true,
      },
    };
    await house.restart(() => forge(house, school.id, `access-${school.id}`, powers));
    t.is(await signIn(house, school.id, 'hisab', PASSWORD_OF_ALL), 503, 'whom they were given');
  },
);

row(
  47,
  'a house of before is closed once: its old log, put back with a login of its own, is refused like any forgery',
  { old: 'demo' },
  async (t, house) => {
    const { schoolId } = kept().demo;
    const stream = `access-${schoolId}`;
    t.is(await signIn(house, schoolId, 'admin', PASSWORD), 200, 'the old house');
    t.ok(!audited(house, schoolId).told.includes(stream), 'its recount names nothing of its logins'); // its pictures are gone
    await house.restart(async () => undefined);
    t.is(await signIn(house, schoolId, 'admin', PASSWORD), 200, 'the old house, started again');
    await house.restart(async () => {
      const vault = join(house.dataDir, 'vault.sqlite');
      const aside = `${vault}.aside`;
      renameSync(vault, aside);
      for (const file of ['events.sqlite', 'events.sqlite-wal', 'events.sqlite-shm'])
        rmSync(join(house.dataDir, file), { force: true });
      unpack(house.dataDir, 'demo');
      renameSync(aside, vault);
      await forge(house, schoolId, stream, await login(house));
    });
    t.is(await signIn(house, schoolId, INTRUDER, PASSWORD_OF_ALL), 503, 'the intruder');
    t.is(await signIn(house, schoolId, 'admin', PASSWORD), 503, 'anybody');
    t.match(audited(house, schoolId).told, new RegExp(`${stream}@\\d+: it carries no proof`), 'the recount');
  },
);
