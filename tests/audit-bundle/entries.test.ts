import { readFileSync } from 'node:fs';
import { journalEvents, movesMoney } from '@madrasah/events';
import test from 'ava';
import { madePage, PAGE } from '../../scripts/audit/entries/page.ts';

test('docs/audit-bundle.md is as `npm run docs:audit-bundle` writes it', (t) => {
  t.is(readFileSync(PAGE, 'utf8'), madePage());
});

test('whatever moves money says what its paper states, and nothing else does', (t) => {
  for (const definition of journalEvents.values())
    t.is(definition.entry.states !== undefined, movesMoney(definition), definition.type);
});

test('the verifier, which asks no definition, knows every entry', (t) => {
  const verifier = readFileSync(
    new URL('../../scripts/audit/verifier/verify-bundle.mjs', import.meta.url),
    'utf8',
  );
  t.true(journalEvents.size > 50);
  for (const type of journalEvents.keys()) t.regex(verifier, new RegExp(`\\b${type}\\b`), type);
});
