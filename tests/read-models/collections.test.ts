import { readFileSync } from 'node:fs';
import test from 'ava';
import { BESIDE, MEANINGS } from '../../scripts/read-models/meanings.ts';
import { keptProjectors, madePage, PAGE } from '../../scripts/read-models/page.ts';

test('docs/read-models.md tells every collection, and none that is not there', (t) => {
  const kept = keptProjectors().map(({ collection }) => collection);
  t.true(kept.length > 70);
  t.deepEqual(Object.keys(MEANINGS).sort(), kept.sort());
  t.deepEqual(Object.keys(BESIDE), ['checkpoints', 'owner']);
});

test('docs/read-models.md is as `npm run docs:read-models` writes it', (t) => {
  t.is(readFileSync(PAGE, 'utf8'), madePage());
});
