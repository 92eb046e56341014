import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '@madrasah/events';
import { clientEventStore } from '@madrasah/service-kit/event-store/client';
import test, { type ExecutionContext } from 'ava';
import { Client } from '../client.ts';
import { Product, type Servers } from '../product.ts';
import { admit, makeSchool, payment, type School, type Student } from '../school.ts';
import { startServers } from './servers.ts';

async function machine(t: ExecutionContext, servers: Servers): Promise<Product> {
  const product = new Product(undefined, servers);
  t.teardown(() => product.end());
  return await product.start();
}

/** What the log says of how the house began. */
async function beginnings({ ESDB_URL }: Servers): Promise<string[]> {
  const store = clientEventStore({ connectionString: ESDB_URL });
  const types: string[] = [];
  for await (const { type } of store.readStream(streams.platform())) types.push(type);
  await store.close();
  return types;
}

/** Pays ten times with keys of its own, at the first machine that answers; what was acknowledged. */
async function payTen(machines: readonly Client[], school: School, student: Student): Promise<number[]> {
  const receipts: number[] = [];
  for (let paid = 0; paid < 10; paid += 1) {
    const key = randomUUID();
    const body = payment(school, student, 1000 - paid * 50, 50);
    for (let tries = 0; tries < 200; tries += 1) {
      const client = machines[tries % machines.length] as Client;
      const answer = await client.call('POST', '/api/accounts/fee_collections', body, key);
      if (answer.status === 201) {
        receipts.push(answer.body.data.receiptNo);
        break;
      }
      await pause(50);
    }
  }
  return receipts;
}

test('two first starts at once are one house; both take commands, and one killed under load loses nothing', async (t) => {
  t.timeout(300_000);
  const servers = await startServers(t);
  const [one, two] = await Promise.all([machine(t, servers), machine(t, servers)]);
  await Promise.all([one.ready(), two.ready()]);
  t.is((await beginnings(servers)).filter((type) => type === 'InstitutionRegistered').length, 1);

  const [here, there] = [await Client.signedIn(one), await Client.signedIn(two)];
  const school = await makeSchool(here, 1000);
  const students = await Promise.all(
    Array.from({ length: 4 }, (_, n) => admit(n % 2 ? here : there, school, `ছাত্র ${n}`)),
  );
  const paying = students.map((student, n) => payTen(n % 2 ? [here, there] : [there, here], school, student));
  await pause(700);
  two.kill('command-service'); // while payments are under way; its place is taken by the other
  const receipts = (await Promise.all(paying)).flat();
  t.is(receipts.length, 40, 'all were acknowledged');
  t.is(new Set(receipts).size, 40, 'each once');
  t.deepEqual(
    receipts.toSorted((a, b) => a - b),
    Array.from({ length: 40 }, (_, n) => Math.min(...receipts) + n),
    'numbers have no gap',
  );
  await two.ready();
  for (const machine of [here, there])
    for (const student of students) {
      const { body } = await machine.get(`/api/accounts/statement/${student.AdmissionID}`);
      t.is(body.data.closing, 500);
    }
  const { body: verdict } = await there.get('/api/accounts/audit/verify');
  t.true(verdict.pass, JSON.stringify(verdict.checks));
});
