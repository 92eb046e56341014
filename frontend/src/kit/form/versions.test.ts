import { globSync, readFileSync } from 'node:fs';
import { commandCatalogue } from '@madrasah/events';
import test from 'ava';

const SRC = new URL('../../', import.meta.url).pathname;

const names = new Set(
  commandCatalogue.flatMap(({ name, versioned }) =>
    versioned ? [`${name[0]?.toLowerCase()}${name.slice(1)}`] : [],
  ),
);

const forms = globSync('**/*.tsx', { cwd: SRC })
  .filter((file) => !file.startsWith('kit/'))
  .flatMap((file) =>
    readFileSync(SRC + file, 'utf8')
      .split(/<(?:CommandForm|AskedForm|AskedDialog|(?:New)?PersonForm|ConfirmDialog)\b/)
      .slice(1)
      .map((element) => ({
        file,
        element,
        command: /\bcommand=\{(?:\w+\.)*(\w+)\}/.exec(element)?.[1] ?? '',
      })),
  );

test('a form or a question of a command that takes the version which was seen sends it', (t) => {
  const versioned = forms.filter(({ command }) => names.has(command));
  t.true(versioned.length >= 15, String(versioned.length));
  for (const { file, element, command } of versioned) t.regex(element, /\bversion\b/, `${file} ${command}`);
});
