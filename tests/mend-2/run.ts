/**
 * `node tests/mend-2/run.ts --product PATH [--only 34,35,c]`: tries the rows of MEND-2 on the product of a checkout (this
 * one where no path is given), and ends with 1 where one of them failed. With `--awaiting` those that say what they
 * await may fail. README.md says how a row is written.
 */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Check, Different } from './check.ts';
import { FIRST_DAY } from './house/clock.ts';
import type { House } from './house/house.ts';
import { Houses } from './houses.ts';
import { declared, type Row } from './row.ts';

const options = {
  product: { type: 'string' },
  only: { type: 'string' },
  awaiting: { type: 'boolean' },
} as const;
const { values } = parseArgs({ options });
const path = resolve(values.product ?? join(import.meta.dirname, '../..'));

for (const file of globSync(join(import.meta.dirname, 'rows/**/*.ts')).sort()) await import(file);
const only = values.only?.split(',').map((word) => word.trim());
const rows = declared()
  .filter(({ number }) => !only || only.includes(`${number}`))
  .toSorted((one, other) => `${one.number}`.localeCompare(`${other.number}`, 'en', { numeric: true }));
/** How the house begins that they share. */
const shared = rows.some(({ needs }) => needs.demo && !needs.alone) ? 'demo' : 'empty';

async function tryRow(row: Row, house: House): Promise<void> {
  await house.clock.set(row.needs.day ?? FIRST_DAY);
  await row.try(new Check(), house);
}

async function tryAlone(houses: Houses, row: Row): Promise<void> {
  const { demo, old } = row.needs;
  const { house, close } = await houses.alone(old ? `old ${old}` : demo ? 'demo' : 'empty');
  await tryRow(row, house).finally(close);
}

/** What was otherwise, on one line; a fault of the row itself with the place where it happened. */
const told = (error: unknown) =>
  error instanceof Different || !(error instanceof Error)
    ? String(error instanceof Error ? error.message : error)
    : `${error.message} (${/mend-2\/rows\/[^\s)]+/.exec(error.stack ?? '')?.[0] ?? 'outside the row'})`;

/** What differed first; nothing where the row holds. */
async function fault(houses: Houses, row: Row): Promise<string | undefined> {
  try {
    if (row.needs.alone || row.needs.old) await tryAlone(houses, row);
    else await tryRow(row, await houses.shared(shared));
    return undefined;
  } catch (error) {
    return told(error);
  }
}

/** One line a row. @returns how many failed */
async function failures(houses: Houses): Promise<number> {
  let failed = 0;
  for (const row of rows) {
    const found = await fault(houses, row);
    const awaits = values.awaiting ? row.needs.awaits : undefined;
    const mayFail = found !== undefined && awaits !== undefined;
    if (found !== undefined && !mayFail) failed += 1;
    const marked = found === undefined && awaits ? '  (take its mark away)' : '';
    console.log(`${verdictOn(found, mayFail)}  ${row.number}  ${row.sentence}${marked}`);
    if (found !== undefined) console.log(`         ${found}`);
  }
  return failed;
}

function verdictOn(found: string | undefined, mayFail: boolean): string {
  if (found === undefined) return 'passed ';
  return mayFail ? 'awaited' : 'FAILED ';
}

const houses = new Houses(path);
const end = (code: number) => houses.close().finally(() => process.exit(code));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(1));
const failed = await failures(houses);
console.log(`${rows.length - failed} passed, ${failed} failed`);
await end(failed > 0 || rows.length === 0 ? 1 : 0);
