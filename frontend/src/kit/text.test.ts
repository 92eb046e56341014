import { globSync } from 'node:fs';
import test from 'ava';
import { longDay } from './figures/long-day.ts';
import { say } from './text.ts';
import { kitTexts } from './texts.ts';

const root = new URL('../', import.meta.url);
const contexts = globSync('**/text.bn.ts', { cwd: root }).map((path) =>
  path.replaceAll('\\', '/').replace(/text\.bn\.ts$/, ''),
);
const places = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map(([, name]) => name).sort();

test('there are tables to look at', (t) => t.true(contexts.includes('kit/') && contexts.includes('access/')));

for (const context of contexts)
  test(`${context}: every sentence stands in both languages, filled at the same places`, async (t) => {
    const { bn } = (await import(new URL(`${context}text.bn.ts`, root).href)) as {
      bn: Record<string, string>;
    };
    const { en } = (await import(new URL(`${context}text.en.ts`, root).href)) as {
      en: Record<string, string>;
    };
    t.deepEqual(Object.keys(en).sort(), Object.keys(bn).sort());
    for (const [key, sentence] of Object.entries(bn)) {
      t.regex(key, new RegExp(`^${context.replaceAll('/', '.')}\\w+\\.[\\w-]+$`), key);
      const own = sentence.replaceAll(/\{\w+(:\w+)?\}/g, ''); // what is filled in has its own language
      t.regex(own, /[\u0980-\u09FF]|^[^a-z]*$/i, `${key} is Bengali`);
      t.notRegex(sentence, /[0-9]/, `${key} has Bengali digits`);
      t.not(en[key]?.trim(), '', key);
      t.notRegex(en[key] ?? '', /[\u0980-\u09F2\u09F4-\u09FF]/, `${key} is English`);
      t.deepEqual(places(en[key] ?? ''), places(sentence), key);
    }
  });

test('what the specification says is said in its words', (t) => {
  t.is(say(kitTexts, 'en', 'kit.form.busy'), 'Request already in progress. Please wait...');
  t.is(say(kitTexts, 'bn', 'kit.form.required'), 'এই ফিল্ডটি প্রয়োজনীয়');
  t.is(say(kitTexts, 'bn', 'kit.notFound.title'), 'এই পাতাটি নেই');
});

test('a day is written out as it is read aloud in Dhaka', (t) => {
  const evening = new Date('2026-11-20T18:30:00Z'); // half past midnight in Dhaka
  t.is(longDay(evening, 'bn'), 'শনিবার, ২১ নভেম্বর ২০২৬');
  t.is(longDay(evening, 'en'), 'Saturday, 21 November 2026');
});
