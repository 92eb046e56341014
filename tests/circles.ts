import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export type Imports = ReadonlyMap<string, readonly string[]>;

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

/** Every file of ours and those it imports. */
export function allImports(): Imports {
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

/** A circle of files that need each other, as `a → b → a`. */
export function firstCircle(imports: Imports): string | undefined {
  const done = new Set<string>();
  for (const path of imports.keys()) {
    const circle = circleFrom(path, imports, [], done);
    if (circle) return circle;
  }
  return undefined;
}
