import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

// Who imports whom, over all packages. Imports of types count as well: what needs each other's shape is one thing.
const root = fileURLToPath(new URL('../..', import.meta.url));
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
const LATER = /\bimport\(\s*'([^'\n]+)'/g;

export type Imports = ReadonlyMap<string, readonly string[]>;

/** The file that an import means; packages of others are none. */
function fileMeant(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, layer, room] = /^@madrasah\/([^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  return layer && (room ? `${layer}/src/${room}/index.ts` : `${layer}/src/index.ts`);
}

function importsOf(path: string, later: boolean): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const found = [...text.matchAll(STATEMENT), ...(later ? text.matchAll(LATER) : [])];
  return [...new Set(found.flatMap(([, from, bare]) => fileMeant(from ?? bare ?? '', path) ?? []))];
}

/**
 * Every file of ours and those it imports.
 * @param later whether what is imported later, by `import()`, counts too: for what needs what it does, for what is
 *   loaded at once it does not
 */
export function allImports({ later }: { readonly later: boolean }): Imports {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
  );
  return new Map(paths.map((path) => [path, importsOf(path, later)]));
}
