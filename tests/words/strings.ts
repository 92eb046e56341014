/** A string of a source and where it stands: the objects and lists around it, the outermost first, and its key in each. */
export interface Written {
  readonly text: string;
  readonly line: number;
  readonly places: readonly Place[];
  /** What stands between the string before it and this one, blanks left out. */
  readonly since: string;
}

/** A key of an object, or a number in a list; `frame` tells two objects with the same keys apart. */
export interface Place {
  readonly frame: number;
  readonly key: string;
}

interface Open {
  readonly frame: number;
  key: string;
}

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?;]\s*)\/(?![/*])(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n[]|\\.)+\/|[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\S/gu;

const isString = (token: string) => /^['"`]/.test(token);

/**
 * The strings of a TypeScript source, in order. It reads signs, not grammar: enough for tables of words, and a string
 * that it places wrongly finds no partner.
 */
export function stringsOf(source: string): readonly Written[] {
  const tokens = [...source.matchAll(TOKEN)].filter(([token]) => !/^\/[/*]/.test(token));
  const open: Open[] = [{ frame: 0, key: '' }];
  const written: Written[] = [];
  let frames = 0;
  let since = '';
  let line = 1;
  let read = 0;
  tokens.forEach(({ 0: token, index }, at) => {
    const inner = open.at(-1);
    if (!inner) return;
    const next = tokens[at + 1]?.[0];
    const named = next === ':' || /^(const|let)$/.test(tokens[at - 1]?.[0] ?? '');
    if (named) inner.key = isString(token) ? token.slice(1, -1) : token;
    if (isString(token) && next !== ':') {
      line += source.slice(read, index).split('\n').length - 1;
      read = index;
      written.push({ text: plain(token), line, places: open.map((o) => ({ ...o })), since });
      since = '';
    } else since += token;
    if (/^[{[(]$/.test(token)) open.push({ frame: ++frames, key: token === '{' ? '' : '0' });
    if (/^[}\])]$/.test(token) && open.length > 1) open.pop();
    if (token === ',' && /^\d+$/.test(inner.key)) inner.key = `${Number(inner.key) + 1}`;
  });
  return written;
}

const plain = (token: string) => token.slice(1, -1).replace(/\\(['"`\\])/g, '$1');
