import { quantile } from '../figures.ts';
import type { Counter } from './counter.ts';
import { underLoad } from './load.ts';
import type { RunningSchool } from './running-school.ts';

const FOR_MS = 3_000;
const WARM_UP_MS = 700;

/** One number of one round. */
export interface Sample {
  readonly measure: string;
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
}

/** What is asked of it: a counter, or more of a school than that. */
interface Asked {
  readonly running: RunningSchool;
}

/** A row of the table: clients who do one thing after another, as fast as they are answered. */
export interface Row<Of extends Asked = Counter> {
  readonly measure: string;
  readonly clients: number;
  act(of: Of, client: number): Promise<unknown>;
}

/** An answer that must be one. */
export async function answered(running: RunningSchool, path: string, headers: Record<string, string> = {}) {
  const answer = await running.door.send('GET', path, undefined, headers);
  if (answer.status !== 200 && answer.status !== 304) throw new Error(`${path}: ${answer.text}`);
  return answer;
}

const after = (position: string) => ({ 'x-after-position': position });
export const statementOf = (admissionId: number) => `/api/accounts/statement/${admissionId}`;
/** What a page has of an answer, by school and client. */
const tags = new WeakMap<Counter, Map<number, string>>();

/** The same list again by a page that holds it already, and asks for tags as a page does: 304 by who knows them. */
async function duesAgain(counter: Counter, client: number): Promise<void> {
  const held = tags.get(counter) ?? new Map<number, string>();
  tags.set(counter, held);
  const known = { 'if-none-match': held.get(client) ?? '""' };
  const { headers } = await answered(counter.running, counter.duesPath, known);
  if (headers.etag) held.set(client, headers.etag);
}

const payments = (clients: number): Row => ({
  measure: `payment, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
  clients,
  act: (counter, client) => counter.pay(client),
});

export const ROWS: readonly Row[] = [
  ...[1, 8, 32].map(payments),
  {
    measure: 'payment, then the statement with it, 32 clients',
    clients: 32,
    async act(counter, client) {
      const { admissionId, position } = await counter.pay(client);
      await answered(counter.running, statementOf(admissionId), after(position));
    },
  },
  {
    measure: 'payment, then dues of 2,000 with it, 8 clients',
    clients: 8,
    async act(counter, client) {
      const { position } = await counter.pay(client);
      await answered(counter.running, counter.duesPath, after(position));
    },
  },
  { measure: 'dues of 2,000 by who holds them, 8 clients', clients: 8, act: duesAgain },
  {
    measure: 'statement, 8 clients',
    clients: 8,
    async act({ running }) {
      const { students } = running;
      const student = students[Math.floor(Math.random() * students.length)];
      await answered(running, statementOf(student?.AdmissionID ?? 0));
    },
  },
];

/** One round of a row: how many a second, how long one takes, and the processor time of each program for one. */
export async function roundOf<Of extends Asked>(
  { measure, clients, act }: Row<Of>,
  of: Of,
  forMs = FOR_MS,
): Promise<Sample[]> {
  const { house } = of.running;
  const client = (index: number) => act(of, index);
  await underLoad(clients, { warmUpMs: 0, forMs: WARM_UP_MS }, client);
  const before = house.spent();
  const samples = await underLoad(clients, { warmUpMs: 0, forMs }, client);
  const each = [...house.spent()].map(([name, { cpuMs }]) => {
    const value = (cpuMs - (before.get(name)?.cpuMs ?? 0)) / samples.length;
    return { measure, figure: `processor time: ${name}`, value, unit: 'ms' };
  });
  const all = each.reduce((sum, { value }) => sum + value, 0);
  return [
    { measure, figure: 'a second', value: samples.length / (forMs / 1000), unit: '1/s' },
    { measure, figure: 'p50', value: quantile(samples, 0.5), unit: 'ms' },
    { measure, figure: 'p99', value: quantile(samples, 0.99), unit: 'ms' },
    ...each,
    ...(all > 0 ? [{ measure, figure: 'processor time', value: all, unit: 'ms' }] : []),
  ];
}
