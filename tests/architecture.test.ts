import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { firstCircle } from './circles/circles.ts';
import { figures } from './circles/figures.ts';
import { allImports } from './circles/imports.ts';

// The import rules of CONTRIBUTING.md, read off the import statements themselves.
const root = fileURLToPath(new URL('..', import.meta.url));

interface Source {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
  /** What it imports: packages as they are named, files of ours by their path. */
  readonly imports: readonly string[];
}

const STATEMENT = /^(?:import|export)\b[^'";]*?\bfrom\s*'([^'\n]+)'/gm;
const BARE_OR_DYNAMIC = /^import\s*'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm;

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const found = [...text.matchAll(STATEMENT), ...text.matchAll(BARE_OR_DYNAMIC)];
      const named = found.map(([, first, second]) => first ?? second ?? '');
      const imports = named.map((name) =>
        name.startsWith('.') ? normalize(join(dirname(path), name)) : name,
      );
      return { path, text, imports };
    });
}

const LAYERS = [
  'events',
  'service-kit',
  'command-service',
  'projection-service',
  'frontend',
  'embedded',
] as const;
type Layer = (typeof LAYERS)[number];
const layers = new Map(LAYERS.map((layer) => [layer, sourcesIn(layer)]));
const sourcesOf = (layer: Layer) => layers.get(layer) ?? [];

const isTest = ({ path }: Source) => /\.test\.tsx?$|\/test-support(\.ts$|\/)|\/conformance\//.test(path);

/** Which imports of these sources a rule does not allow, as `file → import`. */
const offences = (sources: readonly Source[], allowed: (name: string, source: Source) => boolean) =>
  sources.flatMap((source) =>
    source.imports.filter((name) => !allowed(name, source)).map((name) => `${source.path} → ${name}`),
  );

const oursIn = (name: string) => /^@madrasah\/([^/]+)/.exec(name)?.[1];

for (const layer of LAYERS)
  test(`${layer} has sources, and reaches its own files only by path`, (t) => {
    t.true(sourcesOf(layer).length > 0);
    const reachesOut = (name: string) =>
      name.startsWith('../') || LAYERS.some((other) => other !== layer && name.startsWith(`${other}/`));
    t.deepEqual(
      offences(sourcesOf(layer), (name) => !reachesOut(name)),
      [],
    );
  });

const MAY_IMPORT: Readonly<Record<Layer, readonly string[]>> = {
  events: [],
  'service-kit': ['events'],
  'command-service': ['events', 'service-kit'],
  'projection-service': ['events', 'service-kit'],
  frontend: ['events'],
  embedded: [],
};
const STAND_INS = [
  'service-kit/src/event-store/file/',
  'service-kit/src/event-store/in-process.ts',
  'projection-service/src/main.ts',
];

for (const layer of LAYERS)
  test(`${layer} imports of ours ${MAY_IMPORT[layer].join(' and ') || 'nothing'}`, (t) => {
    // The stores that run inside a process are the embedded ones: in tests, and where a process has no other.
    const standsIn = (source: Source) =>
      isTest(source) || STAND_INS.some((place) => source.path.startsWith(place));
    const allowed = (name: string, source: Source) => {
      const ours = oursIn(name);
      return (
        ours === undefined || MAY_IMPORT[layer].includes(ours) || (ours === 'embedded' && standsIn(source))
      );
    };
    t.deepEqual(offences(sourcesOf(layer), allowed), []);
  });

const EVENTS_NEED = ['zod', 'dayjs', 'dayjs/plugin/customParseFormat.js', 'dayjs/plugin/utc.js'];

test('events, which browsers run, needs zod and dayjs, without its time zones, and nothing else', (t) => {
  const product = sourcesOf('events').filter((source) => !isTest(source));
  t.deepEqual(
    offences(product, (name) => EVENTS_NEED.includes(name) || name.startsWith('events/src/')),
    [],
  );
});

test('nothing imports the other client of the event store: in one process the two break each other', (t) => {
  const others = ['tests', 'scripts'].flatMap(sourcesIn);
  const both = [...layers.values()].flat().concat(others);
  t.true(both.some(({ imports }) => imports.includes('@eventstore/db-client')));
  t.deepEqual(
    offences(both, (name) => !/kurrentdb-client/.test(name)),
    [],
  );
});

// The rooms through which all money and all prices pass, and what every context stands on.
const SHARED = /^((kernel|printing|ledger\/journal|ledger\/chart)\/|deps\.ts$)/;
// What a context shows to the others: on the command side the streams that decisions look at and the steps of
// commands over several streams, on the query side its lookups and the books.
const DOORS = {
  'command-service': /^[a-z]+\/(state|steps)\.ts$/,
  'projection-service': /^[a-z]+\/(books\/)?index\.ts$/,
};
for (const [layer, door] of Object.entries(DOORS) as [Layer, RegExp][]) {
  const prefix = `${layer}/src/`;
  const within = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : undefined);
  const contextOf = (path: string) => /^([^/]+)\//.exec(within(path) ?? '')?.[1];
  const inContexts = sourcesOf(layer).filter((source) => contextOf(source.path) && !isTest(source));

  test(`the contexts of ${layer} know each other by their events and their doors only`, (t) => {
    const allowed = (name: string, { path }: Source) => {
      const room = within(name);
      return (
        room === undefined || contextOf(name) === contextOf(path) || SHARED.test(room) || door.test(room)
      );
    };
    t.true(inContexts.length > 0);
    t.deepEqual(offences(inContexts, allowed), []);
  });

  test(`the kernel of ${layer} knows no context`, (t) => {
    const kernel = inContexts.filter(({ path }) => contextOf(path) === 'kernel');
    const allowed = (name: string) => within(name) === undefined || contextOf(name) === 'kernel';
    t.true(kernel.length > 0);
    t.deepEqual(offences(kernel, allowed), []);
  });
}

test('every decide.ts is tried by a test that imports it: given, when, then', (t) => {
  const own = sourcesOf('command-service');
  const deciders = own.map(({ path }) => path).filter((path) => /\/decide\.ts$/.test(path));
  const tried = new Set(own.flatMap(({ path, imports }) => (/\.test\.ts$/.test(path) ? imports : [])));
  t.true(deciders.length > 20);
  t.deepEqual(
    deciders.filter((path) => !tried.has(path)),
    [],
  );
});

test('no source is longer than 250 lines', (t) => {
  const long = [...layers.values()]
    .flat()
    .filter((source) => !isTest(source) && source.text.split('\n').length > 251);
  t.deepEqual(
    long.map(({ path }) => path),
    [],
  );
});

test('whatever defines an entry of the journal defines nothing that pages ask: they would carry what only services need', (t) => {
  const own = sourcesOf('events').filter(
    (source) => !isTest(source) && /\bdefineJournalEvent\(\s*'/.test(source.text),
  );
  t.true(own.length > 10);
  t.deepEqual(
    own.filter(({ text }) => /\bdefine(Command|Query|List)\b/.test(text)).map(({ path }) => path),
    [],
  );
});

test('no file imports itself by way of others, not even later', (t) => {
  const imports = allImports({ later: true });
  t.true(imports.size > 1000);
  t.true([...imports.values()].flat().filter((path) => imports.has(path)).length > 3000);
  t.is(firstCircle(imports), undefined);
});

for (const { name, is, many = is.length, atMost } of figures())
  test(`there are no more ${name} than there were`, (t) => {
    t.true(many <= atMost, `${many} for ${atMost}: ${is.join(', ')}`);
  });

// Of the kit, what holds a few rules and needs nothing itself.
const STARTER_MAY = ['asking', 'first-link', 'keeping', 'known-password', 'loopback', 'storage'];

test('what starts the house imports nothing of the product but a few rules, and no package: it lives as long as the house', (t) => {
  const imports = allImports({ later: false });
  const reached = new Set(['scripts/start.ts']);
  for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next);
  t.true(reached.has('scripts/running/network/held-socket.ts'));
  const mayBe = (path: string) =>
    path.startsWith('scripts/') || STARTER_MAY.some((room) => path.startsWith(`service-kit/src/${room}/`));
  t.deepEqual(
    [...reached].filter((path) => !mayBe(path)),
    [],
  );
  const sources = ['scripts', 'service-kit'].flatMap(sourcesIn).filter(({ path }) => reached.has(path));
  const isNodes = (name: string) =>
    name.startsWith('node:') || reached.has(name) || oursIn(name) !== undefined;
  const later = 'scripts/running/told/code.ts'; // the code for phones, where there is a network
  t.deepEqual(
    offences(sources, (name) => isNodes(name) || name === later),
    [],
  );
});
