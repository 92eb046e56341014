import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Where a row begins unless it says another day. */
export const FIRST_DAY = '2026-11-29';
const DHAKA_AHEAD_MS = 6 * 3_600_000;
/** The programs look at the file every 100 ms (clock.mjs). */
const SEEN_MS = 250;

/** The clock of the product that is tried: it goes on from wherever it is set to. */
export class Clock {
  readonly #file: string;
  #offset = 0;

  /** @param file where the programs of the product read how far they are away from the machine's clock */
  constructor(file: string) {
    this.#file = file;
    this.#write();
  }

  /** What the product's programs need in their environment. */
  get environment(): Record<string, string> {
    const preload = pathToFileURL(`${import.meta.dirname}/clock.mjs`).href;
    return { NODE_OPTIONS: `--import=${preload}`, MEND2_CLOCK: this.#file };
  }

  /** The business day in Dhaka. */
  get today(): string {
    return new Date(Date.now() + this.#offset + DHAKA_AHEAD_MS).toISOString().slice(0, 10);
  }

  /** Sets it to a time of a day in Dhaka, and waits until every program has seen it. */
  async set(day: string, time = '10:00'): Promise<void> {
    this.#offset = Date.parse(`${day}T${time}:00Z`) - DHAKA_AHEAD_MS - Date.now();
    this.#write();
    await pause(SEEN_MS);
  }

  #write(): void {
    writeFileSync(this.#file, String(this.#offset));
  }
}
