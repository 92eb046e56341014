import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { application } from '../../system/school.ts';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Installation } from './programs/installation.ts';
import { Watch } from './programs/watch.ts';
import { onlyPlaces, Shift } from './shift/shift.ts';

interface Size {
  /** How long the store is away, each time. */
  readonly seconds: number;
  /** Admissions sent around the moment it goes, once each: nobody repeats them. */
  readonly abandoned: number;
}

/** It hangs, as on a machine that stands still, or it is gone. */
const WAYS = ['stopped', 'killed'] as const;
const CLERKS = 6;
const PACE_MS = 60;
const BEFORE_AND_AFTER_MS = 500;
const BETWEEN_ADMISSIONS_MS = 12;
/** What the policies wait before they finish what a request has left, and the wait between two of their tries. */
const REPAIRED_WITHIN_MS = 20_000;

/** Sends admissions one shortly after the other, and forgets them. @returns when all are answered */
async function sendAbandoned(shift: Shift, count: number, way: string): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = application(shift.school, `${way} ${n}`);
    sent.push(shift.caller.call('POST', '/api/students/insert_student', body, randomUUID()));
    await pause(BETWEEN_ADMISSIONS_MS);
  }
  await Promise.all(sent);
}

/** Waits until each admission that stands has its charge. @returns how many had none at first */
async function repaired(shift: Shift, signal: AbortSignal): Promise<number> {
  const uncharged = async () => {
    const path = `/api/accounts/dues?SessionID=${shift.school.session}&limit=1000`;
    const { body } = await shift.caller.seeAll().get(path);
    return body.data.filter(({ charged }: { charged: number }) => charged === 0).length as number;
  };
  const first = await uncharged();
  for (const end = Date.now() + REPAIRED_WITHIN_MS; (await uncharged()) > 0 && Date.now() < end; )
    await pause(200, undefined, { signal });
  return first;
}

async function goAway(installation: Installation, way: (typeof WAYS)[number], ms: number): Promise<void> {
  installation.signal('event store', way === 'killed' ? 'SIGKILL' : 'SIGSTOP');
  await pause(ms);
  installation.signal('event store', 'SIGCONT'); // who was killed comes back by the supervisor
}

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const awayMs = size.seconds * 1000;
  const installation = await new Installation({ storeDownMs: awayMs }).start(signal);
  try {
    const places = onlyPlaces(installation);
    const shift = await Shift.prepare({
      ...{ seed, signal, clerks: CLERKS, paceMs: PACE_MS, placesOf: () => places },
    });
    let halfDone = 0;
    let readyAfterMs = 0;
    for (const [index, way] of WAYS.entries()) {
      shift.begin();
      await shift.during(BEFORE_AND_AFTER_MS);
      const left = sendAbandoned(shift, size.abandoned, way);
      await pause((size.abandoned * BETWEEN_ADMISSIONS_MS) / 2);
      const watch = new Watch(installation, shift, signal);
      await Promise.all([goAway(installation, way, awayMs), watch.keep(awayMs)]);
      watch.judge(awayMs);
      const back = performance.now();
      await installation.ready(signal);
      readyAfterMs = Math.max(readyAfterMs, performance.now() - back);
      await shift.during(BEFORE_AND_AFTER_MS);
      await Promise.all([shift.rest(), left]);
      halfDone += await repaired(shift, signal);
      await shift.reckon(shift.caller, (index + 1) * size.abandoned);
      report(`${way} for ${size.seconds} s: ${shift.acknowledged} acknowledged, every one there and once`);
    }
    if (installation.ended !== 1) throw new Error('a service ended because the event store was away');
    const { heard, acknowledged } = shift;
    return {
      acknowledged,
      'refused (503)': heard.of(503),
      'unknown (504)': heard.of(504),
      'left half-done, then completed': halfDone,
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
