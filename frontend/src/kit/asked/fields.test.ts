import { commandCatalogue } from '@madrasah/events';
import type { Asking, CommandDefinition, Fields } from '@madrasah/events/kernel';
import test from 'ava';
import { getIn, setIn } from 'final-form';
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
    for (const [name, { word }] of Object.entries(command.fields)) {
      t.regex(word.bn, /\p{Script=Bengali}/u, name);
      t.regex(word.en, /\p{Script=Latin}/u, name);
    }
    const heads = names.map((name) => name.split('.')[0]);
    const lacking = [...requiredFields(command)].filter((name) => names.includes(name));
    for (const language of ['bn', 'en'] as const) {
      const faults = problemsOf(command, {}, {}, language);
      for (const name of lacking) t.is(typeof getIn(faults, name), 'string', `${language} ${name}`);
    }
    const example = Object(command.example);
    const before = problemsOf(command, example, {}, 'en');
    if (command.example) t.deepEqual(before, {});
    const wrong = names.reduce((body, name) => setIn(body, name, { no: 'such value' }), example);
    const faults = problemsOf(command, wrong, {}, 'en');
    t.deepEqual(
      Object.keys(faults).filter((name) => !heads.includes(name) && before[name] === undefined),
      [],
    );
    t.deepEqual(
      names.filter((name) => getIn(faults, name) === undefined),
      [],
    );
  });
