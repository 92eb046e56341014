import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as zod from 'zod';

const SCHEMAS = /[\\/]src[\\/]kit[\\/]form[\\/]schemas\.ts$/;
const LATE = '\0late-zod';
const LATER = fileURLToPath(new URL('src/kit/form/later.ts', import.meta.url));
/** A namespace of which definitions want types alone. */
const TYPES_ONLY = 'core';
const NAMED = /\bz\s*\.([a-z]\w*|NEVER)\b/g;

/** What the sources of a folder name of zod, types left out. */
function namesIn(folder: URL): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'))
    .filter((source) => source.includes("from 'zod'"));
  const names = sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => name in zod && name !== TYPES_ONLY).sort();
}

const list = (names: readonly string[], one: (name: string) => string) => names.map(one).join(', ');

/** What definitions have in the place of zod: each name stands for what comes with the first form. */
const standIn = (names: readonly string[]) => `
  import { later } from ${JSON.stringify(LATER)};
  let come;
  export const zodHasCome = (zod) => { come = zod; };
  const standing = (name) => later(() => come[name]);
  ${names.map((name) => `const _${name} = /*#__PURE__*/ standing('${name}');`).join('\n')}
  export { ${list(names, (name) => `_${name} as ${name}`)} };`;

/** What brings it. */
const arrival = (names: readonly string[]) => `
  import { zodHasCome } from '${LATE}';
  import { ${list(names, (name) => `${name} as _${name}`)} } from 'zod';
  const zod = { ${list(names, (name) => `${name}: _${name}`)} };
  export const withZod = (asked) => {
    zodHasCome(zod);
    return asked;
  };`;

/**
 * zod comes to the browser with the first form: until then a definition's schemas are only written down
 * (kit/form/later.ts). Every page carries definitions, for their addresses.
 * @param language the sources of the published language
 */
export function lateZod(language: URL): Plugin {
  const names = namesIn(language);
  return {
    name: 'late-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === LATE || (source === 'zod' && !SCHEMAS.test(importer)) ? LATE : undefined,
    load: (id) => (id === LATE ? standIn(names) : undefined),
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') throw new Error(message); // a name that was not found would fail in the browser
    },
    transform: (_, id) => (SCHEMAS.test(id) ? arrival(names) : undefined),
  };
}
