import { academicsStream } from './academics/state.ts';
import { accessStream, signInsStream } from './access/state.ts';
import { admissionsStream } from './admissions/state.ts';
import { institutionStream, platformStream } from './institutions/state.ts';
import type { Desk } from './kernel/desk.ts';
import type { StreamDefinition } from './kernel/stream.ts';
import { chartStream } from './ledger/chart/state.ts';
import { journalStream } from './ledger/journal/state.ts';
import { papersStream } from './papers/state.ts';
import { peopleStream } from './people/state.ts';

/** What the first clerk of the day needs: to sign in, and to take money. */
const COUNTER = [
  platformStream,
  accessStream,
  signInsStream,
  institutionStream,
  academicsStream,
  peopleStream,
  admissionsStream,
  chartStream,
  journalStream,
  papersStream,
] as const;

const WITHIN_MS = 10_000; // a journal without a snapshot takes longer, and goes on being read

/**
 * Folds what the counter of a school stands on, so that its first command does not wait for it. Records nothing; a
 * store that is away, or slow, is no reason to wait longer.
 */
export async function warmCounter(desk: Desk, schoolId: string, withinMs = WITHIN_MS): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, withinMs);
  const folded = COUNTER.map((stream) => desk.state(stream as StreamDefinition<unknown>, schoolId));
  await Promise.race([Promise.allSettled(folded), late]);
  clearTimeout(timer);
}
