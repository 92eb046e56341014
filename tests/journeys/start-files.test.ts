import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { builtPages } from './madrasah.ts';

test('the bundler’s helpers and its entry are no files of their own in what is shipped', async (t) => {
  const folder = await builtPages();
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const started = [...html.matchAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g)].map(([, name]) => name);
  t.deepEqual(started.toSorted(), ['frontend', 'libraries']);
  t.deepEqual(
    scripts.filter((name) => /^(rolldown-runtime|index)-/.test(name)),
    [],
  );
});
