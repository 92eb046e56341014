import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';

const ROOT = join(import.meta.dirname, '..');
const [C, FEES, VOUCHERS] = [
  'command-service/src',
  'command-service/src/fees',
  'command-service/src/vouchers',
];
const OVER_HTTP = `${FEES}/worked-over-http.test.ts`;
const WHOLE_PRODUCT = 'tests/equalities/trial-balance.test.ts';
const NO_DOOR = 'its door comes with gifts in kind';

/** Where each worked entry of the trade is tried: by its decision, and through its endpoints or why not yet. */
const STANDS: readonly (readonly [entry: number, decided: string, asked: string])[] = [
  [1, `${FEES}/worked-entries.test.ts`, WHOLE_PRODUCT],
  [2, `${FEES}/worked-entries.test.ts`, WHOLE_PRODUCT],
  [3, `${FEES}/worked-entries.test.ts`, WHOLE_PRODUCT],
  [4, `${FEES}/worked-entries.test.ts`, WHOLE_PRODUCT],
  [5, `${FEES}/receipts/correct/correct.test.ts`, OVER_HTTP],
  [6, `${FEES}/worked-entries.test.ts`, OVER_HTTP],
  [7, `${FEES}/worked-entries.test.ts`, OVER_HTTP],
  [8, `${FEES}/plan-entries.test.ts`, OVER_HTTP],
  [9, `${FEES}/plan-entries.test.ts`, `${FEES}/charge-run/rules-over-http.test.ts`],
  [10, `${FEES}/plan-entries.test.ts`, `${FEES}/charge-run/rules-over-http.test.ts`],
  [11, `${FEES}/plan-entries.test.ts`, OVER_HTTP],
  [12, `${FEES}/repricing/repricing.test.ts`, OVER_HTTP],
  [13, `${FEES}/repricing/repricing.test.ts`, `${FEES}/repricing/over-http.test.ts`],
  [14, `${C}/ledger/worked-entries.test.ts`, `${VOUCHERS}/worked-over-http.test.ts`],
  [15, `${C}/ledger/worked-entries.test.ts`, `${VOUCHERS}/over-http.test.ts`],
  [16, `${VOUCHERS}/changing/change-voucher.test.ts`, `${VOUCHERS}/over-http.test.ts`],
  [17, `${C}/ledger/worked-entries.test.ts`, `${VOUCHERS}/over-http.test.ts`],
  [18, `${C}/tamlik/tamlik.test.ts`, `${C}/tamlik/over-http.test.ts`],
  [19, `${C}/ledger/worked-entries.test.ts`, `${C}/opening/over-http.test.ts`],
  [20, `${C}/closing/resolve.test.ts`, `${C}/closing/over-http.test.ts`],
  [21, `${FEES}/leaver/leaver.test.ts`, `${C}/concessions/leaver/over-http.test.ts`],
  [22, `${VOUCHERS}/further.test.ts`, `${VOUCHERS}/worked-over-http.test.ts`],
  [23, `${C}/payroll/run/charge.test.ts`, `${C}/payroll/payroll.test.ts`],
  [24, `${VOUCHERS}/further.test.ts`, `${VOUCHERS}/worked-over-http.test.ts`],
  [25, `${C}/ledger/worked-others.test.ts`, NO_DOOR],
  [26, `${C}/ledger/worked-others.test.ts`, `${C}/boards/registrations/over-http.test.ts`],
  [27, `${C}/closing/close-year.test.ts`, `${C}/closing/over-http.test.ts`],
  [28, `${FEES}/family/family.test.ts`, `${FEES}/family/over-http.test.ts`],
];

/** The entries that a file of tests names: `W5`, `W6 and W7`, `W1 to W4`. */
function named(path: string): ReadonlySet<number> {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const found = [...text.matchAll(/\bW(\d+)(?: to W(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at),
  );
  return new Set(found);
}

test('each of the 28 worked entries stands in a test of its decision, and in one of its endpoints', (t) => {
  const entries = STANDS.map(([entry]) => entry).sort((one, other) => one - other);
  t.deepEqual(
    entries,
    Array.from({ length: 28 }, (_, at) => at + 1),
  );
  for (const [entry, decided, asked] of STANDS) {
    t.true(named(decided).has(entry), `W${entry} in ${decided}`);
    if (asked !== NO_DOOR) t.true(named(asked).has(entry), `W${entry} in ${asked}`);
  }
});
