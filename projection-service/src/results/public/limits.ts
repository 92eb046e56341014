import { refuse } from '@madrasah/events';
import { refuseResults } from '@madrasah/events/results';
import type { Clock } from '@madrasah/service-kit/clock';

const MINUTE_MS = 60_000;
/** A minute, for one address: looks that found nothing, looks at one student, and different students without a birth date. */
const MISSES = 60;
const OF_ONE_STUDENT = 60;
const STUDENTS = 60;

interface Seen {
  misses: number;
  /** Student → how often. */
  readonly students: Map<string, number>;
}

/**
 * Who looks for whose results. Counted by address and never by student alone: else anybody could lock a child's
 * result. Everything is forgotten at the turn of each minute, so that it stays small.
 */
export class ResultLimits {
  readonly #clock: Clock;
  #addresses = new Map<string, Seen>();
  #minute = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Before a student is looked for.
   * @throws Refusal 429 after too many misses or looks at him; 403 where his birth date has to be told first
   */
  look(address: string, student: string, hasBirthDate: boolean): void {
    const seen = this.#of(address);
    const times = seen.students.get(student) ?? 0;
    if (seen.misses >= MISSES || times >= OF_ONE_STUDENT)
      throw refuse('limit.exceeded', { seconds: this.#secondsLeft() });
    if (times === 0 && seen.students.size >= STUDENTS && !hasBirthDate)
      throw refuseResults('results.birth-date-asked');
    if (times > 0 || seen.students.size < STUDENTS) seen.students.set(student, times + 1);
  }

  /** He was not found. */
  missed(address: string): void {
    this.#of(address).misses += 1;
  }

  #of(address: string): Seen {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#addresses = new Map();
    }
    const seen = this.#addresses.get(address) ?? { misses: 0, students: new Map() };
    this.#addresses.set(address, seen);
    return seen;
  }

  #secondsLeft(): number {
    return Math.ceil((MINUTE_MS - (this.#clock.now().getTime() % MINUTE_MS)) / 1000);
  }
}
