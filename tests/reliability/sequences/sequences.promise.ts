import fc from 'fast-check';
import { definePromise, type Figures } from '../promise.ts';
import { runSequence, Tally } from './run-sequence.ts';
import { Ground } from './small-school.ts';
import { randomSequence } from './steps.ts';

/** Sequences that share a log; a new one then keeps memory and pace as they were. */
const SHARE = 250;

export const promise = definePromise({
  key: 'a',
  title: 'whatever people do, in whatever order, the books hold after each command',
  full: { sequences: 10_000 },
  short: { sequences: 150 },
  within: { full: 900, short: 60 },
  async run({ seed, size: { sequences }, report, signal }): Promise<Figures> {
    const tally = new Tally();
    for (let done = 0; done < sequences; done += SHARE) {
      signal.throwIfAborted();
      await expectHolds(seed + done, Math.min(SHARE, sequences - done), tally, signal);
      if ((done / SHARE) % 4 === 3) report(`${tally.sequences} sequences, ${tally.commands} commands`);
    }
    return figuresOf(tally);
  },
});

/** @throws Error with the shortest sequence that breaks, as a list that `replay.ts` runs again */
async function expectHolds(seed: number, numRuns: number, tally: Tally, signal: AbortSignal): Promise<void> {
  const ground = new Ground();
  const property = fc.asyncProperty(randomSequence, async (sequence) => {
    if (!signal.aborted) await runSequence(ground, sequence, tally);
  });
  try {
    const result = await fc.check(property, { seed, numRuns });
    if (!result.failed) return;
    const reason = (result.errorInstance as Error | null)?.message ?? 'interrupted';
    const list = JSON.stringify(result.counterexample?.[0]);
    throw new Error(`${reason}\nreplay (seed ${seed}): ${list}`);
  } finally {
    await ground.close();
  }
}

function figuresOf({ sequences, commands, repeated, refusals, events }: Tally): Figures {
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  return {
    ...{ sequences, commands, repeated, events: sum(events), refused: sum(refusals) },
    ...{ kindsOfEvents: events.size, kindsOfRefusals: refusals.size },
  };
}
