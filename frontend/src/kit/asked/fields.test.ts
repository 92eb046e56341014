import { commandCatalogue } from '@madrasah/events';
import type { Asking, CommandDefinition, Fields } from '@madrasah/events/kernel';
import test from 'ava';
import { problemsOf, requiredFields } from '../form/validator.ts';

const asking = commandCatalogue.filter(
  (one): one is CommandDefinition & Asking<unknown, Fields> => 'fields' in one,
);

test('there are commands that say what they ask for', (t) => {
  t.true(asking.length > 0);
});

for (const command of asking)
  test(`${command.name}: each field is called something in both languages, and its fault stands beside it`, (t) => {
    const names = Object.keys(command.fields);
    for (const [name, { word, at }] of Object.entries(command.fields)) {
      t.is(at, name);
      t.regex(word.bn, /\p{Script=Bengali}/u, name);
      t.regex(word.en, /\p{Script=Latin}/u, name);
    }
    const lacking = [...requiredFields(command)].filter((name) => names.includes(name));
    for (const language of ['bn', 'en'] as const) {
      const faults = problemsOf(command, {}, {}, language);
      for (const name of lacking) t.is(typeof faults[name], 'string', `${language} ${name}`);
    }
    const example = Object(command.example);
    const before = problemsOf(command, example, {}, 'en');
    if (command.example) t.deepEqual(before, {});
    const wrong = Object.fromEntries(names.map((name) => [name, { no: 'such value' }]));
    const faults = problemsOf(command, { ...example, ...wrong }, {}, 'en');
    t.deepEqual(
      Object.keys(faults).filter((name) => !names.includes(name) && before[name] === undefined),
      [],
    );
    t.deepEqual(
      names.filter((name) => faults[name] === undefined),
      [],
    );
  });
