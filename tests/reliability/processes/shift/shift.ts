import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../../scripts/demo/invented/random.ts';
import { makeSchool, type School } from '../../../system/school.ts';
import { type Installation, PASSWORD } from '../programs/installation.ts';
import { Caller, Heard, type Places } from './caller.ts';
import { Clerk, FEE } from './clerk.ts';
import { assertNone, type DuesRow, faultsIn, readDues, readShown, type Shown } from './proof.ts';

interface About {
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly clerks: number;
  /** Mean pause of a clerk between two commands. */
  readonly paceMs: number;
  /** Where the n-th clerk turns to. */
  placesOf(clerk: number): Places;
  patienceMs?(): number | undefined;
}

/** The clerks of one school at work together, and the reckoning after it. */
export class Shift {
  readonly heard: Heard;
  readonly school: School;
  readonly clerks: readonly Clerk[];
  /** Somebody signed in, who turns to the first clerk's places. */
  readonly caller: Caller;
  readonly #about: About;
  #over = false;
  #working: Promise<unknown> = Promise.resolve();

  private constructor(about: About, heard: Heard, caller: Caller, school: School) {
    this.#about = about;
    this.heard = heard;
    this.caller = caller;
    this.school = school;
    this.clerks = Array.from({ length: about.clerks }, (_, n) => {
      const random = new Random(about.seed, 'clerk', n);
      return new Clerk(caller.at(about.placesOf(n)), school, random, `ছাত্র ${n}`);
    });
  }

  /** Makes the school and admits each clerk's first student. */
  static async prepare(about: About): Promise<Shift> {
    const heard = new Heard();
    const caller = await Caller.signedIn(about.placesOf(0), { ...about, heard }, PASSWORD);
    const shift = new Shift(about, heard, caller, await makeSchool(caller, FEE));
    await Promise.all(shift.clerks.map((clerk) => clerk.admit()));
    return shift;
  }

  get acknowledged(): number {
    return this.clerks.reduce((sum, clerk) => sum + clerk.acknowledged, 0);
  }

  get accounts() {
    return this.clerks.flatMap((clerk) => clerk.accounts);
  }

  /** From now on the clerks work; what one finds fault with is thrown by `rest`. */
  begin(): void {
    this.#over = false;
    this.#working = Promise.all(this.clerks.map((clerk) => clerk.work(() => this.#over, this.#about.paceMs)));
    this.#working.catch(() => undefined); // `rest` and `during` tell
  }

  /** Waits while they work. @throws as soon as one finds fault */
  async during(ms: number): Promise<void> {
    const over = pause(ms, undefined, { signal: this.#about.signal });
    await Promise.race([over, this.#working.then(() => over)]);
  }

  /** Each clerk ends what he is at. @throws what one finds fault with */
  async rest(): Promise<void> {
    this.#over = true;
    await this.#working;
  }

  /** The dues of all students as they are shown now. */
  dues(): Promise<readonly DuesRow[]> {
    return readDues(this.caller.seeAll(), this.school.session);
  }

  /** What is shown at a place is what was acknowledged. @throws Error that names what is not */
  async reckon(caller = this.caller, abandoned = 0): Promise<Shown> {
    const shown = await readShown(caller.seeAll(), this.school.session);
    assertNone([...faultsIn(shown, this.accounts, abandoned), ...this.heard.wrong]);
    return shown;
  }
}

/** The first of each service and no other. */
export const onlyPlaces = (installation: Installation): Places => ({
  commands: () => [installation.port('command-service')],
  queries: () => [installation.port('projection-service')],
});
