import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Place, stringsOf, type Written } from './strings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['events', 'service-kit', 'command-service', 'projection-service', 'frontend'];

/** What something is called in Bengali and in English, and in which file and line. */
export interface Pair {
  readonly bn: string;
  readonly en: string;
  readonly at: string;
}

const BENGALI = /^(bn|bengali)$/i;
const ENGLISH = /^(en|english)$/i;
const SIGNS_OF_BENGALI = /[\u0980-\u09ff]/;

/** What both languages of one thing share: the object that has them, and the keys below it. */
function inOneFile({ places }: Written, language: RegExp): string | undefined {
  const at = places.findLastIndex(({ key }) => language.test(key));
  return at < 0 ? undefined : [places[at]?.frame, ...keysFrom(places, at + 1)].join('\u0000');
}

/** The same where each language has a file of its own: the keys below the table, whatever it is called. */
const inTwoFiles = ({ places }: Written) => keysFrom(places, 1).join('\u0000');

const keysFrom = (places: readonly Place[], from: number) => places.slice(from).map(({ key }) => key);

/** Whatever stands in both languages under the same keys. */
function byKey(
  path: string,
  bengali: readonly (readonly [string | undefined, Written])[],
  english: readonly (readonly [string | undefined, Written])[],
): Pair[] {
  const called = new Map(english.map(([key, { text }]) => [key, text]));
  return bengali.flatMap(([key, { text, line }]) => {
    const en = key === undefined ? undefined : called.get(key);
    return en === undefined ? [] : [{ bn: text, en, at: `${path}:${line}` }];
  });
}

/** Two strings side by side, as a call is given them or a choice by language has them. */
function sideBySide(path: string, written: readonly Written[]): Pair[] {
  return written.flatMap(({ text, since }, at) => {
    const before = written[at - 1];
    if (!before || !/^[,:]$/.test(since) || !SIGNS_OF_BENGALI.test(before.text)) return [];
    return SIGNS_OF_BENGALI.test(text) || !/[A-Za-z]/.test(text)
      ? []
      : [{ bn: before.text, en: text, at: `${path}:${before.line}` }];
  });
}

function pairsOf(path: string, source: (path: string) => string): Pair[] {
  const written = stringsOf(source(path));
  const partner = path.replace(/\bbn\.ts$/, 'en.ts');
  if (partner !== path) {
    const english = stringsOf(source(partner));
    return byKey(
      path,
      written.map((one) => [inTwoFiles(one), one]),
      english.map((one) => [inTwoFiles(one), one]),
    );
  }
  const inOne = byKey(
    path,
    written.map((one) => [inOneFile(one, BENGALI), one]),
    written.map((one) => [inOneFile(one, ENGLISH), one]),
  );
  return [...inOne, ...sideBySide(path, written)];
}

/** The words that a seeker may use for each other name nothing. */
const SYNONYMS = 'frontend/src/kit/shell/find/vocabulary.ts';

const isProduct = (path: string) =>
  path !== SYNONYMS && /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|test-support|\/samples\//.test(path);

/** Every pair of words of the product, as its sources say them, tests left out. */
export function allPairs(): readonly Pair[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
      .filter((path) => isProduct(path) && !path.includes('node_modules')),
  );
  return paths
    .filter((path) => !/\ben\.ts$/.test(path))
    .flatMap((path) => pairsOf(path, (of) => readFileSync(join(root, of), 'utf8')));
}
