/** `npm run login:reset`: a new password for an administrator who has lost his. */
import { parseArgs } from 'node:util';
import { administratorsOf, Desk, recover } from '@madrasah/command-service';
import { isSchoolId, say } from '@madrasah/events';
import { password as passwordField } from '@madrasah/events/access';
import { systemClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import { BackupFault as Fault } from '../backup/contents.ts';
import { eventStoreOf, eventsFileOf, type House, houseOf, vaultOf } from '../backup/house.ts';
import { settle } from '../backup/settle.ts';
import { openDataFolder } from '../running/data-folder.ts';
import { isRefused } from '../running/refused.ts';
import { unseenAnswer } from './unseen.ts';

const USAGE = `npm run login:reset -- --school ID [--name LOGIN]

  --school  the number of the institution
  --name    the login name of an administrator (types 1 to 4); without it their names are listed

Run it on the machine that holds the keys, with the product's own settings (DATA_DIR; ESDB_URL with ESDB_PREFIX;
VAULT_URL with VAULT_KEY). Without ESDB_URL stop the product first. The new password is asked for twice, or taken from
NEW_PASSWORD. It is recorded, and the next mail of a daily root names it.`;

/** The house's log to write to, and what must be done when nothing more is written. @throws Fault while the product runs */
function openLog(house: House): { readonly store: EventStore; release(): void } {
  if (house.eventStoreUrl) return { store: eventStoreOf(house), release: () => undefined };
  eventsFileOf(house);
  const lock = openDataFolder(house.dataDir);
  if (isRefused(lock)) throw new Fault(lock.refused);
  return { store: inProcessEventStore(eventsFileOf(house)), release: () => lock.release() };
}

async function newPassword(name: string): Promise<string> {
  const given = process.env['NEW_PASSWORD'];
  if (!given && !process.stdin.isTTY) throw new Fault('Set NEW_PASSWORD, or run it at a terminal.');
  const typed = given ?? (await unseenAnswer(`New password of ${name}:`));
  if (!given && typed !== (await unseenAnswer('Once more:'))) throw new Fault('The two are not the same.');
  if (!passwordField().safeParse(typed).success) throw new Fault(say('en', 'access.password-length'));
  return typed;
}

async function reset(house: House, schoolId: string, name: string | undefined): Promise<string> {
  const { store, release } = openLog(house);
  const vault = await vaultOf(house);
  try {
    const desk = new Desk(store, new Codec(vault), systemClock);
    const administrators = await administratorsOf(desk, schoolId);
    if (administrators.length === 0) throw new Fault(`There is no institution ${schoolId} here.`);
    if (name === undefined) return `Administrators of ${schoolId}: ${administrators.join(', ')}`;
    const password = await newPassword(name);
    const refused = await recover(desk, { schoolId, name, password });
    if (refused) throw new Fault(`${say('en', refused.code, refused.params)}: ${name}`);
    return `${name} signs in with the new password. It is recorded; the next mail of a daily root names it.`;
  } finally {
    vault.close();
    await store.close();
    release();
  }
}

await settle(USAGE, async () => {
  const { values } = parseArgs({ options: { school: { type: 'string' }, name: { type: 'string' } } });
  if (!isSchoolId(values.school)) throw new RangeError('--school needs the number of an institution');
  return reset(houseOf(process.env), values.school, values.name);
});
