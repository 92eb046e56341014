import type { z } from 'zod';
import { toBengaliDigits } from './digits.ts';

export type Language = 'bn' | 'en';
export const LANGUAGES: readonly Language[] = ['bn', 'en'];

type Params = Readonly<Record<string, string | number>>;

/** Fills `{name}` places; numbers are written in the digits of the language. */
export function fillText(template: string, params: Params, language: Language): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return typeof value === 'number' && language === 'bn' ? toBengaliDigits(value) : String(value);
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
