import type * as z from 'zod';
import { absent } from './fields.ts';

/** As of a business day, as known at an instant. */
const CLOCKS = ['asOf', 'knownAt'] as const;

/**
 * The schema of a query's parameters. A clock it does not have is refused by its name (400): whoever asks how things
 * stood on a day is never told how they stand now.
 */
export function clocked<S extends Record<string, z.ZodType>>(query: z.ZodObject<S>, shape: S): z.ZodType {
  const missing = CLOCKS.filter((clock) => !(clock in shape));
  if (missing.length === 0) return query;
  const refused = Object.fromEntries(missing.map((clock) => [clock, absent('request.no-clock')]));
  return query.extend(refused).transform((given) => {
    const rest: Record<string, unknown> = { ...given };
    for (const clock of missing) delete rest[clock];
    return rest;
  });
}
