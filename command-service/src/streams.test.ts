import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStream } from '@madrasah/events';
import test from 'ava';
import type { StreamKind } from './kernel/stream.ts';

// Every stream that is decided against is one that a context declares in `events`: else root, recount and export
// would pass it over. The codec refuses it at the first event; here it is found before.
const DEFINED = /^(export )?const (\w+): StreamDefinition</gm;

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/test/.test(path))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));
const defined = sources.flatMap(({ path, text }) =>
  [...text.matchAll(DEFINED)].map(([, exported, name = '']) => ({ path, name, exported: Boolean(exported) })),
);

test('the streams of the write side are found', (t) => t.true(defined.length >= 12));

for (const { path, name, exported } of defined.filter((each) => each.exported))
  test(`${name} is declared in events under its category`, async (t) => {
    const module = (await import(join(import.meta.dirname, path))) as Record<string, StreamKind>;
    const stream = module[name] as StreamKind;
    t.true(exported);
    t.like(parseStream(stream.nameFor('10001')), { category: stream.category });
  });

test('what is defined for a file alone is progress, outside of every proof', (t) => {
  t.deepEqual(
    defined.filter(({ exported }) => !exported).map(({ path, name }) => `${path} ${name}`),
    ['appends/probe.ts readinessStream', 'policies/runner.ts progressStream'],
  );
});
