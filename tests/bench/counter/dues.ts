import { type Figure, figuresOf, quantile, timed } from '../figures.ts';
import { type RunningSchool, STUDENTS } from './running-school.ts';

const WARM_UP = 10;
const REQUESTS = 150;

/** The list of who owes what, of a whole class at once, one request after another. */
export async function dues({ queries, school }: RunningSchool): Promise<Figure[]> {
  const told = figuresOf('dues of 2,000 students');
  const path = `/api/accounts/dues?SessionID=${school.session}&ClassID=${school.class}&limit=5000`;
  const samples: number[] = [];
  for (let count = -WARM_UP; count < REQUESTS; count += 1) {
    const { ms, result } = await timed(() => queries.send('GET', path));
    if (JSON.parse(result.text).data?.length !== STUDENTS) throw new Error(`not all dues: ${result.text}`);
    if (count >= 0) samples.push(ms);
  }
  return [
    told('p50', quantile(samples, 0.5), 'ms'),
    told('p99', quantile(samples, 0.99), 'ms', { atMost: 150 }),
  ];
}
