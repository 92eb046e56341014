/**
 * `npm run audit`: proves a school's accounts from the log, without the product or beside it.
 * Exit code: 0 all is well, 1 a fault was found, 2 it could not be run.
 */
import { writeFileSync } from 'node:fs';
import {
  certificatePaper,
  renderCertificate,
} from '../../../projection-service/src/audit/certificate/index.ts';
import type { Verdict } from '../../../projection-service/src/ledger/proof/index.ts';
import { readArguments, USAGE, type Wanted } from './arguments.ts';
import { certificateHead } from './letterhead.ts';
import { type Log, openLog } from './log.ts';
import { report } from './report.ts';
import { checksOfProduct } from './running-product.ts';

function cannot(error: unknown, hint = ''): never {
  console.error(`${(error as Error).message}${hint}`);
  process.exit(2);
}

function wantedOf(words: readonly string[]): Wanted {
  try {
    return readArguments(words);
  } catch (error) {
    return cannot(error, `\n\n${USAGE}`);
  }
}

/** The verdict over the log, and what the running product says of the rest. */
async function verdictOf({ verifier }: Log, wanted: Wanted): Promise<Verdict> {
  const verdict = await verifier.verify(wanted.schoolId, wanted);
  if (!verdict.checks.some(({ pass }) => !pass) && verdict.streams <= 1)
    throw new RangeError(`there is no school ${wanted.schoolId} in this log`);
  const checks = [...verdict.checks, ...(await checksOfProduct(wanted))];
  return { ...verdict, checks, pass: checks.every(({ pass }) => pass) };
}

async function writeCertificate(file: string, log: Log, wanted: Wanted, verdict: Verdict): Promise<void> {
  const { schoolId, language, asOf, knownAt } = wanted;
  const head = await certificateHead(log, schoolId, language);
  const paper = certificatePaper(verdict, { schoolId, printedAt: new Date(), asOf, knownAt, ...head });
  writeFileSync(file, await renderCertificate(paper, language));
}

async function run(wanted: Wanted): Promise<number> {
  const log = await openLog(wanted);
  try {
    const verdict = await verdictOf(log, wanted);
    const compared = verdict.checks.some(({ name }) => name.startsWith('documents:'));
    console.log(wanted.json ? JSON.stringify(verdict, null, 2) : report(verdict, wanted, compared));
    // Last: a paper that cannot be written hides no fault.
    if (wanted.certificate) await writeCertificate(wanted.certificate, log, wanted, verdict);
    return verdict.pass ? 0 : 1;
  } finally {
    await log.close();
  }
}

process.exitCode = await run(wantedOf(process.argv.slice(2))).catch((error) => cannot(error));
