import type * as z from 'zod';
import { isDay } from '../calendar/dates.ts';
import { absent } from './fields.ts';
import { ALWAYS_ASKED } from './ruled.ts';

/** As of a business day, as known at an instant. */
const CLOCKS = ['asOf', 'knownAt'] as const;

const aDay = (value: unknown): value is string => typeof value === 'string' && isDay(value);

/** A period that ends before it begins holds nothing: it was typed wrongly, and nothing is no answer to it. */
const forwards = <T extends z.ZodType>(query: T, last: 'to' | 'asOf'): T =>
  query.superRefine((given, context) => {
    const { from, [last]: to } = given as Readonly<Record<string, unknown>>;
    if (!aDay(from) || !aDay(to) || to >= from) return;
    const message = 'request.period-backwards';
    context.addIssue({ code: 'custom', path: [last], message, params: { from } });
  }, ALWAYS_ASKED);

/**
 * The schema of a query's parameters. A clock it does not have is refused by its name (400): whoever asks how things
 * stood on a day is never told how they stand now. So is a period (`from` to `to`, or to
 * `asOf` where there is no `to`) that ends before it begins.
 */
export function clocked<S extends Record<string, z.ZodType>>(asked: z.ZodObject<S>, shape: S): z.ZodType {
  const last = 'to' in shape ? 'to' : 'asOf';
  const isOfPeriod = 'from' in shape && last in shape;
  const ordered = <T extends z.ZodType>(query: T): T => (isOfPeriod ? forwards(query, last) : query);
  const missing = CLOCKS.filter((clock) => !(clock in shape));
  if (missing.length === 0) return ordered(asked);
  const refused = Object.fromEntries(missing.map((clock) => [clock, absent('request.no-clock')]));
  return ordered(asked.extend(refused)).transform((given) => {
    const rest: Record<string, unknown> = { ...given };
    for (const clock of missing) delete rest[clock];
    return rest;
  });
}
