import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors.ts';
import type { Visit } from './comparisons.ts';

/** Literal text, escaped punctuation and `.*`, anchored or not: where PCRE and JavaScript agree. */
const EXACT = /^\^?(?:[^\\^$.*+?()[\]{}|]|\\[^\p{L}\p{N}\s_]|\.\*)*\$?$/u;
const TOKENS = /\.\*|\\(.)|\$$/gsu;
const SYNTAX = /[\\^$.*+?()[\]{}|/]/u;

/** `$regex` over strings, with the option `i` only. Patterns beyond EXACT are refused. */
export function matchesPattern(regex: unknown, options: unknown): Visit {
  const { pattern, flags } = sourceOf(regex, options);
  if (flags !== '' && flags !== 'i') throw unsupported(`the $regex option '${flags}'`);
  if (!EXACT.test(pattern)) {
    throw unsupported(`the regular expression /${pattern}/ (only literal text, ^, $ and .*)`);
  }
  const source = translated(pattern);
  if (flags === '' && !SYNTAX.test(source))
    return (value) => typeof value === 'string' && value.includes(source);
  const expression = new RegExp(source, `${flags}u`);
  return (value) => typeof value === 'string' && expression.test(value);
}

function sourceOf(regex: unknown, options: unknown): { pattern: string; flags: string } {
  if (options !== undefined && typeof options !== 'string') {
    throw new CommandError('BadValue', '$options has to be a string');
  }
  if (regex instanceof BSONRegExp) return { pattern: regex.pattern, flags: options ?? regex.options };
  if (typeof regex === 'string') return { pattern: regex, flags: options ?? '' };
  throw new CommandError('BadValue', '$regex has to be a string');
}

/** In PCRE the dot stops at a line feed only, and the end may be followed by one. */
function translated(pattern: string): string {
  return pattern.replace(TOKENS, (token, escaped: string | undefined) => {
    if (escaped !== undefined) return SYNTAX.test(escaped) ? token : escaped;
    return token === '$' ? '(?=\\n?$)' : '[^\\n]*';
  });
}
