import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, tell } from '../figures.ts';
import { Counter } from './counter.ts';
import { atOnce } from './load.ts';
import { STUDENTS, startSchool } from './running-school.ts';

// What the programs hold of a school of 2,000 students: when they are admitted, after 20,000 receipts with a look at
// every statement and the list of dues, and after a pause. `node tests/bench/counter/memory.ts [receipts] [pause in s]`
const [, , receipts = '20000', seconds = '60'] = process.argv;
const CLIENTS = 8;
const MIB = 1024 * 1024;

const told = figuresOf(`memory (PSS), ${STUDENTS} students`);
const running = await startSchool();
try {
  const counter = new Counter(running);
  const held = (when: string, bound?: { atMost: number }) => {
    const each = [...running.house.spent()].map(([name, { bytes }]) => ({ name, mib: bytes / MIB }));
    const all = each.reduce((sum, { mib }) => sum + mib, 0);
    return [
      ...each.map(({ name, mib }) => told(`${when}: ${name}`, mib, 'MiB')),
      ...(all > 0 ? [told(`${when}: all`, all, 'MiB', bound)] : []),
    ];
  };
  const admitted = held('admitted');
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  await atOnce(clients, CLIENTS, async (client) => {
    while (counter.taken < Number(receipts)) await counter.pay(client);
  });
  const after = held(`${receipts} receipts`);
  const seen = async (path: string) => {
    const { status, text } = await running.door.send('GET', path);
    if (status !== 200) throw new Error(`${path}: ${text}`);
  };
  await atOnce(running.students, CLIENTS, ({ AdmissionID }) =>
    seen(`/api/accounts/statement/${AdmissionID}`),
  );
  await seen(counter.duesPath);
  const looked = held('every statement seen');
  await pause(Number(seconds) * 1000);
  tell([...admitted, ...after, ...looked, ...held(`${seconds} s later`, { atMost: 450 })]);
  await counter.prove();
} finally {
  await running.end();
}
