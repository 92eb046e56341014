import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordCatalogue } from '@madrasah/events';
import { saidOf } from '../kit/entry/said.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Names in the registers, reports and menus: Bengali and English side by side. */
const NAMED = /\bbn:\s*'((?:[^'\\]|\\.)*)',\s*en:\s*'((?:[^'\\]|\\.)*)'/g;

/** For tests: the key of a word in both languages. */
export const bothOf = (bn: string, en: string): string => `${bn} | ${en}`;

/** For tests: everything that a screen, a menu, a register or a report calls something, in both languages at once. */
export async function screenWords(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const files = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).filter(
      (file) => !file.includes('src/help/') && !file.includes('.test.'),
    );
  for (const file of files('{frontend,events}/src/**/*.{ts,tsx}'))
    for (const [, bn = '', en = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED))
      found.add(bothOf(bn, en));
  for (const file of files('{frontend,events}/src/**/*.bn.ts')) {
    const [bn, en] = await Promise.all([file, file.replace('.bn.ts', '.en.ts')].map(textsIn));
    for (const [key, said] of Object.entries(bn ?? {})) found.add(bothOf(said, en?.[key] ?? ''));
  }
  for (const entry of recordCatalogue) {
    const [bn, en] = [saidOf(entry, 'bn'), saidOf(entry, 'en')];
    for (const key of ['add', 'save', 'view'] as const) found.add(bothOf(bn[key], en[key]));
    for (const { words } of Object.values(entry.turns)) found.add(bothOf(words.bn.does, words.en.does));
  }
  return found;
}

async function textsIn(file: string): Promise<Readonly<Record<string, string>>> {
  const module: Readonly<Record<string, Readonly<Record<string, string>>>> = await import(
    pathToFileURL(join(ROOT, file)).href
  );
  return Object.assign({}, ...Object.values(module));
}
