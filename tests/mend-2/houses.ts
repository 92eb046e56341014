import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../journeys/browser.ts';
import { madeOnce } from '../journeys/once.ts';
import { openFirstSchool } from '../system/first-school.ts';
import { Clock, FIRST_DAY } from './house/clock.ts';
import { DEMO_SCHOOL, House } from './house/house.ts';
import { PASSWORD, Product } from './house/product.ts';
import { sourcesOf } from './house/sources.ts';
import { unpack } from './old-house/kept.ts';

/** What stands in a house at first: nothing, the demo school, or what 1c193f34 has left (old-house). */
export type Beginning = 'empty' | 'demo' | 'old demo' | 'old school';

interface Opened {
  readonly house: House;
  readonly product: Product;
  readonly folder: string;
}

/** The houses of a run: one that all rows share, and one for every row that must be alone. */
export class Houses {
  readonly #path: string;
  readonly #all: Opened[] = [];
  #shared: Promise<Opened> | undefined;
  #browser: Promise<Browser> | undefined;

  /** @param path the checkout that is tried */
  constructor(path: string) {
    this.#path = path;
  }

  /** The one that all share, as the first call begins it. */
  async shared(beginning: Beginning): Promise<House> {
    this.#shared ??= this.#open(beginning);
    return (await this.#shared).house;
  }

  /** One for a single row; `close` it afterwards. */
  async alone(beginning: Beginning): Promise<{ readonly house: House; close(): Promise<void> }> {
    const opened = await this.#open(beginning);
    return { house: opened.house, close: () => this.#close(opened) };
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
    await Promise.all(this.#all.splice(0).map((opened) => this.#close(opened)));
  }

  async #open(beginning: Beginning): Promise<Opened> {
    const folder = mkdtempSync(join(tmpdir(), 'mend-2-'));
    try {
      const clock = new Clock(join(folder, 'clock'));
      await clock.set(FIRST_DAY);
      const dataDir = join(folder, 'data');
      if (beginning === 'demo') cpSync(await demoOf(this.#path), dataDir, { recursive: true });
      if (beginning === 'old demo') unpack(dataDir, 'demo');
      if (beginning === 'old school') unpack(dataDir, 'school');
      const empty = beginning === 'empty';
      const product = await Product.start({ path: this.#path, dataDir, clock, empty });
      if (empty) await openFirstSchool(product, { schoolId: DEMO_SCHOOL, password: PASSWORD });
      const house = new House(product, clock, () => {
        this.#browser ??= launch();
        return this.#browser;
      });
      const opened = { house, product, folder };
      this.#all.push(opened);
      return opened;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  async #close({ product, folder }: Opened): Promise<void> {
    await product.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The demo that a checkout makes at its first start on FIRST_DAY, kept for the next run. */
export async function demoOf(path: string): Promise<string> {
  const kept = join(tmpdir(), 'mend-2-demos');
  mkdirSync(kept, { recursive: true });
  return madeOnce('demo', `${FIRST_DAY}-${sourcesOf(path)}`, (folder) => makeDemo(path, folder), kept);
}

async function makeDemo(path: string, dataDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mend-2-clock-'));
  const clock = new Clock(join(folder, 'clock'));
  await clock.set(FIRST_DAY);
  const product = await Product.start({ path, dataDir, clock, empty: false });
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
