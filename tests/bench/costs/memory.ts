import { setTimeout as pause } from 'node:timers/promises';
import { atOnce } from '../counter/load.ts';
import { answered, statementOf } from '../counter/rows.ts';
import { STUDENTS } from '../counter/running-school.ts';
import { figuresOf, tell } from '../figures.ts';
import { FullSchool } from './school.ts';

// What the programs hold of a school of 2,000 students who owe thirteen items each: when it stands, after 20,000
// receipts, after a look at every statement, the list of dues and 2,000 public results, and after a pause.
// `node tests/bench/costs/memory.ts [receipts] [pause in s] [folder of another version]`
const [, , receipts = '20000', seconds = '60', root] = process.argv;
const CLIENTS = 8;
const MIB = 1024 * 1024;
const AT_MOST = 480;

const told = figuresOf(`memory (PSS), ${STUDENTS} students who owe 13${root ? ' (before)' : ''}`);
const school = await FullSchool.open(root || undefined);
const { running, counter } = school;
try {
  const held = (when: string, bound?: { atMost: number }) => {
    const each = [...running.house.spent()].map(([name, { bytes }]) => ({ name, mib: bytes / MIB }));
    const all = each.reduce((sum, { mib }) => sum + mib, 0);
    return [
      ...each.map(({ name, mib }) => told(`${when}: ${name}`, mib, 'MiB')),
      ...(all > 0 ? [told(`${when}: all`, all, 'MiB', bound)] : []),
    ];
  };
  const begun = held('at the beginning');
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  await atOnce(clients, CLIENTS, async (client) => {
    while (counter.taken < Number(receipts)) await counter.pay(client);
  });
  const paid = held(`${receipts} receipts`);
  await atOnce(running.students, CLIENTS, ({ AdmissionID }) => answered(running, statementOf(AdmissionID)));
  await answered(running, counter.duesPath);
  await atOnce(running.students, CLIENTS, (student, turn) => school.lookAt(student, turn));
  const looked = held('all seen', { atMost: AT_MOST });
  await pause(Number(seconds) * 1000);
  tell([...begun, ...paid, ...looked, ...held(`${seconds} s later`)]);
  await counter.prove();
} finally {
  await running.end();
}
