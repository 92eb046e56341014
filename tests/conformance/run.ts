/**
 * The same cases against every store: `npm run test:conformance [-- --only key,key]`. Stores of ours are started for
 * it; EventStoreDB and MongoDB are tried where ESDB_URL and MONGO_URL name them, under a name of the run's own, and
 * what was made there is removed: at the end, when the run is broken off, or by the next run. It tells what it ran
 * against, and ends with another code than 0 when a suite failed or should have run and did not.
 */
import { parseArgs } from 'node:util';
import { askedAgainst } from './asking.ts';
import { clearAfter, clearWhatIsLeft } from './clearing.ts';
import { beginNote } from './notes.ts';
import { endRunning, type Ran, ROOT, runSuite } from './running.ts';
import { type Suite, suitesIn } from './suites.ts';

const BROKEN_OFF = 130;

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

let brokenOff = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    brokenOff = true;
    endRunning();
  });

/** Runs a suite and removes what it made. */
async function ranAndCleared(suite: Suite): Promise<{ ran: Ran; cleared: boolean }> {
  const url = suite.needs && process.env[suite.needs];
  if (!suite.needs || !url) return { ran: await runSuite(suite, undefined), cleared: true };
  const note = beginNote(suite.needs, url);
  const ran = await runSuite(suite, note);
  return { ran, cleared: await clearAfter(note, url) };
}

function told(ran: Ran): void {
  const { passed, failed, skipped, fault } = ran;
  console.log(`  ${passed} passed, ${failed.length} failed, ${skipped.length} left out`);
  for (const name of skipped) console.log(`  left out: ${name}`);
  for (const name of failed) console.log(`  FAILED: ${name}`);
  if (fault) console.log(`  FAILED: ${fault}`);
  if (failed.length > 0 || fault) console.log(ran.output);
}

await clearWhatIsLeft();
const rows: string[][] = [];
let broken = 0;
for (const suite of suites) {
  if (brokenOff) break;
  console.log(`\n${suite.title}`);
  if (suite.needs && !process.env[suite.needs]) {
    console.log(`  not run: ${suite.needs} is not set`);
    rows.push([suite.key, `not run: ${suite.needs} is not set`, '', '', '']);
    continue;
  }
  const against = await askedAgainst(suite);
  console.log(`  against ${against}`);
  const { ran, cleared } = await ranAndCleared(suite);
  if (brokenOff) break;
  told(ran);
  const fails = ran.failed.length + (ran.fault ? 1 : 0);
  if (fails > 0 || !cleared) broken += 1;
  rows.push([suite.key, against, ...[ran.passed, fails, ran.skipped.length].map(String)]);
}

console.log('\n| suite | ran against | passed | failed | left out |\n|---|---|---|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
if (broken > 0) console.log(`\n${broken} of ${suites.length} suites failed`);
if (brokenOff) console.log('\nbroken off: the table has the suites that ran to their end');
process.exitCode = brokenOff ? BROKEN_OFF : broken === 0 ? 0 : 1;
