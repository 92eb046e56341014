import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';

const FRONTEND = join(import.meta.dirname, '../../frontend/src');

test('no page leads back by the history of the browser: in a new tab there is none', (t) => {
  for (const file of globSync(join(FRONTEND, '**/*.{ts,tsx}')))
    t.notRegex(readFileSync(file, 'utf8'), /navigate\(\s*-|history\.(back|go)\(/, file);
});
