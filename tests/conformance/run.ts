/**
 * The same cases against every store: `npm run test:conformance [-- --only key,key]`. Stores of ours are started for
 * it; EventStoreDB and MongoDB are tried where ESDB_URL and MONGO_URL name them. It tells what it ran against, and
 * ends with another code than 0 when a suite failed or should have run and did not.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { askedAgainst, withoutCredentials } from './asking.ts';
import { type Suite, suitesIn } from './suites.ts';
import { type Counted, countTap } from './tap.ts';

const ROOT = join(import.meta.dirname, '../..');
const AVA = join(ROOT, 'tests/run.ts');

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const suites = suitesIn(ROOT).filter(({ key }) => !wanted || wanted.includes(key));
const unknown = wanted?.filter((key) => !suites.some((suite) => suite.key === key)) ?? [];
if (unknown.length > 0) {
  console.error(
    `no such suite: ${unknown.join(', ')}. There are ${suitesIn(ROOT)
      .map(({ key }) => key)
      .join(', ')}.`,
  );
  process.exit(2);
}

interface Ran extends Counted {
  /** Why the suite does not count as run, whatever its cases said. */
  readonly fault?: string;
  readonly output: string;
}

/** Runs the files of a suite; only its own server is named to them. */
async function run({ files, needs }: Suite): Promise<Ran> {
  const missing = files.length === 0 || files.some((file) => !existsSync(join(ROOT, file)));
  if (missing) return { passed: 0, failed: [], skipped: [], fault: 'its files are missing', output: '' };
  const { ESDB_URL, MONGO_URL, ...env } = process.env;
  const own = needs === 'ESDB_URL' ? { ESDB_URL } : needs === 'MONGO_URL' ? { MONGO_URL } : {};
  const child = spawn(process.execPath, [AVA, '--tap', '--timeout=60s', ...files], {
    cwd: ROOT,
    env: { ...env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const counted = countTap(out);
  const output = withoutCredentials(`${out}\n${errors}`);
  if (counted.failed.length > 0) return { ...counted, output };
  if (code !== 0) return { ...counted, fault: `it ended with code ${code}`, output };
  return counted.passed > 0 ? { ...counted, output } : { ...counted, fault: 'no case ran', output };
}

function told(ran: Ran): void {
  const { passed, failed, skipped, fault } = ran;
  console.log(`  ${passed} passed, ${failed.length} failed, ${skipped.length} left out`);
  for (const name of skipped) console.log(`  left out: ${name}`);
  for (const name of failed) console.log(`  FAILED: ${name}`);
  if (fault) console.log(`  FAILED: ${fault}`);
  if (failed.length > 0 || fault) console.log(ran.output);
}

const rows: string[][] = [];
let broken = 0;
for (const suite of suites) {
  console.log(`\n${suite.title}`);
  if (suite.needs && !process.env[suite.needs]) {
    console.log(`  not run: ${suite.needs} is not set`);
    rows.push([suite.key, `not run: ${suite.needs} is not set`, '', '', '']);
    continue;
  }
  const against = await askedAgainst(suite);
  console.log(`  against ${against}`);
  const ran = await run(suite);
  told(ran);
  const fails = ran.failed.length + (ran.fault ? 1 : 0);
  if (fails > 0) broken += 1;
  rows.push([suite.key, against, ...[ran.passed, fails, ran.skipped.length].map(String)]);
}

console.log('\n| suite | ran against | passed | failed | left out |\n|---|---|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
if (broken > 0) console.log(`\n${broken} of ${suites.length} suites failed`);
process.exitCode = broken === 0 ? 0 : 1;
