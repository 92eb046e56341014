import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { shippedPackages } from '../../scripts/packages/shipped.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = ['events', 'service-kit', 'command-service', 'projection-service', 'frontend', 'embedded'];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const packages = shippedPackages(ROOT);

/** Their terms let us ship them with a notice. */
const LICENCES = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'OFL-1.1',
    'BlueOak-1.0.0',
  ],
  ...['(BSD-3-Clause AND Apache-2.0)', 'MIT AND ISC AND BSD-3-Clause', '(MIT OR CC0-1.0)'],
  // libvips: a library of its own beside sharp, linked dynamically and unchanged.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
];

test('what is shipped is what was locked: every package has its hash, and none comes from elsewhere', (t) => {
  t.true(packages.length > 200);
  for (const { name, integrity } of packages) t.regex(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/, name);
  t.notRegex(read('package-lock.json'), /"resolved": "(?!\w[\w-]*")/);
});

test('no shipped package runs a script when it is installed, except those that were looked at', (t) => {
  const { allowScripts } = JSON.parse(read('package.json'));
  for (const { name, runsScript } of packages) if (runsScript) t.true(name in allowScripts, name);
});

test('the licence of every shipped package allows it, and no package is given up by its makers', (t) => {
  for (const { name, licence, deprecated } of packages) {
    t.true(LICENCES.includes(licence), `${name}: ${licence}`);
    t.is(deprecated, undefined, name);
  }
});

for (const workspace of ['.', ...WORKSPACES])
  test(`the packages of ${workspace} have one exact version each, and those shipped are in the notices`, (t) => {
    const manifest = JSON.parse(read(join(workspace, 'package.json')));
    const notices = read('THIRD_PARTY_NOTICES.md');
    const own = (name: string) => name.startsWith('@madrasah/');
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    for (const [name, version] of Object.entries(all))
      if (!own(name)) t.regex(version as string, /^\d+\.\d+\.\d+(-[\w.]+)?$/, name);
    for (const name of Object.keys(manifest.dependencies ?? {}))
      if (!own(name) && !name.startsWith('@fontsource'))
        t.true(new RegExp(`(^|[ |(])${name}[ ,|)]`, 'm').test(notices), name);
  });
