import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../scripts/demo/invented/random.ts';
import { definePromise, type Figures, type Run } from '../promise.ts';
import { Installation, type ProgramName } from './programs/installation.ts';
import { Abandoned } from './shift/abandoned.ts';
import { onlyPlaces, Shift } from './shift/shift.ts';

interface Size {
  readonly rounds: number;
  /** The clerks rest and everything is reckoned up after so many rounds. */
  readonly reckonEvery: number;
}

/** What is killed at once, by where the log is. */
const VICTIMS: Readonly<Record<'own' | 'server', readonly (readonly ProgramName[])[]>> = {
  own: [['command-service'], ['projection-service'], ['command-service', 'projection-service']],
  server: [['event store'], ['command-service'], ['projection-service']],
};
const CLERKS = 8;
const PACE_MS = 50;
const LONGEST_WAIT_MS = 900;
const ABANDONED_A_ROUND = 2;
const ADMISSION_MS = 30;

/** Kills one after another, each at a moment of its own: all of them in some order, and again. */
class Killer {
  readonly killed = new Map<string, number>();
  readonly #installation: Installation;
  readonly #random: Random;
  readonly #signal: AbortSignal;
  readonly #victims: readonly (readonly ProgramName[])[];
  #next: (readonly ProgramName[])[] = [];

  constructor(
    installation: Installation,
    about: Pick<Run<Size>, 'seed' | 'signal'>,
    log: keyof typeof VICTIMS,
  ) {
    const { seed, signal } = about;
    this.#victims = VICTIMS[log];
    this.#installation = installation;
    this.#random = new Random(seed, 'killer');
    this.#signal = signal;
  }

  /** How long all goes on before the next is killed. */
  nextWait(): number {
    return this.#random.between(0, LONGEST_WAIT_MS);
  }

  /** How long after an admission has begun: anywhere in the midst of it. */
  nextAim(): number {
    return this.#random.between(0, ADMISSION_MS);
  }

  /** Every second time the next comes while the one before may still be starting. */
  async kill(): Promise<void> {
    const names = this.#draw();
    for (const name of names) while (!this.#installation.signal(name, 'SIGKILL')) await this.#moment();
    const told = names.join(' and ');
    this.killed.set(told, (this.killed.get(told) ?? 0) + 1);
    if (this.#random.chance(0.5)) return;
    for (const name of names) {
      while (this.#installation.port(name) !== undefined) await this.#moment();
      while (this.#installation.port(name) === undefined) await this.#moment();
    }
  }

  #draw(): readonly ProgramName[] {
    if (this.#next.length === 0) this.#next = [...this.#victims];
    const drawn = this.#random.pick(this.#next);
    this.#next = this.#next.filter((names) => names !== drawn);
    return drawn;
  }

  #moment(): Promise<void> {
    return pause(10, undefined, { signal: this.#signal });
  }
}

async function run(about: Run<Size>): Promise<Figures> {
  const own = await killedOn('own', about);
  const server = await killedOn('server', about);
  const together = (what: string) => {
    const both = [own[what] ?? 0, server[what] ?? 0] as const;
    return what.startsWith('longest') ? Math.max(...both) : both[0] + both[1];
  };
  return Object.fromEntries(Object.keys({ ...own, ...server }).map((what) => [what, together(what)]));
}

async function killedOn(
  log: keyof typeof VICTIMS,
  { seed, size, report, signal }: Run<Size>,
): Promise<Figures> {
  const installation = await new Installation({ server: log === 'server' }).start(signal);
  try {
    const placesOf = () => onlyPlaces(installation);
    const shift = await Shift.prepare({ seed, signal, clerks: CLERKS, paceMs: PACE_MS, placesOf });
    const killer = new Killer(installation, { seed, signal }, log);
    const abandoned = new Abandoned(shift, signal);
    shift.begin();
    for (let round = 1; round <= size.rounds; round += 1) {
      await shift.during(killer.nextWait());
      await abandoned.send(ABANDONED_A_ROUND);
      await shift.during(killer.nextAim());
      await killer.kill();
      if (round % size.reckonEvery !== 0 && round !== size.rounds) continue;
      await shift.rest();
      await abandoned.settle();
      await shift.reckon(shift.caller, abandoned.sent);
      report(`${log}: ${round} rounds: ${shift.acknowledged} acknowledged, every one there and once`);
      if (round < size.rounds) shift.begin();
    }
    return figuresOf(shift, killer, abandoned);
  } finally {
    await installation.end();
  }
}

const figuresOf = (
  { heard, acknowledged, accounts }: Shift,
  { killed }: Killer,
  abandoned: Abandoned,
): Figures => ({
  ...Object.fromEntries([...killed].map(([name, times]) => [`${name} killed`, times])),
  acknowledged,
  receipts: accounts.reduce((sum, { receipts }) => sum + receipts.length, 0),
  admissions: accounts.length,
  'admissions abandoned': abandoned.sent,
  'of them completed by a policy': abandoned.completed,
  'sent again': heard.of(0, 503, 504),
  'longest answer, ms': Math.round(heard.longestMs),
});

export const promise = definePromise<Size>({
  key: 'c',
  title: 'kill -9 of any program at any moment loses nothing acknowledged and records nothing twice',
  full: { rounds: 100, reckonEvery: 25 },
  short: { rounds: 5, reckonEvery: 5 },
  within: { full: 900, short: 120 },
  run,
});
