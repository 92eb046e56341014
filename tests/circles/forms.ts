import { globSync, readFileSync } from 'node:fs';

const BY_HAND = /<CommandForm\b/;
const ASKED = /^( *)(?:.*[\s(>{])?<(Asked(?:Form|Dialog)|(?:New)?PersonForm)\b/;

/** The lines of an element that begins there, as the formatter lays it out. */
function elementAt(lines: readonly string[], from: number, indent: number): number {
  if (/\/>|<\/(Asked(Form|Dialog)|(New)?PersonForm)>/.test(lines[from] ?? '')) return 1;
  const end = lines.findIndex(
    (line, at) =>
      at > from && /^ *(\/>|<\/(Asked|(New)?PersonForm))/.test(line) && line.search(/\S/) <= indent,
  );
  return end < 0 ? lines.length - from : end - from + 1;
}

/** How many lines of a page are a form: all where it lays one out by hand, else the elements that name a command, and those of the form of a person. */
export function formLines(source: string): number {
  const lines = source.trimEnd().split('\n');
  if (BY_HAND.test(source)) return lines.length;
  return lines.reduce((sum, line, at) => {
    const begins = ASKED.exec(line);
    return begins ? sum + elementAt(lines, at, begins[1]?.length ?? 0) : sum;
  }, 0);
}

/** The forms of the pages, and how many lines each takes. */
export const forms = (root: string): readonly { readonly path: string; readonly lines: number }[] =>
  globSync('frontend/src/**/*.tsx', { cwd: root })
    .map((path) => ({ path, lines: formLines(readFileSync(`${root}/${path}`, 'utf8')) }))
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => other.lines - one.lines);
