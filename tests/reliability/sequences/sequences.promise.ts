import { definePromise, type Figures } from '../promise.ts';
import { randomSequence } from './drawing/sequences.ts';
import { runSequence, Tally } from './run-sequence.ts';
import { expectHolds, figuresOf } from './shortest-broken.ts';

/** Sequences that share a log; a new one then keeps memory and pace as they were. */
const SHARE = 250;

export const promise = definePromise({
  key: 'a',
  title: 'whatever people do, in whatever order, the books hold after each command',
  full: { sequences: 10_000 },
  short: { sequences: 200 },
  within: { full: 1800, short: 150 },
  async run({ seed, size: { sequences }, report, signal }): Promise<Figures> {
    const tally = new Tally();
    for (let done = 0; done < sequences; done += SHARE) {
      signal.throwIfAborted();
      const share = { seed: seed + done, numRuns: Math.min(SHARE, sequences - done) };
      await expectHolds(randomSequence, share, signal, (ground, sequence) =>
        runSequence(ground, sequence, tally),
      );
      if ((done / SHARE) % 4 === 3) report(`${tally.sequences} sequences, ${tally.commands} commands`);
    }
    return figuresOf(tally);
  },
});
