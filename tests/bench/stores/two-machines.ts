import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import { startDocumentStore } from '@madrasah/embedded/document-store';
import { issueToken } from '@madrasah/service-kit/access';
import type { Target } from '@madrasah/service-kit/asking';
import { systemClock } from '@madrasah/service-kit/clock';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { openVault } from '@madrasah/service-kit/vault';
import { Pool } from '../../../projection-service/src/door/forwarding/pool.ts';
import {
  connectionString,
  startEmbedded,
} from '../../../service-kit/src/event-store/conformance/embedded-process.ts';
import { makeSchool, payment, type School, type Student } from '../../system/school.ts';
import { Clerk } from '../counter/clerk.ts';
import { atOnce, Caller, underLoad } from '../counter/load.ts';
import { FEE, studentForm } from '../counter/student-form.ts';
import { figuresOf, quantile, spread, tell } from '../figures.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';
import { notePolicies } from '../scale/policies.ts';
import { SECRET, Service } from '../scale/process.ts';

// Two command-services that share their stores as two machines do (all on this one): twenty schools at one of them
// and parted over both by the door's own hash, in turn; then how soon a school of 20,000 receipts goes on at the
// second when the first, which alone has it in memory, is killed.
const SCHOOLS = 20;
const STUDENTS = 10;
const RECEIPTS = Number(process.argv[2] ?? 20_000);
const ROUNDS = 4;
const CLIENTS = 32;

interface Standing {
  readonly id: string;
  readonly school: School;
  readonly students: readonly { readonly student: Student; due: number }[];
}

const PATH = '/api/accounts/fee_collections';

async function schoolOf(clerk: Clerk, id: string): Promise<Standing> {
  const school = await makeSchool(clerk, FEE);
  const students: { student: Student; due: number }[] = [];
  for (let n = 0; n < STUDENTS; n += 1) {
    const { body } = await clerk.command('/api/students/insert_student', studentForm(school, n));
    students.push({ student: body.data, due: FEE });
  }
  return { id, school, students };
}

/** What a student pays next; what he owes is noted at once. */
function next({ school, students }: Standing, turn: number) {
  const account = students[turn % students.length] as Standing['students'][number];
  const body = payment(school, account.student, account.due, 1);
  account.due -= 1;
  return body;
}

const folder = newDataFolder();
const documents = await startDocumentStore([], { tcp: true });
const shared = {
  MONGO_URL: documents.url.replace('/?', '/madrasah?'),
  VAULT_URL: documents.url.replace('/?', '/madrasah-keys?'),
  VAULT_KEY: 'a key that only this bench uses',
};
const events = join(folder, 'events.sqlite');

/** All schools, the last of them with its receipts. */
async function written(): Promise<Standing[]> {
  const store = inProcessEventStore(events);
  const vault = await openVault({ ...shared, DATA_DIR: folder });
  const first = await Clerk.at(store, vault, systemClock);
  const schools: Standing[] = [];
  for (let n = 0; n <= SCHOOLS; n += 1) {
    const id = n === 0 ? DEMO_SCHOOL : String(20_000 + n);
    const clerk = n === 0 ? first : await first.of(id);
    schools.push(await schoolOf(clerk, id));
    if (n < SCHOOLS) continue;
    const large = schools[n] as Standing;
    await atOnce(large.students, STUDENTS, async (_, at) => {
      for (let paid = 0; paid < RECEIPTS / STUDENTS; paid += 1) await clerk.command(PATH, next(large, at));
    });
  }
  const { body } = await first.command('/api/academic/insert_session', { SessionName: 'শেষ' });
  await notePolicies(first.desk, Number(body.position));
  await store.close();
  vault.close();
  return schools;
}

const schools = await written();
const program = await startEmbedded(events);
const services: Service[] = [];
const callers = new Map<number, Caller>();
const targets: Target[] = [];
for (const name of ['one', 'two']) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const service = new Service('command-service', dataDir, connectionString(program.port), shared);
  services.push(service);
  const origin = await service.listening();
  const port = Number(new URL(origin).port);
  targets.push({ host: '127.0.0.1', port });
  callers.set(port, new Caller(origin, CLIENTS));
}
const pools = { one: new Pool(targets.slice(0, 1)), two: new Pool(targets) };
const token = (id: string) =>
  issueToken(SECRET, { schoolId: id, loginId: 1, permissionType: 2 }, new Date()).token;
const tokens = new Map(schools.map(({ id }) => [id, token(id)]));

/** Whether a command was taken by the first that this school asks, else by the next. */
async function sent(pool: Pool, standing: Standing, body: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${tokens.get(standing.id)}`,
    'idempotency-key': randomUUID(),
  };
  for (const target of pool.of(standing.id)) {
    const answer = await callers
      .get(target.port as number)
      ?.send('POST', PATH, body, headers)
      .catch(() => pool.away(target));
    if (!answer) continue;
    if (answer.status !== 201) throw new Error(`refused: ${answer.status} ${answer.text}`);
    return;
  }
  throw new Error('nobody could be reached');
}

const small = schools.slice(0, SCHOOLS);
const large = schools[SCHOOLS] as Standing;
let turn = 0;
async function perSecond(pool: Pool): Promise<number> {
  const times = { warmUpMs: 1_000, forMs: 2_500 };
  const samples = await underLoad(CLIENTS, times, async () => {
    const at = turn++;
    const standing = small[at % SCHOOLS] as Standing;
    await sent(pool, standing, next(standing, Math.floor(at / SCHOOLS)));
  });
  return samples.length / (times.forMs / 1000);
}

try {
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await perSecond(pools.one));
    two.push(await perSecond(pools.two));
  }
  // The large school lives at the first alone, as if the door had sent it there.
  for (let n = 0; n < 20; n += 1) await sent(pools.one, large, next(large, n));
  await pause(3_000);
  await services[0]?.kill();
  const began = performance.now();
  await sent(new Pool(targets.slice(1)), large, next(large, 0));
  const takeOver = performance.now() - began;
  const told = figuresOf('two command-services');
  tell([
    spread(told, `payments/s, ${SCHOOLS} schools at one`, one, '1/s'),
    spread(told, 'the same, parted over two by school', two, '1/s'),
    told('two against one', quantile(two, 0.5) / quantile(one, 0.5), '', { atLeast: 0.9 }),
    told(`first command of a school of ${RECEIPTS} receipts at the one that is left`, takeOver, 'ms', {
      atMost: 2_000,
    }),
  ]);
} finally {
  for (const caller of callers.values()) caller.close();
  for (const service of services) await service.kill();
  await program.end('SIGTERM');
  await documents.stop();
  removeDataFolder(folder);
}
