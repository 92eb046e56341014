/**
 * What open pages ask: `node tests/bench/pages.ts`. 200 pages of one school are open, of clerks who look at the
 * dashboard, the counter and the dues; 50 receipts a minute are taken elsewhere. Told are the requests of a minute when
 * every page asks again for all it shows, as before, and when it goes by what the news say was touched. Nothing is
 * asserted; it takes about four minutes.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../system/product.ts';
import { payment, type Student } from '../system/school.ts';
import { type RunningSchool, signIn, startSchool } from './counter/running-school.ts';
import { FEE } from './counter/student-form.ts';
import { type Count, Page } from './pages/page.ts';

const PAGES = 200;
const LOGINS = 20;
const RECEIPTS = 50;
const MINUTE = 60_000;

const DAY = new Date().toISOString().slice(0, 10);
const ALWAYS = ['/api/permission/menu', '/api/settings/institution_info'];
const DASHBOARD = [
  ...[1, 2, 5].map((type) => `/api/users/total_user?usertype=${type}`),
  '/api/users/total_due',
  '/api/users/student_by_class',
  '/api/users/student_by_session',
  '/api/accounts/todays_balance',
  '/api/accounts/collection_by_month',
];
const counter = (admissionId: number) => [
  `/api/accounts/student_fee_admission?AdmissionID=${admissionId}`,
  '/api/accounts/sub_ledgers?caId=3',
  '/api/accounts/funds',
  `/api/accounts/receipts?from=${DAY}&to=${DAY}&limit=200`,
];
const dues = (session: number, klass: number) => [
  `/api/accounts/dues?SessionID=${session}&ClassID=${klass}&page=1&limit=50`,
  '/api/settings/academic_session',
  '/api/academic/view_class',
  '/api/academic/view_subclass',
];

async function tokens({ door }: RunningSchool): Promise<string[]> {
  const all: string[] = [];
  for (let index = 0; index < LOGINS; index += 1) {
    const loginName = `clerk${index}`;
    const made = await door.send('POST', '/api/users/create_login_user', {
      userId: 1,
      loginName,
      password: PASSWORD,
      permissionTypeId: 3,
    });
    if (made.status !== 201) throw new Error(made.text);
    all.push(await signIn(door, loginName));
  }
  return all;
}

/** Receipts for a minute, one after another at even distances. */
async function takeReceipts({ door, school, students }: RunningSchool, from: number): Promise<void> {
  const began = performance.now();
  for (let turn = 0; turn < RECEIPTS; turn += 1) {
    await pause(Math.max(0, began + (turn * MINUTE) / RECEIPTS - performance.now()));
    const body = payment(school, students[from + turn] as Student, FEE, 1);
    const key = { 'idempotency-key': randomUUID() };
    const answer = await door.send('POST', '/api/accounts/fee_collections', body, key);
    if (answer.status !== 201) throw new Error(answer.text);
  }
  await pause(Math.max(0, began + MINUTE - performance.now()));
}

const running = await startSchool();
const { school, students, house } = running;
const count: Count = { requests: 0, counting: false, failed: new Map() };
let heeds = false;
const held = await tokens(running);
const pages = Array.from({ length: PAGES }, (_, index) => {
  const kind = [
    DASHBOARD,
    counter((students[index] as Student).AdmissionID),
    dues(school.session, school.class),
  ];
  const paths = [...ALWAYS, ...(kind[index % kind.length] as string[])];
  return new Page(house.address, held[index % LOGINS] as string, paths, { count, heeds: () => heeds });
});
for (const page of pages) await page.open();
for (const [name, from] of [
  ['every page asks for all it shows', 0],
  ['it goes by what was touched', RECEIPTS],
] as const) {
  await pause(10_000); // what is under way ends
  count.failed.clear();
  Object.assign(count, { requests: 0, counting: true });
  await takeReceipts(running, from);
  count.counting = false;
  console.log(`${name}: ${count.requests} requests in a minute`, Object.fromEntries(count.failed));
  heeds = true;
}
for (const page of pages) page.close();
await pause(3_000); // what is under way ends
await running.end();
