import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Answer } from './house/person.ts';

/** What a row found otherwise than the law says it. */
export class Different extends Error {}

const MOST = 300;
const COMES_MS = 15_000;
const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** The assertions of a row; the first that fails ends it. */
export class Check {
  /** @param what is compared, in words */
  is(actual: unknown, expected: unknown, what = ''): void {
    if (!isDeepStrictEqual(actual, expected)) differ(what, expected, actual);
  }

  /** At least the members of `expected` stand so in `actual`. */
  like(actual: unknown, expected: object, what = ''): void {
    try {
      assert.partialDeepStrictEqual(actual, expected);
    } catch {
      differ(what, expected, actual);
    }
  }

  /** What is read becomes `expected` in a while: of a page, whose figures follow a click when they can. */
  async comes(read: () => Promise<unknown>, expected: unknown, what = ''): Promise<void> {
    let found = await read();
    for (const end = performance.now() + COMES_MS; performance.now() < end; found = await read()) {
      if (isDeepStrictEqual(found, expected)) return;
      await pause(50);
    }
    differ(what, expected, found);
  }

  ok(value: unknown, what: string): void {
    if (!value) throw new Different(what);
  }

  /** The answer is a refusal (4xx), with this code where one is given, and with these words in its sentence. */
  refused(answer: Answer, code?: string, ...words: (string | RegExp)[]): void {
    const is4xx = answer.status >= 400 && answer.status < 500;
    if (!is4xx || (code !== undefined && answer.body?.code !== code))
      differ('', `refused${code ? ` as ${code}` : ''}`, answer);
    for (const word of words) this.match(answer.body.message, word, 'the sentence');
  }

  /** The answer is one of success, with this status where one is given. */
  taken(answer: Answer, status?: number, what = ''): void {
    const isTaken = answer.status >= 200 && answer.status < 300;
    if (!isTaken || (status !== undefined && answer.status !== status))
      differ(what, `taken${status ? ` with ${status}` : ''}`, answer);
  }

  match(text: string, pattern: string | RegExp, what = ''): void {
    const found = typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
    if (!found) differ(what, String(pattern), text);
  }
}

function differ(what: string, expected: unknown, actual: unknown): never {
  throw new Different(`${what && `${what}: `}expected ${shown(expected)}, found ${shown(actual)}`);
}
