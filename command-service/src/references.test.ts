import { globSync } from 'node:fs';
import { type Register, StreamOpened } from '@madrasah/events';
import { PERSON } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { openedStream } from './kernel/opening.ts';
import type { Referred, StreamDefinition } from './kernel/stream.ts';
import { references } from './references.ts';

const files = globSync('**/state.ts', { cwd: import.meta.dirname });
const modules = await Promise.all(files.map((file) => import(`./${file}`)));
const streams = modules
  .flatMap((module) => Object.values(module as Record<string, unknown>))
  .filter((one): one is StreamDefinition<never> => Array.isArray((one as { refers?: unknown })?.refers));
const nothingOpened = openedStream.initial(plainTable);

/** The stream of a register; a thing that is none stands in no stream that refers to it. */
const homeOf = (to: Referred) => (to as Partial<Register>).stream;

test('every stream that names something of another is asked before it goes', (t) => {
  t.true(streams.length > 10);
  const unasked = streams.flatMap((stream) =>
    (stream.refers ?? [])
      .filter(({ to }) => homeOf(to) !== stream.category)
      .filter(({ to }) => !references.usersOf(to, nothingOpened).reads.includes(stream))
      .map(({ to }) => `${stream.category} names ${to.key}`),
  );
  t.deepEqual(unasked, []);
});

test('by every tie somebody may be held there is a stream that holds him', (t) => {
  const opened = openedStream.initial(plainTable);
  openedStream.evolve(opened, {
    ...StreamOpened({ category: 'results', key: '2' }),
    ...{ revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } },
  });
  for (const tie of PERSON.ties) t.not(references.usersOf(PERSON, opened, { tie }).reads.length, 0, tie);
});
