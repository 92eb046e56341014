import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of a build by their paths, `assets/index-….js`. */
export type Texts = ReadonlyMap<string, string>;

const HELPERS = /^assets\/rolldown-runtime-[\w-]+\.js$/;
const LIBRARIES = /^assets\/libraries-[\w-]+\.js$/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;
/** An entry that does nothing but begin what another file holds. */
const ENTRY = /^import\{(\w+) as (\w+)\}from"\.\/([\w-]+\.js)";\2\(\);\s*$/;

const nameIn = (path: string) => path.slice('assets/'.length);
/** The pairs of `{one as other,…}`, as they are written. */
const pairs = (list: string) => list.split(',').map((one) => one.trim().split(' as ') as [string, string]);
const importFrom = (path: string) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${nameIn(path).replace('.', '\\.')}";`);

/** The libraries with the bundler's helpers before them, under names of their own. */
function withHelpers(libraries: string, helpers: string, path: string): string | undefined {
  const exported = EXPORTS.exec(helpers)?.[1];
  const wanted = importFrom(path).exec(libraries)?.[1];
  if (!exported || !wanted || libraries.replace(importFrom(path), '').includes('from"')) return undefined;
  const names = pairs(exported);
  const own = names.map(([, name]) => `helper_${name}`);
  const made = `var[${own}]=(()=>{${helpers.replace(EXPORTS, '')}return[${names.map(([local]) => local)}]})();`;
  const used = pairs(wanted).map(([name, local]) => `${local}=helper_${name}`);
  return `${made}var ${used};${libraries.replace(importFrom(path), '')}export{${own}};`;
}

/** Asks the libraries for a helper, in the place of its own file. */
function askingLibraries(code: string, helpers: string, libraries: string): string {
  const asked = (_: string, list: string) =>
    `import{${pairs(list).map(([name, local]) => `helper_${name} as ${local}`)}}from"./${nameIn(libraries)}";`;
  return code.replace(importFrom(helpers), asked).replaceAll(helpers, libraries);
}

/** The helpers go into the libraries, which every page has and which ask for no other file. */
function helpersJoined(files: Texts): Texts {
  const helpers = [...files.keys()].find((path) => HELPERS.test(path));
  const libraries = [...files.keys()].find((path) => LIBRARIES.test(path));
  if (!helpers || !libraries) return files;
  const joined = withHelpers(files.get(libraries) ?? '', files.get(helpers) ?? '', helpers);
  if (joined === undefined) return files;
  const others = [...files].filter(([path]) => path !== helpers);
  return new Map(
    others.map(([path, code]) => [
      path,
      path === libraries ? joined : preloadedOnce(askingLibraries(code, helpers, libraries)),
    ]),
  );
}

/** Each file is asked for in advance once. */
function preloadedOnce(text: string): string {
  const seen = new Set<string>();
  return text.replace(/\s*<link rel="modulepreload"[^>]*>/g, (link) => {
    if (seen.has(link.trim())) return '';
    seen.add(link.trim());
    return link;
  });
}

/** The file that an entry would begin begins by itself. */
function entryJoined(files: Texts): Texts {
  const found = [...files].find(([, code]) => ENTRY.test(code));
  if (!found) return files;
  const [entry, code] = found;
  const [, name, , file] = ENTRY.exec(code) ?? [];
  const start = `assets/${file}`;
  const begins = files.get(start);
  const local = pairs(EXPORTS.exec(begins ?? '')?.[1] ?? '').find(([, exported]) => exported === name)?.[0];
  const isAsked = [...files].some(([path, text]) => path.endsWith('.js') && text.includes(nameIn(entry)));
  if (begins === undefined || local === undefined || isAsked) return files;
  const link = new RegExp(`\\s*<link rel="modulepreload"[^>]*/${start.replace('.', '\\.')}">`);
  return new Map(
    [...files]
      .filter(([path]) => path !== entry)
      .map(([path, text]) => {
        if (path === start) return [path, `${text.trimEnd()}${local}();`];
        return [path, path.endsWith('.html') ? text.replace(link, '').replaceAll(entry, start) : text];
      }),
  );
}

/** The bundler's two small files in those that every page fetches anyway. A build of another shape stays as it is. */
export const startJoined = (files: Texts): Texts => entryJoined(helpersJoined(files));

/** Of what was written: two requests fewer for whoever comes for the first time. */
export const startFiles = (): Plugin => ({
  name: 'start-files',
  apply: 'build',
  // What is written under a name is kept for a year: another way of joining wants another word here.
  augmentChunkHash: () => 'start-files',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler({ dir = '' }) {
      const scripts = readdirSync(join(dir, 'assets')).map((name) => `assets/${name}`);
      const paths = ['index.html', ...scripts.filter((path) => path.endsWith('.js'))];
      const files = new Map(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
      const joined = startJoined(files);
      for (const [path, text] of files) {
        const now = joined.get(path);
        if (now === undefined) rmSync(join(dir, path));
        else if (now !== text) writeFileSync(join(dir, path), now);
      }
    },
  },
});
