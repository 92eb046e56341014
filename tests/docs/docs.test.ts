import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { madePage, PAGE } from '../../scripts/trust/page.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PICTURES = ['counter', 'student', 'statement', 'result'].flatMap((name) =>
  ['bn', 'en'].map((language) => `docs/pictures/${name}-${language}.webp`),
);

/** Every page that people read: those of the root, of docs, and those that stand beside what they explain. */
function pages(folder = '.'): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(\.|node_modules$|dist$|data$)/.test(entry.name) ? [] : pages(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*[\]]|\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const headingsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => slug(text));

/** What a page links to inside the repository, as it stands there. */
const linksOf = (page: string) =>
  [
    ...read(page)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to));

test('the README is read in one sitting: at most 900 words, all counted', (t) => {
  const words = read('README.md').split(/\s+/).filter(Boolean);
  t.true(words.length <= 900, `${words.length} words`);
});

test('every link between the pages leads somewhere, also to its heading', (t) => {
  const all = pages();
  t.true(all.includes('README.md') && all.includes('docs/operations.md'));
  const broken = all.flatMap((page) =>
    linksOf(page)
      .filter((to) => {
        const [path = '', heading] = to.split('#');
        const target = path ? join(dirname(page), decodeURIComponent(path)) : page;
        if (!existsSync(join(ROOT, target))) return true;
        return heading !== undefined && target.endsWith('.md') && !headingsOf(target).includes(heading);
      })
      .map((to) => `${page} → ${to}`),
  );
  t.deepEqual(broken, []);
});

test('the README shows the four pictures in both languages, none of them heavy', (t) => {
  const linked = new Set(linksOf('README.md'));
  for (const picture of PICTURES) {
    t.true(linked.has(picture), picture);
    t.true(statSync(join(ROOT, picture)).size <= 150_000, picture);
    const bytes = readFileSync(join(ROOT, picture));
    t.is(bytes.toString('latin1', 8, 12), 'WEBP', picture);
  }
  t.deepEqual(
    readdirSync(join(ROOT, 'docs/pictures')).sort(),
    PICTURES.map((picture) => picture.replace(/.*\//, '')).sort(),
  );
});

test('docs/TRUST.md tells what the last full runs saw: else npm run docs:trust', (t) => {
  t.is(readFileSync(PAGE, 'utf8'), madePage());
});

test('the version is the same in every package, and the changes begin with it', (t) => {
  const { version, workspaces } = JSON.parse(read('package.json'));
  for (const workspace of workspaces) t.is(JSON.parse(read(`${workspace}/package.json`)).version, version);
  t.is(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1], version);
});

test('docs/operations.md names every setting that the start and the services read', (t) => {
  const table = read('docs/operations.md');
  const start = ['scripts/running/settings.ts', 'scripts/running/network/listening.ts'].map(read).join('\n');
  const names = [...start.matchAll(/\bset\('([A-Z_]+)'\)|^ {2}'([A-Z_]+)',$/gm)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  t.true(names.length > 15);
  const untold = names.filter(
    (name) => name !== 'NODE_ENV' && !table.includes(`\`${name.replace(/_FILE$/, '')}\``),
  );
  t.deepEqual([...new Set(untold)], []);
});
