import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const LEAVING = '/api/accounts/leaver_settlement/1';

test('W21 over HTTP: adjusted, paid, and the rest asked to be written off, which a second person confirms', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
  await app.done('POST', ADMIT, { data: student });
  const run = { SessionID: 1, SLIDs: [1], MonthID: 4 };
  await app.done('POST', '/api/accounts/charge_runs', run);
  await app.done('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2, fees: [] },
    months: [{ SLID: 1, MonthID: 6, amount: 500 }],
  });
  const form = {
    ...{ on: '২০২৬-০৪-১২', cancelFrom: 5, writeOff: 1, reason: 'পরিবার অন্য জেলায় চলে গেছে' },
    ...{ adjust: [{ itemId: 1, amount: 480 }] },
  };
  // The month paid ahead pays what is left: nothing to write off, 20.00 stay with us.
  const settled = await app.call('POST', LEAVING, { token: app.token(1), body: form, key: 'l1' });
  t.is(settled.status, 201);
  t.deepEqual(settled.body.data.requests, []);
  await app.call('POST', LEAVING, { token: app.token(1), body: form, key: 'l1' }); // pressed twice
  t.deepEqual(await app.recorded('journal'), [
    ...['FeesCharged', 'FeesCollected', 'ChargesRepriced', 'LeaverSettled', 'AdvanceApplied'],
  ]);
  t.like((await app.done('POST', '/api/accounts/charge_runs', { ...run, MonthID: 4 })).data, { items: 0 });

  await app.done('POST', ADMIT, { data: { ...student, Mobile1: '01799999999' } });
  await app.done('POST', '/api/accounts/charge_runs', run);
  const other = { ...form, adjust: [], pay: { Account: 2, amount: 100 } };
  const answer = await app.call('POST', '/api/accounts/leaver_settlement/2', {
    ...{ token: app.token(1), body: other, key: 'l2' },
  });
  t.is(answer.status, 202);
  const [request] = answer.body.data.requests;
  t.like(answer.body.data, { state: 'waiting' });
  const approve = `/api/accounts/write_offs/${request}/approve`;
  t.is((await app.call('POST', approve, { token: app.token(1), body: {} })).status, 403);
  t.is((await app.call('POST', approve, { token: app.token(2), body: {} })).status, 200);
  t.true((await app.recorded('journal')).includes('FeeWrittenOff'));
  // Sent again when the rest is written off already: the same answer, and nothing new.
  const before = await app.recorded('journal');
  const again = await app.call('POST', '/api/accounts/leaver_settlement/2', {
    ...{ token: app.token(1), body: other, key: 'l2' },
  });
  t.deepEqual([again.status, again.body.data], [202, answer.body.data]);
  t.deepEqual(await app.recorded('journal'), before);
});
