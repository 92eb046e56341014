import type { Browser } from 'playwright-core';
import type { Clock } from './clock.ts';
import { PASSWORD, type Product } from './product.ts';
import { PASSWORD_OF_ALL, School } from './school.ts';

const FIRST_SCHOOL = 20_001;
export const DEMO_SCHOOL = '10001';

/** The product that a row is tried on. Rows share it: what a row changes, it changes in a school of its own. */
export class House {
  readonly clock: Clock;
  readonly #product: Product;
  readonly #browser: () => Promise<Browser>;
  #schools = 0;

  constructor(product: Product, clock: Clock, browser: () => Promise<Browser>) {
    this.#product = product;
    this.clock = clock;
    this.#browser = browser;
  }

  /** Where its pages and its API are. */
  get address(): string {
    return this.#product.address;
  }

  /** Its data folder. */
  get dataDir(): string {
    return this.#product.dataDir;
  }

  /** The checkout it is of. */
  get path(): string {
    return this.#product.path;
  }

  /** Ends the product, lets something be done to its data, and starts it again: for a row that is alone. */
  restart(meanwhile: () => Promise<void>): Promise<void> {
    return this.#product.restart(meanwhile);
  }

  /** The process that `npm start` is. */
  get pid(): number {
    return this.#product.pid;
  }

  /** What the product has printed. */
  get told(): string {
    return this.#product.told;
  }

  /** The files of its data folder in which a word can be read as it is. */
  filesWith(word: string): string[] {
    return this.#product.filesWith(word);
  }

  /** Chromium, started once for all rows. */
  browser(): Promise<Browser> {
    return this.#browser();
  }

  /** The demo school; for rows that say `demo: true` alone. They share it: change little, and nothing that others read. */
  demo(): Promise<School> {
    return School.enter(this.address, DEMO_SCHOOL, PASSWORD);
  }

  /** A school that was made here before. */
  enter(id: string): Promise<School> {
    return School.enter(this.address, id, PASSWORD_OF_ALL);
  }

  /** A new, empty school. */
  async school(): Promise<School> {
    const platform = await School.enter(this.address, DEMO_SCHOOL, PASSWORD);
    this.#schools += 1;
    return School.found(this.address, platform.admin, `${FIRST_SCHOOL + this.#schools}`);
  }

  /** Goes on to a later day of Dhaka's calendar; within a row the clock never goes back. */
  async goTo(day: string, time?: string): Promise<void> {
    if (day < this.clock.today) throw new Error(`the clock stands on ${this.clock.today}, after ${day}`);
    await this.clock.set(day, time);
  }
}
