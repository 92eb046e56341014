import test from 'ava';
import { OTHER_SCHOOL, SCHOOL } from './test-support/product.ts';
import { faults, JOURNAL, RecountedSchool } from './test-support/recounted-school.ts';

// The recount: it passes while nothing is wrong, says what it has looked at, and covers one school at one position.
let recounted: RecountedSchool;
test.before(async () => {
  recounted = await RecountedSchool.open();
});
test.afterEach.always(() => recounted.heal());
test.after.always(() => recounted.end());

test.after('healed, it passes again', async (t) => t.deepEqual(faults(await recounted.verify()), []));

test.serial('undamaged it passes, and says what it has looked at', async (t) => {
  const verdict = await recounted.verify();
  t.deepEqual(faults(verdict), []);
  t.true(verdict.pass);
  t.is(verdict.debit, verdict.credit);
  t.is(verdict.debit, 2 * 4500 + 1000 + 500 + 100 + 100);
  const detail = (name: string) => verdict.checks.find((check) => check.name === name)?.detail;
  t.is(detail('balance'), '6 entries that balance in every fund');
  t.is(detail('numbering'), '3 papers numbered without a gap');
  t.is(detail('chains'), `${verdict.events} events in unbroken chains`);
  t.is(detail('documents:people'), '2 documents equal to their replay');
  t.is(detail('books'), '2 funds equal to their replay');
  t.is(detail('replay'), '7 entries taken into new books');
  t.is(detail('roots'), '0 daily roots that follow again from the log');
});

test.serial('totals are as of a day and as known at an instant; the proof is of all', async (t) => {
  const asOf = await recounted.verify(undefined, { asOf: '2026-04-09' });
  t.deepEqual(asOf.trialBalance, { debit: 0, credit: 0, funds: [] });
  const now = await recounted.verify();
  t.is(asOf.debit, now.debit);
  const rows = (await recounted.school.client.get('/api/accounts/trial_balance')).data;
  const sum = (side: 'debit' | 'credit') =>
    rows.reduce((total: number, fund: Record<string, number>) => total + Number(fund[side]), 0);
  t.deepEqual([now.trialBalance.debit, now.trialBalance.credit], [sum('debit'), sum('credit')]);
  t.true(now.trialBalance.debit > 0);
  const [one, other] = await Promise.all([
    recounted.verify(),
    recounted.verify(undefined, { knownAt: '2026-04-09T00:00:00Z' }),
  ]);
  t.is(other.trialBalance.debit, 0, 'also for one who joins a run that was asked for otherwise');
  t.deepEqual(one.trialBalance, now.trialBalance);
});

test.serial('it covers one school: another’s damage is another’s', async (t) => {
  await recounted.product.open(OTHER_SCHOOL);
  recounted.log.damage(JOURNAL, (events) => events.slice(1));
  t.true((await recounted.verify(recounted.product.client(OTHER_SCHOOL))).pass);
  t.false((await recounted.verify()).pass);
});

test.serial(
  'it looks at a fixed position: what is recorded while it counts is left to the next',
  async (t) => {
    const before = await recounted.verify();
    let recorded = false;
    const reading = recounted.log.readStream.bind(recounted.log);
    recounted.log.readStream = async function* (stream, options) {
      if (!recorded && stream === `academics-${SCHOOL}` && !options?.backwards) {
        recorded = true; // behind the end that was asked for first
        await recounted.school.addSession();
      }
      yield* reading(stream, options);
    };
    t.teardown(() => {
      recounted.log.readStream = reading;
    });
    const during = await recounted.verify();
    t.true(recorded);
    t.deepEqual(faults(during), []);
    t.is(during.events, before.events);
    t.true((await recounted.verify()).events > before.events);
  },
);

test.serial('two callers join one run', async (t) => {
  const reads = () => recounted.log.reads.get(JOURNAL) ?? 0;
  const begun = reads();
  await recounted.verify();
  const ofOne = reads() - begun; // by the pass over the log, and by every replay that needs the journal
  const before = reads();
  const [one, other] = await Promise.all([recounted.verify(), recounted.verify(recounted.product.client())]);
  t.deepEqual(one, other);
  t.is(reads(), before + ofOne);
  await recounted.verify();
  t.is(reads(), before + 2 * ofOne);
});
