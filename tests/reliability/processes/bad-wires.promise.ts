import { definePromise, type Figures, type Run } from '../promise.ts';
import type { Installation } from './programs/installation.ts';
import type { Fault, Wire } from './programs/wire.ts';
import { Wired } from './programs/wired.ts';
import { Shift } from './shift/shift.ts';

interface Size {
  /** How long each fault lasts. */
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

const CLERKS = 6;
const PACE_MS = 60;
const BEFORE_MS = 200;
/** How long a clerk waits for an answer on a wire of his that is bad. */
const PATIENCE_MS = 2_000;

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const wired = await Wired.start(signal);
  try {
    let spoiled: string | undefined;
    const port = () => [wired.wires.clerks.port];
    const shift = await Shift.prepare({
      ...{ seed, signal, clerks: CLERKS, paceMs: PACE_MS },
      placesOf: () => ({ commands: port, queries: port }),
      patienceMs: () => (spoiled === 'clerks' ? PATIENCE_MS : undefined),
    });
    let longestMs = 0;
    for (const [name, wire] of Object.entries(wired.wires)) {
      spoiled = name;
      for (const fault of size.faults) {
        const wellAfterMs = await throughFault(wired.installation, shift, wire, fault, size, signal);
        longestMs = Math.max(longestMs, wellAfterMs);
        report(`${fault} wire to the ${name}, mended: all was well after ${wellAfterMs} ms`);
      }
      await shift.reckon();
    }
    if (wired.installation.ended > 0) throw new Error('a program ended because a wire was bad');
    const { heard, acknowledged } = shift;
    return {
      acknowledged,
      cuts: Object.values(wired.wires).reduce((sum, { cuts }) => sum + cuts, 0),
      'sent again': heard.of(0, 503, 504),
      'longest answer, ms': Math.round(heard.longestMs),
      'all well after a mending, ms': longestMs,
    };
  } finally {
    await wired.end();
  }
}

/** @returns how long after the mending every command was acknowledged and everything ready, in milliseconds */
async function throughFault(
  installation: Installation,
  shift: Shift,
  wire: Wire,
  fault: Fault,
  { seconds }: Size,
  signal: AbortSignal,
): Promise<number> {
  shift.begin();
  await shift.during(BEFORE_MS);
  wire.spoil(fault);
  await shift.during(seconds * 1000);
  wire.mend();
  const mended = performance.now();
  await Promise.all([shift.rest(), installation.ready(signal)]);
  return Math.round(performance.now() - mended);
}

export const promise = definePromise<Size>({
  key: 'f',
  title: 'slow, narrow, cut, silent and half-open connections lose nothing, double nothing, and are got over',
  full: { seconds: 8, faults: ['slow', 'narrow', 'cut', 'black hole', 'half-open'] },
  short: { seconds: 0.4, faults: ['slow', 'cut'] },
  within: { full: 600, short: 90 },
  run,
});
