import { setTimeout as pause } from 'node:timers/promises';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Installation } from './programs/installation.ts';
import { Watch } from './programs/watch.ts';
import { Abandoned } from './shift/abandoned.ts';
import { onlyPlaces, Shift } from './shift/shift.ts';

interface Size {
  /** How long the store is away, each time. */
  readonly seconds: number;
  /** Admissions sent just before it goes, once each: nobody repeats them. */
  readonly abandoned: number;
}

/** It hangs, as on a machine that stands still, or it is gone. */
const WAYS = ['stopped', 'killed'] as const;
const CLERKS = 6;
const PACE_MS = 60;
const BEFORE_AND_AFTER_MS = 500;

async function goAway(installation: Installation, way: (typeof WAYS)[number], ms: number): Promise<void> {
  installation.signal('event store', way === 'killed' ? 'SIGKILL' : 'SIGSTOP');
  await pause(ms);
  installation.signal('event store', 'SIGCONT'); // who was killed comes back by the supervisor
}

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const awayMs = size.seconds * 1000;
  const installation = await new Installation({ server: true, storeDownMs: awayMs }).start(signal);
  try {
    const places = onlyPlaces(installation);
    const shift = await Shift.prepare({
      ...{ seed, signal, clerks: CLERKS, paceMs: PACE_MS, placesOf: () => places },
    });
    const abandoned = new Abandoned(shift, signal);
    let readyAfterMs = 0;
    for (const way of WAYS) {
      shift.begin();
      await shift.during(BEFORE_AND_AFTER_MS);
      await abandoned.send(size.abandoned);
      const watch = new Watch(installation, shift, signal);
      await Promise.all([goAway(installation, way, awayMs), watch.keep(awayMs)]);
      watch.judge(awayMs);
      const back = performance.now();
      await installation.ready(signal);
      readyAfterMs = Math.max(readyAfterMs, performance.now() - back);
      await shift.during(BEFORE_AND_AFTER_MS);
      await shift.rest();
      await abandoned.settle();
      await shift.reckon(shift.caller, abandoned.sent);
      report(`${way} for ${size.seconds} s: ${shift.acknowledged} acknowledged, every one there and once`);
    }
    if (installation.ended !== 1) throw new Error('a service ended because the event store was away');
    const { heard, acknowledged } = shift;
    return {
      acknowledged,
      'refused (503)': heard.of(503),
      'unknown (504)': heard.of(504),
      'admissions abandoned': abandoned.sent,
      'of them completed by a policy': abandoned.completed,
      'longest answer, ms': Math.round(heard.longestMs),
      'ready again after, ms': Math.round(readyAfterMs),
    };
  } finally {
    await installation.end();
  }
}

export const promise = definePromise<Size>({
  key: 'e',
  title:
    'the event store away: commands are refused in time, queries go on, nothing is half-done, all resumes',
  full: { seconds: 30, abandoned: 24 },
  short: { seconds: 2, abandoned: 10 },
  within: { full: 300, short: 90 },
  run,
});
