import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Check, Different } from './check.ts';
import { FIRST_DAY } from './house/clock.ts';
import type { House } from './house/house.ts';
import type { Houses } from './houses.ts';
import { declared, type Row } from './row.ts';

/** All rows there are, in their order. */
export async function allRows(): Promise<readonly Row[]> {
  for (const file of globSync(join(import.meta.dirname, 'rows/**/*.ts')).sort()) await import(file);
  const name = ({ number }: Row) => `${number}`;
  return declared().toSorted((one, other) => name(one).localeCompare(name(other), 'en', { numeric: true }));
}

/** Tries rows one after the other; those that need no house of their own share one. */
export class Trying {
  readonly #houses: Houses;
  readonly #shared: 'demo' | 'empty';

  /** @param rows all that will be tried: the house that they share has the demo if one of them needs it */
  constructor(houses: Houses, rows: readonly Row[]) {
    this.#houses = houses;
    const needsDemo = rows.some(({ needs }) => needs.demo && !needs.alone);
    this.#shared = needsDemo ? 'demo' : 'empty';
  }

  /** What differed first; nothing where the row holds. */
  async fault(row: Row): Promise<string | undefined> {
    try {
      if (row.needs.alone || row.needs.old) await this.#alone(row);
      else await tryRow(row, await this.#houses.shared(this.#shared));
      return undefined;
    } catch (error) {
      return told(error);
    }
  }

  async #alone(row: Row): Promise<void> {
    const { demo, old } = row.needs;
    const { house, close } = await this.#houses.alone(old ? `old ${old}` : demo ? 'demo' : 'empty');
    await tryRow(row, house).finally(close);
  }
}

async function tryRow(row: Row, house: House): Promise<void> {
  await house.clock.set(row.needs.day ?? FIRST_DAY);
  await row.try(new Check(), house);
}

/** What was otherwise, on one line; a fault of the row itself with the place where it happened. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Different) return error.message;
  return `${error.message} (${/mend-2\/rows\/[^\s)]+/.exec(error.stack ?? '')?.[0] ?? 'outside the row'})`;
}
