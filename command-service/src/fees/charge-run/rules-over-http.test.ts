import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const RUNS = '/api/accounts/charge_runs';
const RUN = { SessionID: 1, SLIDs: [1], MonthID: 4 };

/** Tuition of 500 a month; months of the calendar year, so that April has begun two weeks ago. */
async function school() {
  const app = await openSchool();
  await furnish(app);
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  return app;
}

const admitted = (data: object = {}) => ({ data: { ...student, ...data } });

test('W9 over HTTP: plain, prepaid, sibling and a sum of his own, with who is left out and why', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  for (const Mobile1 of ['01711111111', '01722222222', '01733333333', '01711111111'])
    await app.done('POST', ADMIT, admitted({ Mobile1 }));
  await app.done('PUT', '/api/accounts/sibling_rule', { SLID: 1, from: 2, percent: '১২.৫' });
  await app.done('POST', '/api/accounts/student_fees/3', [
    { SLID: 1, amount: 300 },
    { SLID: 1, MonthID: 5, off: true },
  ]);
  const months = [4, 5].map((MonthID) => ({ SLID: 1, MonthID, amount: 500 }));
  const payment = { UserID: 2, AdmissionID: 2, AccountType: 2, Account: 2, fees: [], months };
  const paid = await app.done('POST', COLLECT, payment, 'p1');
  t.deepEqual((await app.done('POST', COLLECT, payment, 'p1')).data, paid.data); // pressed twice

  const { data: preview } = await app.done('POST', `${RUNS}/preview`, RUN);
  t.like(preview, { students: 4, items: 4, total: 1800, concession: 63, prepaid: 500, due: 1237 });
  t.deepEqual(
    preview.lines.map(({ AdmissionID, Fee, concession, prepaid, due }: Record<string, number>) => [
      ...[AdmissionID, Fee, concession, prepaid, due],
    ]),
    [
      [1, 500, 0, 0, 500],
      [2, 500, 0, 500, 0],
      [3, 300, 0, 0, 300],
      [4, 500, 63, 0, 437],
    ],
  );
  await app.done('POST', RUNS, RUN, 'r1');
  await app.done('POST', RUNS, RUN, 'r1');
  t.like((await app.done('POST', RUNS, RUN)).data, {
    ...{ students: 0, items: 0, total: 0 },
    reasons: [{ why: 'standing', students: 4 }],
  });
  t.deepEqual(await app.recorded('journal'), [
    ...['FeesCollected', 'FeesCharged', 'StandingConcessionsGranted', 'MonthAdvancesApplied'],
  ]);
  const again = (await app.done('POST', `${RUNS}/preview`, RUN)).data;
  t.deepEqual([again.items, again.alreadyCharged], [0, 4]);
  const may = (await app.done('POST', `${RUNS}/preview`, { ...RUN, MonthID: 5 })).data;
  t.deepEqual([...new Set(may.skipped.map(({ why }: { why: string }) => why))], ['not-begun']);

  await app.done('POST', `${RUNS}/2/undo`, { reason: 'আবার করা হবে' }).catch(() => undefined);
  await app.done('POST', `${RUNS}/1/undo`, { reason: 'ভুল' });
  t.deepEqual((await app.recorded('journal')).at(-1), 'ChargesReversed');
  t.like((await app.done('POST', RUNS, RUN)).data, { students: 4, items: 4, total: 1800 });
});

test('days of a month are charged by thirtieths; who is not named pays the month', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  for (const Mobile1 of ['01711111111', '01722222222', '01733333333'])
    await app.done('POST', ADMIT, admitted({ Mobile1 }));
  const { data } = await app.done('POST', `${RUNS}/preview`, { ...RUN, days: { 1: '১২', 2: 0 } });
  t.deepEqual(
    data.lines.map(({ AdmissionID, Fee }: Record<string, number>) => [AdmissionID, Fee]),
    [
      [1, 200],
      [3, 500],
    ],
  );
  t.like(data.skipped[0], { AdmissionID: 2, why: 'no-days', SlName: 'বেতন' });
  const wrong = await app.call('POST', RUNS, { token: app.token(1), body: { ...RUN, days: { 1: 32 } } });
  t.is(wrong.status, 400);
});

test('W10 over HTTP: the late fee of a late month, once', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', ADMIT, admitted());
  t.is((await app.done('POST', RUNS, { ...RUN, ClassID: 1 })).data.items, 1); // due since its month began
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 1, SlName: 'বিলম্ব ফি' });
  await app.done('POST', '/api/accounts/fee_groups', {
    ...{ FundID: 1, GLID: 1, SLID: 3, SFGNID: 3, chargeOn: 'demand' },
  });
  const rule = { SLID: 3, amount: 50, afterDays: 15, active: 1 };
  await app.done('PUT', '/api/accounts/late_fee_rule', rule);
  const { data } = await app.done('POST', '/api/accounts/late_fee_runs/preview', { SessionID: 1 });
  t.deepEqual(
    data.lines.map(({ SLID, MonthID, Fee }: Record<string, number>) => [SLID, MonthID, Fee]),
    [],
  );
  app.clock.advance(3 * 24 * 3600_000);
  const late = (await app.done('POST', '/api/accounts/late_fee_runs/preview', { SessionID: 1 })).data;
  t.deepEqual(
    late.lines.map(({ SLID, MonthID, Fee }: Record<string, number>) => [SLID, MonthID, Fee]),
    [[3, 4, 50]],
  );
  t.like((await app.done('POST', '/api/accounts/late_fee_runs', { SessionID: 1 })).data, { items: 1 });
  t.like((await app.done('POST', '/api/accounts/late_fee_runs', { SessionID: 1 })).data, { items: 0 });
});
