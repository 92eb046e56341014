import { readdirSync, readFileSync } from 'node:fs';
import type { UserConfig } from 'vite';

type Postcss = NonNullable<NonNullable<UserConfig['css']>['postcss']>;
type Plugin = NonNullable<Exclude<Postcss, string>['plugins']>[number];

// What Semantic's components write without a page naming it: states and sides. No counts ("three column"): a grid of
// ours is a grid of CSS.
const WRITTEN_BY_COMPONENTS =
  'ui active disabled loading error focus visible hidden transition left right top bottom center aligned fields';

// The theme gives labels their colours itself, and no part of ours is dark.
const NEVER = 'red orange yellow olive green teal blue violet purple pink brown grey black inverted'.split(
  ' ',
);

const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const ATTRIBUTE = /[cC]lassName=/g;
/** Classes that are put together before they are written: `'ui basic button'`. */
const LITERAL = /(['"`])ui (?:(?!\1)[\s\S])*\1/g;
const SEMANTIC = /import \{([^}]*)\} from 'semantic-ui-react'/;
/** `<Button primary size="small">`: a component and its properties become classes. */
const COMPONENT = /<([A-Z]\w*)((?:\.[A-Z]\w*)?(?:[^<>]|=>)*)/g;
const WORD = /[a-z][a-z0-9_-]*/g;

/** The value of an attribute that begins at a place: a literal, or all within its braces. */
function valueAt(code: string, start: number): string {
  if (code[start] !== '{') return code.slice(start, code.indexOf('"', start + 1));
  let depth = 0;
  for (let end = start; end < code.length; end += 1) {
    if (code[end] === '{') depth += 1;
    else if (code[end] === '}') depth -= 1;
    if (depth === 0) return code.slice(start, end);
  }
  return '';
}

/** The words that a source may write into a `class`, by itself or through a component of Semantic. */
function classesOf(source: string): string[] {
  const code = source.replace(COMMENT, '');
  const semantic = new Set((SEMANTIC.exec(source)?.[1] ?? '').split(',').map((name) => name.trim()));
  const given = [...code.matchAll(ATTRIBUTE)].map((found) => valueAt(code, found.index + found[0].length));
  const literal = [...code.matchAll(LITERAL)].map(([text]) => text);
  const drawn = [...code.matchAll(COMPONENT)].flatMap(([, name = '', rest = '']) =>
    semantic.has(name) ? [(name + rest).toLowerCase()] : [],
  );
  return [...given, ...literal, ...drawn].join(' ').match(WORD) ?? [];
}

function classesIn(folder: URL): Set<string> {
  const classes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|text\.(bn|en)\.ts$/.test(path))
    .flatMap((path) => classesOf(readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8')));
  const kept = [...classes, ...WRITTEN_BY_COMPONENTS.split(' ')].filter((word) => !NEVER.includes(word));
  return new Set(kept);
}

/**
 * Fomantic ships every variant of every part. A rule stays when each class in its selector is one that the pages
 * may write; its faces (Lato, icons in data: addresses) go, because the theme shows none of them.
 */
export function fomanticTrim(pages: URL): Plugin {
  let words: Set<string> | undefined;
  return {
    postcssPlugin: 'fomantic-trim',
    Once(root) {
      root.walkAtRules('font-face', (face) => {
        if (/data:|Lato/.test(face.toString())) face.remove();
      });
      words ??= classesIn(pages);
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
