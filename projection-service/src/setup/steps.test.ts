import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { streams } from '@madrasah/events';
import { FeePricesSet, FeePricesWithdrawn } from '@madrasah/events/fees';
import { DEFAULT_PRINT_SETTINGS, PrintSettingsChanged, USUAL_PRINT_SETTINGS } from '@madrasah/events/papers';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import {
  type ResultsConditionFacts,
  ResultsConditionSet,
  ResultsConditionWithdrawn,
} from '@madrasah/events/results';
import { SETUP_STEPS, type SetupStepRow } from '@madrasah/events/setup';
import test from 'ava';
import { klass, recordSchool, section, session } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

let school: TestApp;
test.beforeEach(async () => {
  school = await testApp();
  await recordSchool(school, SCHOOL, 'ক');
});
test.afterEach.always(() => school.end());

const SAMPLE = join(import.meta.dirname, '../../../events/samples/ResultsConditionSet.v1.json');
/** As the sample has them, in the session that runs. */
const RULES: ResultsConditionFacts = {
  ...(JSON.parse(readFileSync(SAMPLE, 'utf8')) as { data: ResultsConditionFacts }).data,
  ...{ sessionId: 1, examId: 1 },
};

const steps = async () => (await school.get('/api/setup/steps')).body.data as SetupStepRow[];
const step = async (wanted: string) => (await steps()).find((row) => row.step === wanted);

const price = (priceRowId: number, sessionId: number, classId: number) =>
  FeePricesSet({
    ...{ priceRowId, sessionId, classId, subLedgerId: 1, effectiveFrom: '2026-04-01' },
    amounts: Array(12).fill(100),
  });
const months = (sessionId: number, classId: number) =>
  MonthCalendarSet({
    ...{ calendarId: sessionId * 10 + classId, sessionId, classId, calendar: 'hijri', hijriOffset: 0 },
    months: proposeMonths('hijri', '2026-03-20'),
  });
const academics = (...drafts: Parameters<TestApp['record']>[1][]) =>
  school.record(streams.academics(SCHOOL), ...drafts);
const chart = (...drafts: Parameters<TestApp['record']>[1][]) =>
  school.record(streams.chart(SCHOOL), ...drafts);

test.serial('every step is answered in its order', async (t) => {
  t.deepEqual(
    (await steps()).map((row) => row.step),
    SETUP_STEPS.map((one) => one.step),
  );
});

test.serial('prices are done once every class that is taught has one in the session that runs', async (t) => {
  t.deepEqual(await step('prices'), { step: 'prices', done: false, classes: { done: 1, all: 2 } });
  await chart(price(2, 1, 2));
  t.deepEqual(await step('prices'), { step: 'prices', done: true, classes: { done: 2, all: 2 } });
  // A class without a section is not taught yet.
  await academics(klass(3, 'মীযান'));
  t.true((await step('prices'))?.done);
  await academics(section(4, 'ক শাখা', 3));
  t.deepEqual((await step('prices'))?.classes, { done: 2, all: 3 });
  await chart(price(3, 1, 3));
  t.true((await step('prices'))?.done);
  await chart(FeePricesWithdrawn({ priceRowId: 3, effectiveFrom: '2026-04-02' }));
  t.deepEqual((await step('prices'))?.classes, { done: 2, all: 3 });
});

test.serial('a session that begins anew needs prices and days of its own', async (t) => {
  await chart(price(2, 1, 2), months(1, 1), months(1, 2));
  for (const wanted of ['months', 'prices']) t.true((await step(wanted))?.done, wanted);
  await academics(session(3, '১৪৪৮-৪৯'));
  for (const wanted of ['months', 'prices'])
    t.deepEqual((await step(wanted))?.classes, { done: 0, all: 2 }, wanted);
  await chart(price(3, 3, 1), months(3, 1));
  for (const wanted of ['months', 'prices'])
    t.deepEqual((await step(wanted))?.classes, { done: 1, all: 2 }, wanted);
});

test.serial(
  'divisions are done once each class has its conditions; print settings once they say something',
  async (t) => {
    t.deepEqual((await step('divisions'))?.classes, { done: 0, all: 2 });
    for (const sectionId of [1, 3])
      await school.record(streams.results(SCHOOL, 1), ResultsConditionSet({ ...RULES, sectionId }));
    t.true((await step('divisions'))?.done);
    await school.record(
      streams.results(SCHOOL, 1),
      ResultsConditionWithdrawn({ sessionId: 1, examId: 1, sectionId: 3 }),
    );
    t.deepEqual((await step('divisions'))?.classes, { done: 1, all: 2 });
    t.false((await step('papers'))?.done);
    await chart(PrintSettingsChanged(USUAL_PRINT_SETTINGS));
    t.true((await step('papers'))?.done);
    await chart(PrintSettingsChanged(DEFAULT_PRINT_SETTINGS));
    t.false((await step('papers'))?.done);
  },
);
