/** Some code that comes as one file. */
export interface Piece {
  readonly name: string;
  readonly bytes: number;
  /** The files it fetches with itself, and those that they do. */
  readonly brings: readonly string[];
  /** Nothing may be laid into it: it is what a page itself is. */
  readonly fixed: boolean;
}

/** A file to be: pieces, the pages that come to fetch it (one bit each), and the files it brings. */
interface File {
  readonly names: string[];
  readonly fixed: boolean;
  bytes: number;
  readonly pages: Uint32Array;
  readonly brings: Set<File>;
}

const BITS = 32;

function ones(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** How many pages fetch either of two files, and not a third. */
function fetchedAnew(a: File, b: File, third: File): number {
  let count = 0;
  third.pages.forEach((has, word) => {
    count += ones(((a.pages[word] ?? 0) | (b.pages[word] ?? 0)) & ~has);
  });
  return count;
}

const fetchedBoth = (a: File, b: File): number =>
  a.pages.reduce((count, word, at) => count + ones(word & (b.pages[at] ?? 0)), 0);

/** What all pages together fetch more when two files become one: in bytes, a request standing for some. */
function costOfJoining(a: File, b: File, request: number): number {
  let cost = fetchedAnew(a, b, a) * a.bytes + fetchedAnew(a, b, b) * b.bytes - fetchedBoth(a, b) * request;
  for (const file of new Set([...a.brings, ...b.brings])) {
    if (cost >= 0) return cost; // what they bring only adds to it
    if (file !== a && file !== b) cost += fetchedAnew(a, b, file) * (file.bytes + request);
  }
  return cost;
}

function filesOf(pieces: readonly Piece[]): File[] {
  const pages = pieces.filter(({ fixed }) => fixed);
  const words = Math.ceil(pages.length / BITS);
  const made = new Map(
    pieces.map(({ name, bytes, fixed }): [string, File] => [
      name,
      { names: [name], fixed, bytes, pages: new Uint32Array(words), brings: new Set() },
    ]),
  );
  for (const { name, brings } of pieces)
    for (const other of brings) {
      const file = made.get(other);
      if (file && other !== name) made.get(name)?.brings.add(file);
    }
  pages.forEach(({ name }, at) => {
    const page = made.get(name);
    for (const file of page ? [page, ...page.brings] : [])
      file.pages[at >> 5] = (file.pages[at >> 5] ?? 0) | (1 << (at & 31));
  });
  return [...made.values()];
}

/** Lays the second into the first; whoever fetched either fetches it now, and what it brings. */
function join(all: readonly File[], a: File, b: File): File[] {
  a.names.push(...b.names);
  a.bytes += b.bytes;
  const left = all.filter((file) => file !== b);
  for (const file of b.brings) a.brings.add(file);
  for (const file of left) {
    if (file.brings.delete(b)) file.brings.add(a);
    if (file.brings.has(a)) for (const brought of a.brings) file.brings.add(brought);
    file.brings.delete(file);
  }
  for (const file of [a, ...a.brings])
    file.pages.forEach((has, word) => {
      file.pages[word] = has | (a.pages[word] ?? 0) | (b.pages[word] ?? 0);
    });
  return left;
}

function cheapest(files: readonly File[], request: number): readonly [File, File] | undefined {
  let best = 0;
  let found: readonly [File, File] | undefined;
  files.forEach((a, at) => {
    for (const b of files.slice(at + 1)) {
      const cost = costOfJoining(a, b, request);
      if (cost >= best) continue;
      best = cost;
      found = [a, b];
    }
  });
  return found;
}

/**
 * Which pieces of code come in one file: two at a time are joined, always those that spare all pages together most,
 * until nothing is spared any more.
 * @param request how many bytes a request is worth
 * @returns the names of the pieces of each file, those apart that may not be joined
 */
export function joined(pieces: readonly Piece[], request: number): string[][] {
  let files = filesOf(pieces);
  for (;;) {
    const pair = cheapest(
      files.filter(({ fixed }) => !fixed),
      request,
    );
    if (!pair) return files.filter(({ fixed }) => !fixed).map(({ names }) => names);
    files = join(files, ...pair);
  }
}
