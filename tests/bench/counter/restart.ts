import { quantile } from '../figures.ts';
import type { Counter } from './counter.ts';
import { atOnce } from './load.ts';
import type { Sample } from './rows.ts';

const CLIENTS = 8;
const FIRST = 100;
const EACH = 75;

/** The first payments after a start, against those that follow. */
export async function afterRestart(counter: Counter): Promise<Sample[]> {
  const { house } = counter.running;
  await house.stop();
  const started = performance.now();
  await house.start();
  const ready = performance.now() - started;
  const samples: number[] = [];
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  await atOnce(clients, CLIENTS, async (client) => {
    for (let time = 0; time < EACH; time += 1) {
      const sent = performance.now();
      await counter.pay(client);
      samples.push(performance.now() - sent);
    }
  });
  const first = quantile(samples.slice(0, FIRST), 0.99);
  const rest = quantile(samples.slice(FIRST), 0.99);
  const measure = `first ${FIRST} payments after a start, ${CLIENTS} clients`;
  return [
    { measure, figure: 'until ready', value: ready / 1000, unit: 's' },
    { measure, figure: 'p99', value: first, unit: 'ms' },
    { measure, figure: 'p99 of the rest', value: rest, unit: 'ms' },
    { measure, figure: 'times that of the rest', value: first / rest, unit: '×' },
  ];
}
