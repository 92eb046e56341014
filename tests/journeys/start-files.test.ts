import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** What comes before any page is known, as it is sent: code of the start and of the libraries, styles, letters. */
const START = {
  start: /^frontend-.*\.js\.br$/,
  libraries: /^libraries-.*\.js\.br$/,
  styles: /^style-.*\.css\.br$/,
  letters: /^hind-siliguri-400-.*\.woff2$/,
};
/** What it weighed at 1c193f34. Whoever is above it moves out what only pages need (decision 12), or says here why not. */
const MOST_BYTES = 221_200;

test('what comes before any page weighs no more than it did', async (t) => {
  const assets = join(await builtPages(), 'assets');
  const names = readdirSync(assets);
  const weights = Object.entries(START).map(([what, name]) => {
    const files = names.filter((one) => name.test(one));
    t.is(files.length, 1, `${what}: ${files}`);
    return [what, statSync(join(assets, files[0] ?? '')).size] as const;
  });
  const all = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
  t.true(all <= MOST_BYTES, `${all} bytes: ${JSON.stringify(Object.fromEntries(weights))}`);
});

test('of the texts and definitions that pages alone need none comes before a page', async (t) => {
  const assets = join(await builtPages(), 'assets');
  const start = readdirSync(assets)
    .filter((name) => /^(frontend|libraries)-.*\.js$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join();
  t.true(start.includes('kit.menu.main'), 'texts of the frame stand in it');
  for (const [what, mark] of [
    ['sentences of forms and lists', 'kit.table.shown'],
    ['lists and their columns', '/api/users/get_all_login_users'],
    ['the search of students', '/api/students/search_student'],
    ['days and calendars', 'customParseFormat'],
    ['zod', 'safeParse:'],
    ['what forms are made of', 'pauseValidation'],
  ] as const)
    t.false(start.includes(mark), what);
});
