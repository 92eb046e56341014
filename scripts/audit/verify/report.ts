import type { Verdict } from '../../../projection-service/src/ledger/proof/index.ts';
import type { Wanted } from './arguments.ts';

const FIGURES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const inGroups = (hash: string) => hash.match(/.{1,4}/g)?.join(' ') ?? '';

/** When the totals are of, in words. */
const clocks = ({ asOf, knownAt }: Wanted) =>
  [...(asOf ? [`as of ${asOf}`] : []), ...(knownAt ? [`as known at ${knownAt.toISOString()}`] : [])].join(
    ', ',
  ) || 'as it is now';

/** The verdict as a person reads it. */
export function report(verdict: Verdict, wanted: Wanted, compared: boolean): string {
  const { checks, trialBalance, roots, events, streams, position, pass } = verdict;
  const width = Math.max(...checks.map(({ name }) => name.length));
  const [root] = roots;
  return [
    `School ${wanted.schoolId}: ${events} events in ${streams} streams, up to position ${position}`,
    '',
    ...checks.map(
      ({ name, pass, detail }) => `  ${pass ? 'pass' : 'FAIL'}  ${name.padEnd(width)}  ${detail}`,
    ),
    ...(compared
      ? []
      : [`  --    ${'documents'.padEnd(width)}  not compared: give --url and --name, or MONGO_URL`]),
    '',
    `Trial balance ${clocks(wanted)} (taka): debit ${FIGURES.format(trialBalance.debit)}, credit ${FIGURES.format(trialBalance.credit)}`,
    ...trialBalance.funds.map(
      ({ FundID, debit, credit }) =>
        `  fund ${FundID}: debit ${FIGURES.format(debit)}, credit ${FIGURES.format(credit)}`,
    ),
    ...(root
      ? [
          `Daily roots: ${roots.length}, the last of ${root.day} at position ${root.position}:`,
          `  ${inGroups(root.root)}`,
        ]
      : ['Daily roots: none in the log']),
    '',
    ...conclusion(pass, wanted),
  ]
    .map(tamed)
    .join('\n');
}

/** What passes contradicts nothing within; only a root from outside speaks against a log that was made anew. */
function conclusion(pass: boolean, { schoolId, root }: Wanted): string[] {
  if (!pass) return ['FAIL: see above'];
  if (root !== undefined) return [`PASS: the log is whole, and yields the root of ${root} again`];
  return [
    'PASS: the log contradicts itself nowhere. That it was not made anew, hashes and all, is proved only by a root',
    `that was mailed or printed at the time: npm run audit -- --school ${schoolId} --root FILE`,
  ];
}

/** A fault quotes what somebody may have written into the log to rule the terminal. */
const tamed = (line: string) => line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');
