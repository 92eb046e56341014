import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import type { DataOf } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { AuditorsChanged } from '@madrasah/events/audit';
import { SetClock, systemClock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import { openVault } from '@madrasah/service-kit/vault';
import test, { type ExecutionContext } from 'ava';
import { admissionsStream } from '../../../command-service/src/admissions/state.ts';
import { auditStream } from '../../../command-service/src/audit/state.ts';
import { Desk, stepOn } from '../../../command-service/src/kernel/desk.ts';
import { mailServer } from '../../../command-service/src/test-support/mail-server.ts';
import { Clerk } from '../../bench/counter/clerk.ts';
import { Client } from '../client.ts';
import { Product, type Servers } from '../product.ts';
import { admit, makeSchool } from '../school.ts';
import { startServers } from './servers.ts';

// What no request asks for: the root of a day that has ended, its mail, and repairs. Two services run them all.
const DAY_MS = 86_400_000;
const TAKEN_OVER_MS = 30_000;
const AUDIT = `audit-${DEMO_SCHOOL}`;
const JOURNAL = `journal-${DEMO_SCHOOL}_1`;

const errand = (id = randomUUID()) => ({
  ...{ schoolId: DEMO_SCHOOL, actor: { id: 1, permissionType: 1 } },
  ...{ requestId: id, correlationId: id, causationId: id },
});

/** A house that was at work the day before yesterday, and mails from now on. */
async function oldHouse(t: ExecutionContext) {
  const stores = await startServers(t);
  const mail = await mailServer();
  const queries = createServer((_, answer) => answer.end('%PDF-1.7 the certificate')).listen(0, '127.0.0.1');
  await once(queries, 'listening');
  const store = clientEventStore({ connectionString: stores.ESDB_URL });
  const vault = await openVault({ ...stores, DATA_DIR: '' });
  t.teardown(async () => {
    queries.close();
    vault.close();
    await Promise.all([store.close(), mail.close()]);
  });
  const clerk = await Clerk.at(store, vault, new SetClock(new Date(Date.now() - 2 * DAY_MS)));
  const school = await makeSchool(clerk, 500);
  const auditors = AuditorsChanged({ addresses: ['auditor@example.org'], language: 'en' });
  await clerk.desk.perform(
    stepOn(auditStream, () => [auditors]),
    errand(),
  );
  const { port } = queries.address() as AddressInfo;
  const servers = {
    ...stores,
    ...{ SMTP_URL: mail.url, SMTP_FROM: 'madrasah@example.net', QUERIES_URL: `http://127.0.0.1:${port}` },
  };
  return { servers, mail, store, vault, school };
}

async function machine(t: ExecutionContext, servers: Servers): Promise<Product> {
  const product = new Product(undefined, servers);
  t.teardown(() => product.end());
  return await product.start();
}

/** The events of some type in a stream. */
async function recorded(store: EventStore, stream: string, type: string) {
  const found: Record<string, unknown>[] = [];
  for await (const event of store.readStream(stream)) if (event.type === type) found.push(event.data);
  return found;
}

/** Waits until so many are there, and a moment longer, in which a second would come. @returns how many there are then */
async function settled(count: () => Promise<number> | number, wanted: number): Promise<number> {
  const end = Date.now() + TAKEN_OVER_MS;
  while ((await count()) < wanted && Date.now() < end) await pause(200);
  await pause(4_000);
  return count();
}

test('roots, mails and repairs run in two services and happen once; when one is killed the other has them', async (t) => {
  t.timeout(190_000);
  const { servers, mail, store, vault, school } = await oldHouse(t);
  const [one, two] = await Promise.all([machine(t, servers), machine(t, servers)]);
  await Promise.all([one.ready(), two.ready()]);
  const client = await Client.signedIn(two);
  const roots = async () => (await recorded(store, AUDIT, 'DailyRootTaken')).length;

  t.is(await settled(roots, 1), 1, 'the root of the day that has ended');
  t.is(await settled(() => mail.received.length, 1), 1, 'its mail');

  const desk = new Desk(store, new Codec(vault), systemClock);
  await admit(client, school, 'মুহাম্মদ আলী');
  const [whole] = (await recorded(store, `admissions-${DEMO_SCHOOL}`, 'StudentAdmitted')) as DataOf<
    typeof StudentAdmitted
  >[];
  /** An admission whose request ended before its charge. @returns how often it is charged */
  const interrupted = async (admissionId: number) => {
    const admitted = StudentAdmitted({
      ...(whole as NonNullable<typeof whole>),
      admissionId,
      serial: admissionId,
    });
    await desk.perform(
      stepOn(admissionsStream, () => [admitted]),
      errand(),
    );
    return async () =>
      (await recorded(store, JOURNAL, 'FeesCharged')).filter((data) => data['admissionId'] === admissionId)
        .length;
  };
  t.is(await settled(await interrupted(9001), 1), 1, 'charged by two services, once');

  const charges = await interrupted(9002);
  one.kill('command-service'); // within the seconds a repair waits
  await one.stop();
  t.is(await settled(charges, 1), 1, 'charged by the one that is left');
  await client.command('/api/accounts/audit/roots', {});
  t.is(await settled(() => mail.received.length, 2), 2, 'mailed by the one that is left');
  t.is(await roots(), 2);
});
