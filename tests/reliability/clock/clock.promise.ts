import { definePromise, type Figures } from '../promise.ts';
import { jumpingSequence } from '../sequences/drawing/sequences.ts';
import { journalOf } from '../sequences/histories.ts';
import { runSequence, Tally } from '../sequences/run-sequence.ts';
import { expectHolds, figuresOf } from '../sequences/shortest-broken.ts';
import type { Ground } from '../sequences/small-school.ts';
import type { Sequence } from '../sequences/steps.ts';
import { Door } from './door.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** How far ahead the clock was before it was set right, in milliseconds. */
const AHEAD = [3 * SECOND, 600 * SECOND, DAY, 365 * DAY];
/** Sequences that share a log. */
const SHARE = 250;

/** When the clock is right again, and everything of before is past, the office goes on. */
const RIGHT_AGAIN: Sequence = [
  [{ kind: 'clock', by: 30_000 * DAY }],
  [{ kind: 'voucher', ago: 0, fundName: 'G', into: 'C1', inwards: true, head: 0, amount: 5 }],
];

export const promise = definePromise({
  key: 'h',
  title: 'a clock that is set back or forward breaks nothing, and all goes on when it is right again',
  full: { sequences: 2000, ahead: AHEAD },
  short: { sequences: 40, ahead: [365 * DAY] },
  within: { full: 300, short: 60 },
  async run({ seed, size: { sequences, ahead }, report, signal }): Promise<Figures> {
    const tally = new Tally();
    for (let done = 0; done < sequences; done += SHARE) {
      signal.throwIfAborted();
      const share = { seed: seed + done, numRuns: Math.min(SHARE, sequences - done) };
      await expectHolds(jumpingSequence, share, signal, (ground, sequence) =>
        goesOn(ground, sequence, tally),
      );
    }
    report(`${tally.sequences} sequences, ${tally.commands} commands under a jumping clock`);
    let askedAtTheDoor = 0;
    for (const milliseconds of ahead) {
      signal.throwIfAborted();
      askedAtTheDoor += await atTheDoor(milliseconds);
      report(`the door after ${milliseconds / SECOND} s ahead`);
    }
    return { ...figuresOf(tally), timesAhead: ahead.length, askedAtTheDoor };
  },
});

/** @returns how often somebody asked to be let in */
async function atTheDoor(ahead: number): Promise<number> {
  const door = await Door.open();
  try {
    await door.expectSaneAfter(ahead);
    return door.asked;
  } finally {
    await door.close();
  }
}

/** @throws Error where an invariant breaks, or the last voucher is not taken */
async function goesOn(ground: Ground, sequence: Sequence, tally: Tally): Promise<void> {
  const schoolId = await runSequence(ground, [...sequence, ...RIGHT_AGAIN], tally);
  const last = (await journalOf(ground, schoolId)).at(-1);
  const { type = '', metadata } = last ?? {};
  const today = String(metadata?.['at']).slice(0, 10);
  if (type !== 'VoucherPosted' || metadata?.['on'] !== today)
    throw new Error(`goes on: ${type} of ${metadata?.['on']} at ${today} is the last — at the end`);
}
