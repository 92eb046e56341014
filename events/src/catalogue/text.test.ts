import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import test from 'ava';
import { LANGUAGES } from '../kernel/index.ts';
import { contexts as manifests } from './contexts.ts';
import { commandCatalogue, isTextKey, refusalCatalogue, say, texts } from './index.ts';

type Table = Readonly<Record<string, string>>;

const sources = new URL('../', import.meta.url);
const contexts = new Set(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)text\.(bn|en)\.ts$/.test(file))
    .map((file) => dirname(file)),
);

async function tableOf(context: string, language: string): Promise<Table> {
  const module = await import(new URL(`${context}/text.${language}.ts`, sources).href);
  return module[language] as Table;
}

/** Every `.ts` source of a folder that is no test and no text table. */
function sourcesIn(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|text\.(bn|en)\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

const keys = Object.keys(texts.bn);
// The words for one and for many are the language's own.
const placesOf = (sentence: string) =>
  (sentence.match(/\{[^}]*\}/g) ?? []).map((place) => place.replace(/\|.*\}/, '}')).sort();

test('both languages say the same things', (t) => {
  t.deepEqual(Object.keys(texts.en).sort(), [...keys].sort());
});

test('a sentence has the same places in both languages', (t) => {
  for (const key of keys) t.deepEqual(placesOf(texts.en[key] ?? ''), placesOf(texts.bn[key] ?? ''), key);
});

for (const language of LANGUAGES)
  test(`no sentence in ${language} is empty, padded or left unfinished`, (t) => {
    for (const key of keys) t.regex(texts[language][key] ?? '', /^\S(.*\S)?$/u, key);
  });

test('the Bengali is Bengali and NFC, the English has no Bengali', (t) => {
  for (const key of keys) {
    const sentence = texts.bn[key] ?? '';
    const bengali = sentence.replace(/\{[^}]*\}/g, '');
    t.notRegex(bengali, /[A-Za-z0-9]/, key);
    t.is(sentence, sentence.normalize('NFC'), key);
    t.notRegex(texts.en[key] ?? '', /[\u0980-\u09FF]/, key);
  }
});

test('no two contexts define the same key, and every table is in the catalogue', async (t) => {
  for (const language of LANGUAGES) {
    const tables = await Promise.all([...contexts].map((context) => tableOf(context, language)));
    const all = tables.flatMap((table) => Object.keys(table));
    t.deepEqual(
      all.filter((key, index) => all.indexOf(key) !== index || !isTextKey(key)),
      [],
      language,
    );
    const made = manifests.flatMap(({ texts: own }) => Object.keys(own[language]));
    t.is(new Set(made).size, made.length, language);
  }
});

test('every refusal and every success has its sentence', (t) => {
  const told = commandCatalogue.flatMap(({ message, waiting }) => (waiting ? [message, waiting] : [message]));
  const needed = [...Object.keys(refusalCatalogue), ...told];
  t.deepEqual(
    needed.filter((key) => !isTextKey(key)),
    [],
  );
});

test('every refusal is a 4xx or 5xx', (t) => {
  for (const [code, status] of Object.entries(refusalCatalogue)) t.true(status >= 400 && status < 600, code);
});

for (const layer of ['events', 'service-kit', 'command-service'])
  test(`every key that ${layer} names has a sentence`, (t) => {
    const rooms = new Set(keys.map((key) => key.split('.')[0]));
    const named = sourcesIn(new URL(`../../../${layer}/src/`, import.meta.url))
      .flatMap((source) => source.match(/(?<=')[a-z-]+(\.[a-z-]+)+(?=')/g) ?? [])
      .filter((literal) => rooms.has(literal.split('.')[0] as string));
    t.true(named.length > 0);
    t.deepEqual(
      named.filter((key) => !isTextKey(key)),
      [],
    );
  });

test('a key nobody knows is shown as itself, not as an inherited member', (t) => {
  t.is(say('bn', 'no.such-key'), 'no.such-key');
  t.is(say('bn', 'toString'), 'toString');
});
