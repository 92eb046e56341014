import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Imports } from './imports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const DEFINITION = /\bdefineJournalEvent\(\s*'(\w+)'/g;
const isTest = (path: string) => /\.test\.tsx?$|test-support/.test(path);

/** What a room may name of the journal's entries without being a table of them: all of the closing are eleven. */
const MOST = 12;

/**
 * Sources that name more of the journal's entries than a room has of its own, besides those that define them: a table
 * that every new one would have to be added to. The stand-alone verifier, which asks no definition, is none of ours.
 */
export function entryTables(imports: Imports): string[] {
  const sources = [...imports.keys()]
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
  const types = sources.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(([, type]) => type));
  const named = (text: string) => {
    const words = new Set(text.match(/\b[A-Z]\w+/g));
    return types.filter((type) => words.has(type as string)).length;
  };
  return sources.flatMap(({ path, text }) => {
    const count = text.includes('defineJournalEvent(') ? 0 : named(text);
    return count > MOST ? [`${path} (${count})`] : [];
  });
}
