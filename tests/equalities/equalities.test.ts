import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { History } from './test-support/history.ts';
import { Product } from './test-support/product.ts';
import { randomDays, type Step } from './test-support/random-days.ts';
import { School, type Student } from './test-support/school.ts';

const SEED = 20_260_414;
const RUNS = 7;

let product: Product;
test.before(async () => {
  product = await Product.start();
});
test.after.always(() => product.end());

let schools = 30_000;

/** A school of its own with five students; so many runs share one start. */
async function openSchool(): Promise<School> {
  schools += 1;
  product.clock.set('2026-04-10T04:00:00Z');
  await product.open(String(schools));
  return School.open(product, String(schools));
}

async function live(steps: readonly Step[], each: (history: History) => Promise<void>): Promise<History> {
  const school = await openSchool();
  const students: Student[] = [];
  for (const name of ['আব্দুল্লাহ', 'উমর', 'আলী', 'বিলাল', 'হামজা']) students.push(await school.admit(name));
  const history = new History(school, students);
  for (const { minutes, act } of steps) {
    product.clock.advance(minutes * 60_000);
    if (await act(school, history.students)) await each(history);
  }
  return history;
}

test('whatever happens, dues, receivable, dashboard, advances and statements are equal after each step, and history does not change', async (t) => {
  t.timeout(60_000);
  const happened = new Map<string, number>();
  const property = fc.asyncProperty(randomDays, async (steps) => {
    const history = await live(steps, async (standing) => {
      await standing.expectEqualities();
      await standing.remember();
      await standing.expectUnchanged(2);
    });
    await history.expectUnchanged(Number.POSITIVE_INFINITY);
    for (const type of await history.types()) happened.set(type, 1 + (happened.get(type) ?? 0));
  });
  await passes(t, property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  const kinds = ['AdvanceApplied', 'CollectionReversed', 'ConcessionGranted', 'FeeRefunded', 'VoucherPosted'];
  for (const kind of [...kinds, 'OpeningBalancesPosted', 'FundsTransferred', 'FeesCollected', 'FeesCharged'])
    t.true((happened.get(kind) ?? 0) > 1, `${kind} happened ${happened.get(kind) ?? 0} times`);
});

async function passes<T>(
  t: ExecutionContext,
  property: fc.IAsyncProperty<T>,
  parameters: fc.Parameters<T>,
): Promise<void> {
  await t.notThrowsAsync(() =>
    fc.assert(property as fc.IAsyncProperty<[T]>, { ...parameters, includeErrorInReport: true } as never),
  );
}
