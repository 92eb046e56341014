import { underLoad } from '../counter/load.ts';
import { answered, type Sample } from '../counter/rows.ts';
import { quantile } from '../figures.ts';
import type { FullSchool } from './school.ts';

const CLIENTS = 32;
const FOR_MS = 4_000;

/** Payments at 32 clients on a quiet product, and while one client has papers of 2,000 lines made. */
export async function disturbed(school: FullSchool): Promise<Sample[]> {
  const { running, counter } = school;
  const payments = (forMs = FOR_MS) =>
    underLoad(CLIENTS, { warmUpMs: 500, forMs }, (client) => counter.pay(client));
  const { session, class: klass } = running.school;
  const paper = `/api/accounts/dues.pdf?SessionID=${session}&ClassID=${klass}`;
  const quiet = quantile(await payments(), 0.99);
  let papers = 0;
  let asking = true;
  const printing = (async () => {
    for (; asking; papers += 1) await answered(running, paper);
  })();
  const beside = quantile(await payments(), 0.99);
  asking = false;
  await printing;
  const measure = 'payment of who owes 13, beside papers of 2,000 lines';
  return [
    { measure, figure: 'p99, quiet', value: quiet, unit: 'ms' },
    { measure, figure: 'p99 beside them', value: beside, unit: 'ms' },
    { measure, figure: 'p99, of quiet', value: beside / quiet, unit: '×' },
    { measure, figure: 'papers made meanwhile', value: papers, unit: '' },
  ];
}
