import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Imports } from './imports.ts';

/** What asks for any list there is says so by the words for answers. */
const ANY_LIST = 'frontend/src/kit/';
/** A query whose answer stands in words of the page's own, or is taken for another: `x: Asked<{ … }> =`, `as Answering<…>`. */
const TYPED =
  /\bconst \w+: (?:Asked|Answering)<\s*(?:\{|Listed<|Paged<)|\bas (?:unknown as )?(?:Asked|Answering)</g;

const root = fileURLToPath(new URL('../../', import.meta.url));
const textOf = (file: string) => readFileSync(root + file, 'utf8');
const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length;
const pagesIn = (imports: Imports) => [...imports.keys()].filter((file) => file.startsWith('frontend/src/'));

/** Every line of the pages' `rows.ts`, which name the rows that a context's pages share. */
export const rowLines = (imports: Imports): readonly string[] =>
  pagesIn(imports)
    .filter((file) => basename(file) === 'rows.ts')
    .flatMap((file) => Array.from({ length: linesOf(file) }, (_, line) => `${file}:${line + 1}`));

/** Answers that a page types by hand in place of taking them from the definition of the query. */
export const typedAnswers = (imports: Imports): readonly string[] =>
  pagesIn(imports)
    .filter((file) => !file.startsWith(ANY_LIST))
    .flatMap((file) => typedIn(textOf(file)).map((found) => `${file}: ${found}`));

/** The hand-typed answers of one source. */
export const typedIn = (source: string): readonly string[] => source.match(TYPED) ?? [];
