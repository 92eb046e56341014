import { globSync, readFileSync } from 'node:fs';

const SRC = new URL('../../', import.meta.url).pathname;

/** The pages' own files, the kit's left out; for tests that hold every form to a law. */
export const sources = (pattern = '**/*.tsx'): readonly { readonly file: string; readonly text: string }[] =>
  globSync(pattern, { cwd: SRC })
    .filter((file) => !file.startsWith('kit/'))
    .map((file) => ({ file, text: readFileSync(SRC + file, 'utf8') }));

/** The text from `open` to what closes it. */
function within(text: string, open: number, [opening, closing]: readonly [string, string]): string {
  let depth = 1;
  let at = open + 1;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    else if (text[at] === closing) depth -= 1;
  }
  return text.slice(open + 1, at - 1);
}

/** Of an element the text of an attribute, between its braces. */
export function attribute(element: string, name: string): string | undefined {
  const from = element.search(new RegExp(`\\s${name}=\\{`));
  return from < 0 ? undefined : within(element, element.indexOf('{', from), ['{', '}']);
}

/** A form as its page writes it: `command` as it stands there, `name` what of it is the definition's. */
export interface WrittenForm {
  readonly file: string;
  readonly element: string;
  readonly command: string;
  readonly name: string;
}

const TAG = /<(?=[A-Z]\w*\s)/g;

/** An element's opening tag: its attributes, without what stands in it. */
function openingOf(element: string): string {
  let depth = 0;
  for (let at = 0; at < element.length; at += 1) {
    if (element[at] === '{') depth += 1;
    else if (element[at] === '}') depth -= 1;
    else if (element[at] === '>' && depth === 0) return element.slice(0, at);
  }
  return element;
}

/** Every element of some files that is given a command, by its opening tag. */
export const openingsIn = (files: ReturnType<typeof sources>) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(TAG)]
      .map(({ index }) => openingOf(text.slice(index + 1)))
      .flatMap((opening) => {
        const command = attribute(opening, 'command');
        return command === undefined ? [] : [{ file, opening, command }];
      }),
  );

const FORM = /<(?:CommandForm|AskedForm|AskedDialog|(?:New)?PersonForm)\b/;

/** Every form of the pages. */
export const formsWritten = (): readonly WrittenForm[] =>
  sources().flatMap(({ file, text }) =>
    text
      .split(FORM)
      .slice(1)
      .map((element) => {
        const command = attribute(element, 'command') ?? '';
        return { file, element, command, name: command.split('.').at(-1) ?? '' };
      }),
  );
