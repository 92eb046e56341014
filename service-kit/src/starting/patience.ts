import { setTimeout as pause } from 'node:timers/promises';
import type { Waiting } from './waiting.ts';

type Kind = abstract new (...given: never) => Error;

/**
 * Repeats what fails because a store is away, until it succeeds: whoever runs the store may be about to mend it.
 * @param away the errors that say so; every other is thrown
 */
export async function patiently<T>(
  work: () => Promise<T>,
  { waiting, away }: { readonly waiting: Waiting; readonly away: readonly Kind[] },
): Promise<T> {
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      const done = await work();
      waiting.there();
      return done;
    } catch (error) {
      if (!away.some((kind) => error instanceof kind)) throw error;
      waiting.away(error);
      await pause(wait);
    }
  }
}
