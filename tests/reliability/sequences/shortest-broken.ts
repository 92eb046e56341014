import fc from 'fast-check';
import type { Figures } from '../promise.ts';
import type { Tally } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import type { Sequence, Step } from './steps.ts';

interface Share {
  readonly seed: number;
  readonly numRuns: number;
}

/**
 * Runs sequences on a log of their own. When the time is up the rest are passed over: whoever gives the signal fails.
 * @throws Error with the shortest sequence that breaks, as a list that `replay.ts` runs again
 */
export async function expectHolds(
  sequences: fc.Arbitrary<Step[][]>,
  share: Share,
  signal: AbortSignal,
  run: (ground: Ground, sequence: Sequence) => Promise<unknown>,
): Promise<void> {
  const ground = new Ground();
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (!signal.aborted) await run(ground, sequence);
  });
  try {
    const result = await fc.check(property, share);
    signal.throwIfAborted();
    if (!result.failed) return;
    const reason = (result.errorInstance as Error | null)?.message ?? 'interrupted';
    throw new Error(`${reason}\nreplay (seed ${share.seed}): ${JSON.stringify(result.counterexample?.[0])}`);
  } finally {
    await ground.close();
  }
}

export function figuresOf({ sequences, commands, repeated, refusals, events }: Tally): Figures {
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  return {
    ...{ sequences, commands, repeated, events: sum(events), refused: sum(refusals) },
    ...{ kindsOfEvents: events.size, kindsOfRefusals: refusals.size },
  };
}
