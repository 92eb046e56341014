import test from 'ava';
import { contexts } from '../contexts.ts';
import { TASKS, tasksFor } from './all-tasks.ts';

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
