import { readFileSync } from 'node:fs';
import test from 'ava';
import { commandCatalogue, queryCatalogue } from './index.ts';

const list = readFileSync(new URL('../../../docs/api-paths.md', import.meta.url), 'utf8');
/** What a path calls its parameters is its own affair. */
const spelled = (method: string, path: string) =>
  `${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`;

const rows = [...list.matchAll(/^\| (\S+) \| ([A-Z]+) \| `(\S+)` \|$/gm)].map(
  ([, mark = '', method = '', path = '']) => ({ mark, endpoint: spelled(method, path) }),
);
const built = new Set(
  [...commandCatalogue, ...queryCatalogue].map(({ method, path }) => spelled(method, path)),
);

test('the list of specified paths is read whole, each path once', (t) => {
  t.is(rows.length, list.split('\n').filter((line) => /^\|.*\/api/.test(line)).length);
  t.true(rows.length > 300);
  t.is(new Set(rows.map(({ endpoint }) => endpoint)).size, rows.length);
  t.true(rows.every(({ mark }) => mark === '✓' || mark === '–'));
});

test('docs/api-paths.md ticks what is built, and nothing else', (t) => {
  const wrong = rows
    .filter(({ mark, endpoint }) => (mark === '✓') !== built.has(endpoint))
    .map(({ endpoint }) => `${endpoint} should be ${built.has(endpoint) ? '✓' : '–'}`);
  t.deepEqual(wrong, []);
});
