import { randomUUID } from 'node:crypto';
import test from 'ava';
import { Client } from './client.ts';
import { Product } from './product.ts';
import { admit, makeSchool, payment } from './school.ts';

test('two command-services on one journal: one key is one receipt, numbers have no gap, the chain holds', async (t) => {
  t.timeout(120_000);
  const product = await new Product(undefined, 'beside').start();
  t.teardown(() => product.end());
  await product.ready();
  const client = await Client.signedIn(product);
  const school = await makeSchool(client, 1000);
  const second = await product.startSecond();
  const first = product.address('POST') as string;
  const students = await Promise.all(Array.from({ length: 12 }, (_, n) => admit(client, school, `ছাত্র ${n}`)));

  const ids: number[] = [];
  for (const student of students) {
    const key = randomUUID();
    const body = payment(school, student, 1000, 300);
    const pay = (base: string) => client.call('POST', '/api/accounts/fee_collections', body, key, base);
    const answers = await Promise.all([pay(first), pay(second), pay(second), pay(first)]);
    t.deepEqual(
      answers.map((answer) => answer.status),
      [201, 201, 201, 201],
      JSON.stringify(answers[0]?.body),
    );
    t.is(new Set(answers.map((answer) => answer.body.id)).size, 1, 'the same key gives the same receipt');
    ids.push(answers[0]?.body.id);
  }
  t.is(new Set(ids).size, students.length);
  for (const student of students) {
    const { body } = await client.get(`/api/accounts/statement/${student.AdmissionID}`);
    t.is(body.data.closing, 700);
  }
  // Different keys at both instances at once: an order is found, and nothing is lost or numbered twice.
  const racing = await Promise.all(
    students.map((student, n) =>
      client.call(
        'POST',
        '/api/accounts/fee_collections',
        payment(school, student, 700, 100),
        randomUUID(),
        n % 2 ? first : second,
      ),
    ),
  );
  const numbers = racing.map((answer) => answer.body.data.receiptNo).sort((a, b) => a - b);
  t.deepEqual(
    numbers,
    Array.from({ length: students.length }, (_, n) => students.length + 1 + n),
  );
  const { body: verdict } = await client.get('/api/accounts/audit/verify');
  t.true(verdict.pass, JSON.stringify(verdict.checks));
});
