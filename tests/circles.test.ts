import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';

// Who imports whom, over all packages. Imports of types count as well: what needs each other's shape is one thing. What
// is imported later, when a page is opened, does not.
const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = [
  'events',
  'service-kit',
  'command-service',
  'projection-service',
  'frontend',
  'embedded',
  'scripts',
];
const STATEMENT = /^(?:import|export)\b[^'";]*?\bfrom\s*'([^'\n]+)'|^import\s*'([^'\n]+)'/gm;

type Imports = ReadonlyMap<string, readonly string[]>;

/** The file that an import means; packages of others are none. */
function fileMeant(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, layer, room] = /^@madrasah\/([^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  return layer && (room ? `${layer}/src/${room}/index.ts` : `${layer}/src/index.ts`);
}

function importsOf(path: string): string[] {
  const found = [...readFileSync(join(root, path), 'utf8').matchAll(STATEMENT)];
  return found.flatMap(([, from, bare]) => fileMeant(from ?? bare ?? '', path) ?? []);
}

function allImports(): Imports {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
  );
  return new Map(paths.map((path) => [path, importsOf(path)]));
}

/** The first circle below a file that is on nobody's way back yet, as `a → b → a`. */
function circleFrom(path: string, imports: Imports, way: string[], done: Set<string>): string | undefined {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path].join(' → ');
  if (done.has(path)) return undefined;
  way.push(path);
  for (const next of imports.get(path) ?? []) {
    const circle = circleFrom(next, imports, way, done);
    if (circle) return circle;
  }
  way.pop();
  done.add(path);
  return undefined;
}

function firstCircle(imports: Imports): string | undefined {
  const done = new Set<string>();
  for (const path of imports.keys()) {
    const circle = circleFrom(path, imports, [], done);
    if (circle) return circle;
  }
  return undefined;
}

test('no file imports itself by way of others', (t) => {
  const imports = allImports();
  t.true(imports.size > 1000);
  t.true([...imports.values()].flat().filter((path) => imports.has(path)).length > 3000);
  t.is(firstCircle(imports), undefined);
});

test('a circle is found wherever one enters, and named by its way', (t) => {
  const of = (entries: Record<string, string[]>) => firstCircle(new Map(Object.entries(entries)));
  t.is(of({ a: ['b'], b: ['c'], c: ['b'] }), 'b → c → b');
  t.is(of({ a: ['a'] }), 'a → a');
  t.is(of({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), undefined);
});
