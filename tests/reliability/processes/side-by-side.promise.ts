import { isDeepStrictEqual } from 'node:util';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Installation } from './programs/installation.ts';
import type { Caller, Places } from './shift/caller.ts';
import type { Shown } from './shift/proof.ts';
import { Shift } from './shift/shift.ts';

interface Size {
  readonly clerks: number;
  /** How long they work before, and again after, a writer and a reader are killed. */
  readonly secondsEach: number;
}

const PACE_MS = 40;
const INSTANCES = [0, 1];

/** Both instances of each service; the clerk turns to one of them first, and to the other when it is away. */
const placesOf = (installation: Installation, writer: number, reader: number): Places => ({
  commands: () => [writer, 1 - writer].map((n) => installation.port('command-service', n)),
  queries: () => [reader, 1 - reader].map((n) => installation.port('projection-service', n)),
});

/** Every writer with every reader, so that most clerks read what another instance than theirs has written. */
const placesOfClerk = (installation: Installation, clerk: number) =>
  placesOf(installation, clerk % 2, (clerk >> 1) % 2);

const readerAlone = (installation: Installation, reader: number): Places => ({
  commands: () => [],
  queries: () => [installation.port('projection-service', reader)],
});

/** Which parts of what two readers show are not the same. */
function differences(one: Shown, other: Shown): string[] {
  const parts = ['dues', 'receipts', 'closings', 'trialBalance'] as const;
  return parts.filter((part) => !isDeepStrictEqual(one[part], other[part]));
}

async function reckonAtBoth(shift: Shift, callers: readonly Caller[]): Promise<number> {
  const [one, other] = (await Promise.all(callers.map((caller) => shift.reckon(caller)))) as [Shown, Shown];
  const differing = differences(one, other);
  if (differing.length > 0) throw new Error(`the two readers differ in ${differing.join(', ')}`);
  return one.verdict.events;
}

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const installation = await new Installation({ server: true, commands: 2, queries: 2 }).start(signal);
  try {
    const about = { seed, signal, clerks: size.clerks, paceMs: PACE_MS };
    const shift = await Shift.prepare({ ...about, placesOf: (n) => placesOfClerk(installation, n) });
    shift.begin();
    await shift.during(size.secondsEach * 1000);
    report(`${shift.acknowledged} acknowledged; now one writer and one reader are killed`);
    installation.signal('command-service', 'SIGKILL', 0);
    installation.signal('projection-service', 'SIGKILL', 1);
    await shift.during(size.secondsEach * 1000);
    await shift.rest();
    await installation.ready(signal);
    const readers = INSTANCES.map((n) => shift.caller.at(readerAlone(installation, n)));
    const events = await reckonAtBoth(shift, readers);
    const { acknowledged, accounts, heard } = shift;
    const receipts = accounts.reduce((sum, account) => sum + account.receipts.length, 0);
    return {
      acknowledged,
      receipts,
      admissions: accounts.length,
      events,
      'sent again': heard.of(0, 503, 504),
      'longest answer, ms': Math.round(heard.longestMs),
    };
  } finally {
    await installation.end();
  }
}

export const promise = definePromise<Size>({
  key: 'd',
  title:
    'two of each service on one school write one gap-free series and show the same, one of each killed midway',
  full: { clerks: 16, secondsEach: 30 },
  short: { clerks: 8, secondsEach: 1.2 },
  within: { full: 240, short: 60 },
  run,
});
