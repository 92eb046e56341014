import type { z } from 'zod';
import { dayInWords, digitsOf, moneyFigures } from '../money/figures.ts';
import type { Language } from './language.ts';

type Params = Readonly<Record<string, string | number>>;

/** No name and no number has it. */
const BETWEEN = '\u001f';

/** What is written otherwise in each language, such as a number with its series or a name: every place of a sentence takes it. */
export const inEither = (of: (language: Language) => string): string => `${of('bn')}${BETWEEN}${of('en')}`;

/** What is written otherwise in each language, in one of them; anything else as it is. */
export const ofLanguage = (value: string, language: Language): string => {
  const [bn = '', en = bn] = value.split(BETWEEN);
  return language === 'bn' ? bn : en;
};

/** A number with its series as it was recorded while a line stood between the two. */
const ofLanguageBefore = (value: string, language: Language): string =>
  ofLanguage(value.includes(BETWEEN) ? value : value.replace('|', BETWEEN), language);

function written(value: string | number, as: string | undefined, language: Language): string {
  if (as === 'taka') return moneyFigures(Number(value), language);
  if (as === 'day') return dayInWords(String(value), language);
  if (as === 'shown' && typeof value === 'string') return ofLanguageBefore(value, language);
  if (typeof value === 'number' || as === 'digits') return digitsOf(value, language);
  return ofLanguage(value, language);
}

/**
 * Fills the places of a sentence: `{name}`, `{balance:taka}` (a value in paisa), `{on:day}` (a `YYYY-MM-DD`),
 * `{number:shown}` (a number with its series, by `inEither`; a number alone as it is), `{code:digits}` and `{count|row is|rows are}` (a
 * number with the words for one or for any other), in the figures and words of the language.
 */
export function fillText(template: string, params: Params, language: Language): string {
  const places = /\{(\w+)(?::(\w+)|\|([^|}]*)\|([^}]*))?\}/g;
  return template.replace(places, (place, name: string, as?: string, one?: string, more?: string) => {
    const value = params[name];
    if (value === undefined) return place;
    const words = Number(value) === 1 ? one : more;
    return [written(value, as, language), ...(words === undefined ? [] : [words])].join(' ');
  });
}

/** The text key and values of one zod issue: our own fields name theirs, the rest is told by its kind. */
export function issueText(issue: z.core.$ZodIssue): { key: string; params: Params } {
  if (issue.code === 'custom') return { key: issue.message, params: (issue.params ?? {}) as Params };
  if (issue.code === 'invalid_type')
    return { key: issue.input === undefined ? 'request.required' : 'request.type', params: {} };
  if (issue.code === 'too_small' && issue.origin === 'array')
    return { key: 'request.empty-list', params: {} };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { key: 'request.long-list', params: { max: Number(issue.maximum) } };
  return { key: 'request.type', params: {} };
}
