import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { joined, type Piece } from './joined.ts';

export { startFiles } from './start-files.ts';

const LIBRARIES = /[\\/]node_modules[\\/]/;
/** What a request is worth: more, and pages fetch what they never run; less, and they ask for many small files. */
const REQUEST_BYTES = 22_000;
/** What brotli leaves of minified code. */
const COMPRESSED = 0.3;
/** Each file holds what its own group says, and no more. */
const ALONE = { includeDependenciesRecursively: false };

/** What runs before any page is known. */
const START = [
  { name: 'libraries', tags: ['$initial' as const], test: LIBRARIES, priority: 9 },
  { name: 'index', tags: ['$initial' as const], priority: 8 },
];

/** A file for each set of pages that want the same. */
const BY_USE = {
  ...ALONE,
  groups: [...START, { name: 'some', priority: 4, minShareCount: 2, entriesAware: true }],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
export type Splitting = Rolldown.OutputOptions['codeSplitting'];

/** A file and all that comes with it. */
function fetchedWith(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) fetchedWith(chunks, other, found);
  return found;
}

function piecesOf(chunks: Chunks): Piece[] {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const start = fetchedWith(chunks, entry?.fileName ?? '');
  return [...chunks.values()]
    .filter(({ fileName }) => !start.has(fileName))
    .map(({ fileName, code, isDynamicEntry }) => ({
      name: fileName,
      bytes: code.length * COMPRESSED,
      brings: [...fetchedWith(chunks, fileName)],
      fixed: isDynamicEntry,
    }));
}

async function builtByUse(config: UserConfig): Promise<Chunks> {
  const quietly = { configFile: false as const, logLevel: 'error' as const, build: { write: false } };
  const built = (await build(mergeConfig(config, quietly))) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * What the pages come in: the libraries and the start for every page, the page itself, and between them few files of
 * what several pages want. Which, is reckoned: the pages are built once with a file for each set of pages that want the
 * same code, some three hundred, and these are joined as far as requests are worth the bytes (`joined.ts`).
 * @param config of the build, with a splitting
 */
export async function codeSplitting(config: (splitting: Splitting) => UserConfig): Promise<Splitting> {
  const chunks = await builtByUse(config(BY_USE));
  const parts = new Map<string, string>();
  joined(piecesOf(chunks), REQUEST_BYTES).forEach((names, at) => {
    for (const name of names)
      for (const module of chunks.get(name)?.moduleIds ?? []) parts.set(module, `part${at + 1}`);
  });
  return {
    ...ALONE,
    groups: [...START, { name: (id: string) => parts.get(id) ?? null, priority: 4, debugName: 'part' }],
  };
}
