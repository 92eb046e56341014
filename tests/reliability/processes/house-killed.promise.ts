import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../scripts/demo/invented/random.ts';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Housed, MORTALS, type Mortal } from './programs/housed.ts';
import { Shift } from './shift/shift.ts';

interface Size {
  readonly rounds: number;
  /** How soon the address must answer again; in the short run others use the machine as well. */
  readonly againWithinMs: number;
}

const CLERKS = 8;
const PACE_MS = 50;
const LONGEST_WAIT_MS = 1_500;
const EVERY_MS = 20;

/** Comes to the door again and again, each time over a connection of his own. */
class Visitor {
  /** By what came of it: a status, or the system's name of what went wrong. */
  readonly seen = new Map<string, number>();
  refused = 0;
  longestMs = 0;
  #over = false;
  #mayBeRefused = false;
  #walk: Promise<void> | undefined;

  begin(address: string): void {
    this.#walk = this.#visit(address);
  }

  /** Whether nobody holds the address just now: what started the house was killed. */
  set nobodyHome(value: boolean) {
    this.#mayBeRefused = value;
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#walk;
  }

  async #visit(address: string): Promise<void> {
    let since = performance.now();
    for (; !this.#over; await pause(EVERY_MS)) {
      const how = await this.#ask(address);
      this.seen.set(how, (this.seen.get(how) ?? 0) + 1);
      if (how === 'ECONNREFUSED' && !this.#mayBeRefused) this.refused += 1;
      if (how !== '200') continue;
      this.longestMs = Math.max(this.longestMs, performance.now() - since);
      since = performance.now();
    }
  }

  async #ask(address: string): Promise<string> {
    const call = request(address, { agent: false });
    call.end();
    try {
      const [answer] = await once(call, 'response');
      answer.resume();
      await once(answer, 'end');
      return String(answer.statusCode);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? 'broken off';
    }
  }
}

async function run({ seed, size, report, signal }: Run<Size>): Promise<Figures> {
  const house = await new Housed().start(signal);
  const visitor = new Visitor();
  const killed = new Map<Mortal, number>();
  try {
    const shift = await Shift.prepare({
      ...{ seed, signal, clerks: CLERKS, paceMs: PACE_MS },
      placesOf: house.places,
    });
    const random = new Random(seed, 'killer of houses');
    visitor.begin(house.address);
    shift.begin();
    for (let round = 0; round < size.rounds; round += 1) {
      await shift.during(random.between(0, LONGEST_WAIT_MS));
      const who = MORTALS[round % MORTALS.length] as Mortal;
      visitor.nobodyHome = who === 'what started them';
      if ((await house.kill(who)) > 0) killed.set(who, (killed.get(who) ?? 0) + 1);
      await house.ready(signal);
      visitor.nobodyHome = false;
    }
    await shift.rest();
    await shift.reckon(shift.caller, 0);
    report(`${shift.acknowledged} acknowledged, every one there and once`);
    await visitor.end();
    judge(visitor, size.againWithinMs);
    return {
      ...Object.fromEntries([...killed].map(([name, times]) => [`${name} killed`, times])),
      acknowledged: shift.acknowledged,
      visits: [...visitor.seen.values()].reduce((sum, times) => sum + times, 0),
      'refused a connection': visitor.refused,
      'longest without an answer, ms': Math.round(visitor.longestMs),
    };
  } finally {
    await visitor.end();
    await house.end();
  }
}

/** @throws Error that says what a visitor met that nobody must meet */
function judge({ refused, longestMs, seen }: Visitor, withinMs: number): void {
  const told = JSON.stringify([...seen]);
  if (refused > 0) throw new Error(`${refused} times a connection was refused: ${told}`);
  if (longestMs > withinMs)
    throw new Error(`for ${Math.round(longestMs)} ms the address did not answer: ${told}`);
}

export const promise = definePromise<Size>({
  key: 'house',
  title:
    'kill -9 of either side, both or what started them: the address answers within 5 s, nobody is refused',
  full: { rounds: 40, againWithinMs: 5_000 },
  short: { rounds: 4, againWithinMs: 30_000 },
  within: { full: 600, short: 120 },
  run,
});
