import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { canonicalJson } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import { plainTable, type Table } from '@madrasah/service-kit/folding';
import test from 'ava';
import { academicsStream } from './academics/state.ts';
import { accessStream, signInsStream } from './access/state.ts';
import { admissionsStream } from './admissions/state.ts';
import { institutionStream, platformStream } from './institutions/state.ts';
import type { StreamDefinition } from './kernel/stream.ts';
import { chartStream } from './ledger/chart/state.ts';
import { journalStream } from './ledger/journal/state.ts';
import { papersStream } from './papers/state.ts';
import { peopleStream } from './people/state.ts';

// What every sample makes of each state that snapshots are made of. When this test fails because a fold has changed,
// raise the stream's `stateVersion` and write down the new print: an older snapshot must not be believed.
const PRINTS: Readonly<Record<string, string>> = {
  admissions: '1:705c51d1ab961f3d',
  journal: '1:0a3b0ac9527869e1',
  papers: '1:2b3d425cb77a8ed1',
  people: '1:c6c7f06e230cb6aa',
};

const streams = [
  academicsStream,
  accessStream,
  admissionsStream,
  chartStream,
  institutionStream,
  journalStream,
  papersStream,
  peopleStream,
  platformStream,
  signInsStream,
] as unknown as StreamDefinition<Record<string, Table<unknown, unknown>>>[];
const kept = streams.filter(({ stateVersion }) => stateVersion !== undefined);

const folder = new URL('../../events/samples/', import.meta.url);
const samples = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { type: string; data: object });

const metadata = { at: '2026-04-30T06:00:00.000Z', actor: { id: 1 } };

/** The tables of a state after each sample: charges first, since payments lie on them. */
function told({ initial, evolve }: StreamDefinition<Record<string, Table<unknown, unknown>>>): Json {
  const ofCharge = samples.filter(({ type }) => type === 'FeesCharged');
  return samples.map((sample) => {
    const state = initial(plainTable);
    try {
      for (const [index, each] of [...ofCharge, sample].entries())
        evolve(state, { ...each, revision: index, metadata });
    } catch (error) {
      return [sample.type, String(error)];
    }
    const tables = Object.entries(state).map(([name, table]) => [name, [...table.entries()]]);
    return [sample.type, JSON.parse(JSON.stringify(tables))];
  });
}

const printOf = (stream: (typeof kept)[number]) =>
  `${stream.stateVersion}:${createHash('sha256')
    .update(canonicalJson(told(stream)))
    .digest('hex')
    .slice(0, 16)}`;

for (const stream of kept)
  test(`a fold of ${stream.category} that has changed has a new version of its state`, (t) =>
    t.is(printOf(stream), PRINTS[stream.category] ?? ''));

const PERSONAL = ['profile', 'name', 'passwordHash'];

test('what snapshots keep of people holds nothing of theirs: ids, codes and kinds only', (t) => {
  const texts = samples.flatMap(({ data }) =>
    PERSONAL.flatMap((field) => leavesOf((data as Record<string, unknown>)[field])),
  );
  t.true(texts.length > 10);
  for (const stream of kept.filter(({ category }) => category !== 'journal')) {
    const written = JSON.stringify(told(stream));
    for (const text of texts) t.false(written.includes(text), `${stream.category}: ${text}`);
  }
});

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === 'string' && value.length > 3
      ? [JSON.stringify(value)]
      : [];
