import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Counter } from '../counter/counter.ts';
import { ROWS, roundOf, type Sample } from '../counter/rows.ts';
import { type RunningSchool, startSchool } from '../counter/running-school.ts';
import { figuresOf, quantile, spread, tell } from '../figures.ts';

// Payments at 32 clients with MONGO_URL beside those without, in turn: with it the read side also keeps the three
// collections of money, in a server of its own. `node tests/bench/stores/with-mongo.ts [rounds]`
const [, , rounds = '5'] = process.argv;
const row = ROWS.find(({ measure }) => measure === 'payment, 32 clients');
if (!row) throw new Error('no such row');

const server = fork(join(import.meta.dirname, 'document-store-process.ts'));
const [{ url }] = (await once(server, 'message')) as [{ url: string }];
const schools: { readonly name: string; readonly running: RunningSchool; readonly told: Sample[][] }[] = [];
try {
  for (const [name, settings] of [
    ['without MONGO_URL', {}],
    ['with MONGO_URL', { MONGO_URL: url.replace('/?', '/bench?') }],
  ] as const)
    schools.push({ name, running: await startSchool(undefined, settings), told: [] });
  const counters = schools.map(({ running }) => new Counter(running));
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [at, { told }] of schools.entries()) told.push(await roundOf(row, counters[at] as Counter));
  for (const counter of counters) await counter.prove();
  const valuesOf = (told: readonly Sample[][], figure: string) =>
    told.map((samples) => samples.find((sample) => sample.figure === figure)?.value ?? 0);
  const figures = schools.flatMap(({ name, told }) => {
    const figure = figuresOf(`${row.measure}, ${name}`);
    return [
      spread(figure, 'a second', valuesOf(told, 'a second'), '1/s'),
      spread(figure, 'processor time', valuesOf(told, 'processor time'), 'ms'),
    ];
  });
  const [without = 0, withMongo = 0] = schools.map(({ told }) => quantile(valuesOf(told, 'a second'), 0.5));
  const told = figuresOf(row.measure);
  tell([...figures, told('with MONGO_URL, of those without', withMongo / without, '×', { atLeast: 0.85 })]);
} finally {
  for (const { running } of schools) await running.end();
  server.disconnect();
}
