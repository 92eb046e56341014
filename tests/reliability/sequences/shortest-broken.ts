import fc from 'fast-check';
import type { Figures } from '../promise.ts';
import { runSequence, type Tally } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import type { Sequence, Step } from './steps.ts';

interface Share {
  readonly seed: number;
  readonly numRuns: number;
}

type RunOne = (ground: Ground, sequence: Sequence) => Promise<unknown>;

/**
 * Runs sequences on a log of their own. When the time is up the rest are passed over: whoever gives the signal fails.
 * @throws Error with the shortest sequence that breaks, as a list that `replay.ts` runs again
 */
export async function expectHolds(
  sequences: fc.Arbitrary<Step[][]>,
  share: Share,
  signal: AbortSignal,
  run: RunOne,
): Promise<void> {
  const ground = new Ground();
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (!signal.aborted) await run(ground, sequence);
  });
  try {
    const { failed, counterexample } = await fc.check(property, { ...share, endOnFailure: true });
    signal.throwIfAborted();
    if (!failed) return;
    const { left, fault } = await shortestBroken(ground, counterexample?.[0] ?? [], run);
    throw new Error(`${fault}\nreplay (seed ${share.seed}): ${JSON.stringify(left)}`);
  } finally {
    await ground.close();
  }
}

/** What breaks; undefined where nothing does. */
async function faultOf(ground: Ground, sequence: Sequence, run: RunOne): Promise<string | undefined> {
  try {
    await run(ground, sequence);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Takes away what is not needed for it to break the same way: groups, the last first, then the steps within those
 * that are left. Steps keep their meaning wherever they stand, so that a shorter list is a sequence again.
 */
export async function shortestBroken(ground: Ground, broken: Sequence, run: RunOne = runSequence) {
  const first = await faultOf(ground, broken, run);
  let fault = first ?? 'it broke only once';
  let left = broken;
  const tried = async (without: Sequence) => {
    const still = await faultOf(ground, without, run);
    if (still?.split(':')[0] !== fault.split(':')[0]) return;
    left = without;
    fault = still as string;
  };
  for (let index = left.length - 1; first && index >= 0; index -= 1) await tried(left.toSpliced(index, 1));
  for (let index = left.length - 1; first && index >= 0; index -= 1)
    for (let step = (left[index]?.length ?? 1) - 1; (left[index]?.length ?? 1) > 1 && step >= 0; step -= 1)
      await tried(left.with(index, (left[index] ?? []).toSpliced(step, 1)));
  return { left, fault, breaks: first !== undefined };
}

export function figuresOf({ sequences, commands, repeated, refusals, events }: Tally): Figures {
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  return {
    ...{ sequences, commands, repeated, events: sum(events), refused: sum(refusals) },
    ...{ kindsOfEvents: events.size, kindsOfRefusals: refusals.size },
  };
}
