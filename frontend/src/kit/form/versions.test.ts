import { readFileSync } from 'node:fs';
import { commandCatalogue } from '@madrasah/events';
import test from 'ava';
import { openingsIn, sources } from './written.ts';

/** Commands that take the version which was seen, as pages name them. */
const VERSIONED = commandCatalogue.flatMap(({ name, versioned }) =>
  versioned ? [`${name[0]?.toLowerCase()}${name.slice(1)}`] : [],
);

/** Sent otherwise: by hand, each row with the version that was seen of it; by a form of the kit. */
const OTHERWISE: Readonly<Record<string, string>> = {
  setFeePrices: 'command.run(body, {}, seen.versionOf(row))',
  changeTeacher: '<EntryDialog',
};
/** The forms that the kit makes of definitions. */
const OF_THE_KIT = ['../register/form/RegisterForm.tsx', '../list/entries/EntryDialog.tsx'];

const files = sources('**/*.{ts,tsx}');
const openings = openingsIn(files);
const isIn = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);
const given = (name: string) => openings.filter(({ command }) => isIn(name, command));
const bySelf = (name: string) =>
  files.filter(({ text }) =>
    new RegExp(`useAutoSave(?:<\\w+>)?\\(\\s*${name},[^;]*revision,?\\s*\\);`).test(text),
  );

test('whatever asks for a command that takes the version which was seen, sends it', (t) => {
  const forms = VERSIONED.flatMap(given);
  t.true(forms.length >= 25, String(forms.length));
  for (const { file, opening, command } of forms) {
    const text = files.find((one) => one.file === file)?.text ?? '';
    const said = /\{\.\.\.\w+\(/.test(opening) ? text : opening; // what is spread is made in the same file
    t.regex(said, /\bversion[:=}]|\bversion\b.*\}\}/, `${file} ${command}`);
  }
});

test('no page sends such a command in another way that says no version', (t) => {
  for (const name of VERSIONED) {
    const pages = files.filter(({ text }) => isIn(name, text)).map(({ file }) => file);
    const known = [...given(name), ...bySelf(name)].map(({ file }) => file);
    const said = OTHERWISE[name];
    const sent = pages.filter((file) => {
      const { text } = files.find((one) => one.file === file) ?? { text: '' };
      return !known.includes(file) && !(said && text.includes(said));
    });
    t.deepEqual(sent, [], name);
  }
});

test('of those that no page names the kit makes the forms, which send what they were loaded with', (t) => {
  const ofDefinitions = VERSIONED.filter((name) => !files.some(({ text }) => isIn(name, text)));
  for (const name of ofDefinitions) t.regex(name, /^change/);
  for (const form of OF_THE_KIT)
    t.regex(readFileSync(new URL(form, import.meta.url), 'utf8'), /\bversion: (?:row\.version|of\.revision)/);
});
