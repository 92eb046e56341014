import test from 'ava';
import { contexts } from '../contexts.ts';
import { TASKS, tasksFor } from './all-tasks.ts';
import { byGroup } from './by-group.ts';
import { bothOf, screenWords } from './screen-words.ts';

const screens = contexts.flatMap((context) => context.screens);

test('every task is done on a screen that names it, and every screen names a task that is told', (t) => {
  for (const { name, screen } of TASKS)
    t.is(screens.find(({ path }) => path === screen)?.help, name, `${screen} leads to ${name}`);
  for (const { path, help } of screens)
    if (help !== undefined)
      t.true(
        TASKS.some(({ name }) => name === help),
        `${path} names ${help}`,
      );
  t.is(new Set(TASKS.map(({ name }) => name)).size, TASKS.length);
});

test('every page of the menu leads to the task that tells how it is used', (t) => {
  const without = screens.filter(({ path, place, help }) => place !== undefined && !help && path !== '/help');
  t.deepEqual(
    without.map(({ path }) => path),
    [],
  );
});

test('a button, box or page that a step names is called so on a screen, in both languages', async (t) => {
  const words = await screenWords();
  const quoted = (said: string) => [...said.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word);
  const unknown: string[] = [];
  for (const { name, steps } of TASKS)
    for (const { bn, en } of steps) {
      const english = quoted(en);
      if (quoted(bn).length !== english.length) unknown.push(`${name}: ${en}`);
      for (const [at, word] of quoted(bn).entries())
        if (!words.has(bothOf(word, english[at] ?? '')))
          unknown.push(`${name}: ${bothOf(word, english[at] ?? '')}`);
    }
  t.deepEqual(unknown, []);
});

test('what is told is Bengali with Bengali digits, and English', (t) => {
  for (const { title, steps } of TASKS)
    for (const { bn, en } of [title, ...steps]) {
      t.regex(bn, /[\u0980-\u09FF]/, bn);
      t.notRegex(bn, /[0-9]/, bn);
      t.notRegex(en, /[\u0980-\u09FF]/, en);
      t.is(bn, bn.normalize('NFC'));
    }
});

test('a task is found by any words of it, in the language of the page', (t) => {
  const names = (typed: string, language: 'bn' | 'en') => tasksFor(typed, language).map(({ name }) => name);
  t.deepEqual(names('গেট পাস', 'bn'), ['vacations']);
  t.deepEqual(names('clearance PRINTED', 'en'), ['certificates']);
  t.is(names('', 'en').length, TASKS.length);
  t.deepEqual(names('গেট পাস', 'en'), []);
});

test('every task stands under one group of the menu, and groups without one are left out', (t) => {
  const groups = byGroup(TASKS, contexts);
  t.is(groups.flatMap(({ tasks }) => tasks).length, TASKS.length);
  t.is(groups[0]?.group, 'general');
  t.deepEqual(
    byGroup(tasksFor('গেট পাস', 'bn'), contexts).map(({ group }) => group),
    ['residence'],
  );
});
