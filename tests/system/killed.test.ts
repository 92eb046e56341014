import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { Client } from './client.ts';
import { Product } from './product.ts';
import { admit, makeSchool, payment, type School, type Student } from './school.ts';

const CLERKS = 4;
const FEE = 100_000;

/** A clerk at a counter: one payment of 1 taka after another, each repeated with its key until it is taken. */
async function collectUntil(stopped: () => boolean, client: Client, school: School, student: Student) {
  const receipts: number[] = [];
  for (let due = FEE; !stopped(); due -= 1) {
    const answer = await client.command(
      '/api/accounts/fee_collections',
      payment(school, student, due, 1),
      randomUUID(),
    );
    if (answer.status !== 201) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
    receipts.push(answer.body.id);
  }
  return receipts;
}

const BOTH = ['command-service', 'projection-service'] as const;
const WAYS = [
  [
    'the log in command-service',
    undefined,
    ['command-service', 'projection-service', 'both', 'command-service'],
  ],
  ['a server of events', 'beside', ['command-service', 'event store', 'projection-service', 'event store']],
] as const;

for (const [where, servers, killed] of WAYS)
  test(`kill -9 of each program in turn under load loses no payment that was acknowledged: ${where}`, async (t) => {
    t.timeout(180_000);
    const product = await new Product(undefined, servers).start();
    t.teardown(() => product.end());
    await product.ready();
    const client = await Client.signedIn(product);
    const school = await makeSchool(client, FEE);
    const students: Student[] = [];
    for (let n = 0; n < CLERKS; n += 1) students.push(await admit(client, school, `ছাত্র ${n}`));

    let over = false;
    const working = Promise.all(students.map((student) => collectUntil(() => over, client, school, student)));
    for (const name of killed) {
      await pause(700);
      for (const one of name === 'both' ? BOTH : [name]) product.kill(one);
    }
    await pause(1500);
    over = true;
    const receipts = await working;
    await product.ready();

    t.is(new Set(receipts.flat()).size, receipts.flat().length, 'no receipt id is given twice');
    for (const [index, student] of students.entries()) {
      const { body } = await client.get(`/api/accounts/statement/${student.AdmissionID}`);
      t.is(body.data.closing, FEE - (receipts[index]?.length ?? 0), 'every acknowledged payment, once');
    }
    const { body: listed } = await client.get('/api/accounts/receipts?limit=5000');
    const numbers = listed.data
      .map((row: { receiptNo: number }) => row.receiptNo)
      .sort((a: number, b: number) => a - b);
    t.deepEqual(
      numbers.slice(0, 5000),
      Array.from({ length: numbers.length }, (_, n) => n + 1),
      'gap-free',
    );
    const { body: verdict } = await client.get('/api/accounts/audit/verify');
    t.true(verdict.pass, JSON.stringify(verdict.checks));
  });
