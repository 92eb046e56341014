import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CommandDefinition,
  commandCatalogue,
  formTexts,
  refusalCatalogue,
  texts,
} from '@madrasah/events';
import { issueText } from '@madrasah/events/kernel';
import test from 'ava';
import { FORMS } from '../../command-service/src/test-support/forms.ts';
import { builtPages } from './madrasah.ts';

const PAGES = join(import.meta.dirname, '../../frontend/src');
/** What the pages themselves say, wherever they say it. */
const pagesSay = () =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(PAGES, path), 'utf8'));

const PLACE = /\{[^}]*\}/;
/** The parts of a sentence between its places; what is short is said elsewhere too. */
const partsOf = (sentence: string) => sentence.split(PLACE).filter((part) => part.trim().length > 12);

test('no refusal sentence of the services stands in the pages', async (t) => {
  const folder = join(await builtPages(), 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  t.true(scripts.length > 20);
  const own = pagesSay().join('\n');
  const ofServices = Object.keys(refusalCatalogue).filter((code) => !(code in formTexts.bn));
  const sentences = ofServices.flatMap((code) => [texts.bn[code], texts.en[code]]);
  const parts = new Set(sentences.flatMap((sentence) => partsOf(sentence ?? '')));
  t.true(parts.size > 200);
  const foreign = [...parts].filter((part) => !own.includes(part));
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return foreign.filter((part) => text.includes(part)).map((part) => `${name}: ${part}`);
  });
  t.deepEqual(found, []);
});

const HOSTILE = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '-1',
  0,
  1.5,
  1e300,
  '2026-02-31',
  '\0',
  'x'.repeat(100_000),
  {},
  [],
];

/** A form with one of its fields, at any depth, made another thing. */
function* spoiled(form: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (Array.isArray(form)) {
    for (const row of spoiled(form[0])) yield [row];
    yield Array.from({ length: 20_000 }, () => form[0]);
  } else if (typeof form === 'object' && form !== null)
    for (const [field, value] of Object.entries(form))
      for (const bad of spoiled(value)) yield { ...form, [field]: bad };
}

const keysOf = ({ name, input }: CommandDefinition) =>
  [...spoiled(FORMS[name] ?? {})].flatMap((body) => {
    const read = input.safeParse({ params: { id: '1' }, body });
    return read.success ? [] : read.error.issues.map((issue) => issueText(issue).key);
  });

test('whatever a form finds wrong, the pages have the sentence for it', (t) => {
  const keys = new Set(commandCatalogue.flatMap(keysOf));
  t.true(keys.size > 20);
  t.deepEqual(
    [...keys].filter((key) => !(key in formTexts.bn && key in formTexts.en)),
    [],
  );
});
