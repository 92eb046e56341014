import { readdirSync, readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';

type Postcss = NonNullable<NonNullable<UserConfig['css']>['postcss']>;
type Plugin = NonNullable<Exclude<Postcss, string>['plugins']>[number];

// What Semantic's components write without a page naming it: states and sides. No counts ("three column"): a grid of
// ours is a grid of CSS.
const WRITTEN_BY_COMPONENTS =
  'ui active disabled loading error focus visible hidden transition upward left right top bottom center aligned fields width';

// The theme gives labels their colours itself, and no part of ours is dark.
const NEVER = 'red orange yellow olive green teal blue violet purple pink brown grey black inverted'.split(
  ' ',
);

const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;

function wordsIn(folder: URL): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|text\.(bn|en)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'));
  const words = sources.flatMap(
    (source) =>
      source
        .replace(COMMENT, '')
        .toLowerCase()
        .match(/[a-z][a-z0-9_-]*/g) ?? [],
  );
  const kept = [...words, ...WRITTEN_BY_COMPONENTS.split(' ')].filter((word) => !NEVER.includes(word));
  return new Set(kept);
}

/**
 * Fomantic ships every variant of every part. A rule stays when each class in its selector stands as a word somewhere
 * in the pages' source; its faces (Lato, icons in data: addresses) go, because the theme shows none of them.
 */
export function fomanticTrim(pages: URL): Plugin {
  let words: Set<string> | undefined;
  return {
    postcssPlugin: 'fomantic-trim',
    Once(root) {
      root.walkAtRules('font-face', (face) => {
        if (/data:|Lato/.test(face.toString())) face.remove();
      });
      words ??= wordsIn(pages);
      const known = words;
      const isUsed = (selector: string) =>
        (selector.replace(/:not\([^)]*\)/g, '').match(/\.[a-z][\w-]*/gi) ?? []).every((name) =>
          known.has(name.slice(1).toLowerCase()),
        );
      root.walkAtRules('layer', (layer) => {
        if (layer.params !== 'fomantic') return;
        layer.walkRules((rule) => {
          const used = rule.selectors.filter(isUsed);
          if (used.length === 0) rule.remove();
          else if (used.length < rule.selectors.length) rule.selectors = used;
        });
      });
    },
  };
}
