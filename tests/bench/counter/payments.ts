import { randomUUID } from 'node:crypto';
import { payment, type Student } from '../../system/school.ts';
import { type Figure, figuresOf, quantile } from '../figures.ts';
import { underLoad } from './load.ts';
import type { RunningSchool } from './running-school.ts';
import { FEE } from './student-form.ts';

const FOR_MS = 5_000;

/** 1 taka at a time at the counter, each client with students of its own whose dues it knows. */
export async function payments(running: RunningSchool): Promise<Figure[]> {
  const dues = new Map(running.students.map(({ AdmissionID }) => [AdmissionID, FEE]));
  const figures: Figure[] = [];
  for (const clients of [1, 8, 32]) figures.push(...(await at(clients, running, dues)));
  await prove(running, dues);
  return figures;
}

async function at(clients: number, running: RunningSchool, dues: Map<number, number>): Promise<Figure[]> {
  const { commands, school, students } = running;
  const told = figuresOf(`payments, ${clients} ${clients === 1 ? 'client' : 'clients'}`);
  const each = Math.floor(students.length / clients);
  const turns = new Array<number>(clients).fill(0);
  const samples = await underLoad(clients, { forMs: FOR_MS }, async (client) => {
    const turn = turns[client] as number;
    turns[client] = (turn + 1) % each;
    const student = students[client * each + turn] as Student;
    const due = dues.get(student.AdmissionID) as number;
    const body = payment(school, student, due, 1);
    const key = { 'idempotency-key': randomUUID() };
    const answer = await commands.send('POST', '/api/accounts/fee_collections', body, key);
    if (answer.status !== 201) throw new Error(`refused: ${answer.text}`);
    dues.set(student.AdmissionID, due - 1);
  });
  const many = clients === 32;
  return [
    told('payments/s', samples.length / (FOR_MS / 1000), '1/s', many ? { atLeast: 1_500 } : undefined),
    told('p50', quantile(samples, 0.5), 'ms'),
    told('p99', quantile(samples, 0.99), 'ms', many ? { atMost: 60 } : undefined),
  ];
}

/** What was acknowledged is in the books: the slowest honest payment beats the fastest lost one. */
async function prove({ queries, school }: RunningSchool, dues: ReadonlyMap<number, number>): Promise<void> {
  const path = `/api/accounts/dues?SessionID=${school.session}&ClassID=${school.class}&limit=5000&after=`;
  const { text } = await queries.send('GET', path);
  for (const row of JSON.parse(text).data)
    if (dues.get(row.AdmissionID) !== row.due)
      throw new Error(`${row.AdmissionID} owes ${row.due}, not ${dues.get(row.AdmissionID)}`);
}
