/**
 * The bench of scale: `npm run bench:scale`. A school with a million journal entries, and two hundred schools in one
 * process. The long history is written once and kept (SCALE_DIR, else in the system's temporary folder), since that
 * takes minutes; the figures go into results-scale.json. Nothing is asserted.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Measures } from './measures.ts';

const [, , entries = '1000000'] = process.argv;
const folder = process.env['SCALE_DIR'] ?? join(tmpdir(), `madrasah-scale-${entries}`);
const whole = join(folder, 'history-written');
const measures = new Measures(1_800_000);
if (!existsSync(whole)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await measures.carryOut([['scale/history.ts', folder, entries]]);
  if (measures.failures.length === 0) writeFileSync(whole, entries);
}
if (existsSync(whole)) {
  await measures.carryOut([
    ['scale/ready.ts', folder, 'log'],
    ['scale/ready.ts', folder, 'snapshot'],
  ]);
  await measures.carryOut([['scale/verify.ts', folder]]);
}
await measures.carryOut([['scale/schools.ts', '200']]);
measures.tell('results-scale.json');
