import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import test from 'ava';
import { failedFiles, mayTryOnceMore } from './once-more.ts';

test('what failed is known from the note of the run, and nothing where there is none', (t) => {
  const note = join(mkdtempSync(join(tmpdir(), 'once-more-')), 'note.json');
  t.deepEqual(failedFiles(pathToFileURL(note)), []);
  writeFileSync(note, JSON.stringify(['/a/one.test.ts']));
  t.deepEqual(failedFiles(pathToFileURL(note)), ['/a/one.test.ts']);
});

test('a few files are tried once more; many, none, and the rows that have tried twice are not', (t) => {
  t.true(mayTryOnceMore(['one.test.ts', 'two.test.ts', 'three.test.ts']));
  t.false(mayTryOnceMore(['one', 'two', 'three', 'four']));
  t.false(mayTryOnceMore([]));
  t.false(mayTryOnceMore(['/a/tests/mend-2/mend-2.test.ts']));
});
