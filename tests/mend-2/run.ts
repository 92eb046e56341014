/**
 * `node tests/mend-2/run.ts --product PATH [--only 34,35,c]`: tries the rows of MEND-2 on the product of a checkout (this
 * one where no path is given), and ends with 1 where one of them failed. README.md says how a row is written.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Houses } from './houses.ts';
import { allRows, Trying } from './trying.ts';

const options = { product: { type: 'string' }, only: { type: 'string' } } as const;
const { values } = parseArgs({ options });
const only = values.only?.split(',').map((word) => word.trim());
const rows = (await allRows()).filter(({ number }) => !only || only.includes(`${number}`));
const houses = new Houses(resolve(values.product ?? join(import.meta.dirname, '../..')));

/** One line a row, with what differed. @returns how many failed */
async function failures(): Promise<number> {
  const trying = new Trying(houses, rows);
  let failed = 0;
  for (const row of rows) {
    const fault = await trying.fault(row);
    if (fault !== undefined) failed += 1;
    console.log(`${fault === undefined ? 'passed' : 'FAILED'}  ${row.number}  ${row.sentence}`);
    if (fault !== undefined) console.log(`        ${fault}`);
  }
  return failed;
}

const end = (code: number) => houses.close().finally(() => process.exit(code));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(1));
const failed = await failures();
console.log(`${rows.length - failed} passed, ${failed} failed`);
await end(failed > 0 || rows.length === 0 ? 1 : 0);
