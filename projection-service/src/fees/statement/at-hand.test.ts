import { paisa, streams } from '@madrasah/events';
import { PaymentPromised } from '@madrasah/events/dues';
import { FeesCharged } from '@madrasah/events/fees';
import test from 'ava';
import { admitted, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

const amount = paisa(1_000_00);
const charged = FeesCharged({
  ...{ chargeId: 1, sessionId: 1, firstItemId: 1, admissionId: 2 },
  on: '2026-04-14',
  dueOn: '2026-04-14',
  heads: [{ subLedgerId: 1, fundId: 1, name: 'বেতন' }],
  lines: [[2, 1, 1, 1, 0, amount]],
  totals: [{ fundId: 1, amount }],
});
const promised = PaymentPromised({
  ...{ promiseId: 1, userId: 1, admissionId: 2, on: '2026-04-20', promisedOn: '2026-05-01' },
  ...{ amount, noteId: null },
});

test('a statement knows who was admitted and what was promised since others were asked for', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(streams.journal(SCHOOL), charged);
  const statement = (admissionId: number) => app.get(`/api/accounts/statement/${admissionId}`);
  t.is((await statement(2)).body.data.promise, null);
  t.is((await statement(91)).status, 404);
  await app.record(streams.people(SCHOOL), person(90, 'আয়েশা'));
  await app.record(streams.admissions(SCHOOL), admitted(91, 90));
  t.deepEqual((await statement(91)).body.data, { opening: 0, lines: [], closing: 0, promise: null });
  await app.record(streams.dues(SCHOOL), promised);
  t.like((await statement(2)).body.data, {
    closing: 1000,
    promise: { promisedOn: '2026-05-01', amount: 1000 },
  });
  t.is((await statement(91)).body.data.promise, null);
});
