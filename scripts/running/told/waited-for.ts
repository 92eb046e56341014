import type { Readiness } from '../gateway/readiness.ts';

const AWAITED = 'not ready yet';

/** What a start still waits for, in one line: of all lists that are being made anew, the first and how many more. */
export function waitedFor({ parts, reasons = {} }: Pick<Readiness, 'parts' | 'reasons'>): string {
  return Object.entries(parts)
    .filter(([, state]) => state !== 'ready')
    .map(([name]) => {
      const [first, ...more] = (reasons[name] ?? AWAITED).split('; ');
      return `${name}: ${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`;
    })
    .join('; ');
}
