import { type Figure, figuresOf, quantile } from '../figures.ts';
import { underLoad } from './load.ts';
import type { RunningSchool } from './running-school.ts';

const FOR_MS = 5_000;
const CLIENTS = 32;

/** One student's statement after another, over all students. */
export async function statements({ queries, students }: RunningSchool): Promise<Figure[]> {
  const told = figuresOf('statements, 32 clients');
  let turn = 0;
  const samples = await underLoad(CLIENTS, { forMs: FOR_MS }, async () => {
    turn += 1;
    const { AdmissionID } = students[turn % students.length] as { AdmissionID: number };
    const answer = await queries.send('GET', `/api/accounts/statement/${AdmissionID}`);
    if (answer.status !== 200) throw new Error(`no statement: ${answer.text}`);
  });
  return [
    told('statements/s', samples.length / (FOR_MS / 1000), '1/s', { atLeast: 1_500 }),
    told('p50', quantile(samples, 0.5), 'ms'),
    told('p99', quantile(samples, 0.99), 'ms'),
  ];
}
