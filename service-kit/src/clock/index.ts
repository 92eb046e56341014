import { type Day, dhakaDay } from '@madrasah/events';

/** Where time comes from. Tests and the seeder bring their own; nothing over HTTP can set it. */
export interface Clock {
  now(): Date;
  /** The business day in Dhaka, where a clock tells it otherwise than by its instant; ask `today`. */
  today?(): Day;
}

export const systemClock: Clock = { now: () => new Date() };

/** Today's business day in Dhaka. */
export const today = (clock: Clock): Day => clock.today?.() ?? dhakaDay(clock.now());

/** A clock that stands still until it is moved: for tests and the demo seeder. */
export class SetClock implements Clock {
  #now: Date;
  constructor(start: string | Date) {
    this.#now = new Date(start);
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
