import { addDays, dhakaDay } from '@madrasah/events';
import test from 'ava';
import fc from 'fast-check';
import { Product } from '../equalities/test-support/product.ts';
import { randomDays, type Step } from '../equalities/test-support/random-days.ts';
import { School, type Student } from '../equalities/test-support/school.ts';
import { bundleOf, checked, Folders, manifestOf, NO_CUT } from './test-support/bundle.ts';

// Small schools live through random days; whatever happened, the verifier's trial balance is the product's.
const SEED = 20_261_121;
const RUNS = 12;

const folders = new Folders();
let product: Product;
test.before(async () => {
  product = await Product.start();
});
test.after.always(async () => {
  await product.end();
  folders.remove();
});

let schools = 50_000;
/** A school with three students in which the steps have happened. */
async function live(steps: readonly Step[]): Promise<School> {
  schools += 1;
  product.clock.set('2026-04-10T04:00:00Z');
  const schoolId = String(schools);
  await product.open(schoolId);
  const school = await School.open(product, schoolId);
  const students: Student[] = [];
  for (const name of ['আব্দুল্লাহ', 'উমর', 'আলী']) students.push(await school.admit(name));
  for (const { minutes, act } of steps) {
    product.clock.advance(minutes * 60_000);
    await act(school, students);
  }
  return school;
}

interface Row {
  account: string;
  debit: number;
  credit: number;
}
const inPaisa = ({ account, debit, credit }: Row): Row => ({
  account,
  debit: Math.round(debit * 100),
  credit: Math.round(credit * 100),
});

/** What the product's own query answers, in paisa. */
async function answered({ client }: School, query: Record<string, string>) {
  const { data } = await client.get('/api/accounts/trial_balance', query);
  return (data as { FundID: number; rows: Row[] }[]).map(({ FundID, rows }) => [FundID, rows.map(inPaisa)]);
}

/** What the bundle says, which its verifier has counted anew. */
async function bundled({ schoolId }: School, cut: typeof NO_CUT) {
  const folder = folders.next();
  await bundleOf(product.log, folder, { schoolId, cut });
  const { code, output, faults } = checked(folder);
  if (code !== 0) throw new Error(`${schoolId}: ${faults.join('; ')}\n${output}`);
  return manifestOf(folder).trialBalance.funds.map(({ fundId, accounts }) => [fundId, accounts]);
}

test.serial(
  'the trial balance that the verifier counts is the one the product answers, now, as of a day, as known then',
  async (t) => {
    t.timeout(120_000);
    const types = new Set<string>();
    const property = fc.asyncProperty(randomDays, async (steps) => {
      const half = Math.floor(steps.length / 2);
      const school = await live(steps.slice(0, half));
      const knownAt = product.clock.now().toISOString();
      product.clock.advance(60_000);
      for (const { minutes, act } of steps.slice(half)) {
        product.clock.advance(minutes * 60_000);
        await act(school, [await school.admit('বিলাল')]);
      }
      const asOf = addDays(dhakaDay(product.clock.now()), -2);
      t.deepEqual(await bundled(school, NO_CUT), await answered(school, {}));
      t.deepEqual(await bundled(school, { asOf, knownAt: null }), await answered(school, { asOf }));
      t.deepEqual(await bundled(school, { asOf: null, knownAt }), await answered(school, { knownAt }));
      for await (const { type } of product.log.readStream(`journal-${school.schoolId}_1`)) types.add(type);
    });
    await fc.assert(property, {
      seed: SEED,
      numRuns: RUNS,
      endOnFailure: true,
      includeErrorInReport: true,
    } as never);
    for (const type of [
      'FeesCharged',
      'FeesCollected',
      'CollectionReversed',
      'ChargesReversed',
      'ConcessionGranted',
      'FeeRefunded',
      'VoucherPosted',
      'FundsTransferred',
      'OpeningBalancesPosted',
      'AdvanceApplied',
    ])
      t.true(types.has(type), type);
  },
);

test.serial('a bundle holds one school and nothing of another', async (t) => {
  const [one, other] = [await live([]), await live([])];
  const folder = folders.next();
  await bundleOf(product.log, folder, { schoolId: one.schoolId });
  const { streams, chart } = manifestOf(folder);
  t.true(streams.length > 3);
  t.true(streams.every(({ stream }) => stream.includes(one.schoolId)));
  t.false(JSON.stringify([streams, chart]).includes(other.schoolId));
  t.is(checked(folder).code, 0);
});
