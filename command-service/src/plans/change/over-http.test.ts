import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { student, twelve } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const CHANGE = '/api/accounts/student_change';
const RUNS = '/api/accounts/charge_runs';
const MOVING = { AdmissionID: 1, from: '৩', ResidentialStatusId: 2 };

/** Tuition of 500.00 a month, of 300.00 for whoever comes by day; the months 3 and 4 are charged. */
async function school() {
  const app = await openSchool();
  await furnish(app);
  await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
  const row = { SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-04-01' };
  await app.done('POST', '/api/accounts/fee_matrix', { ...row, ...twelve(500), MaleOnaNew: 300 });
  await app.done('POST', ADMIT, { data: { ...student, Mobile1: '01711111111' } });
  for (const MonthID of [2, 3, 4]) await app.done('POST', RUNS, { SessionID: 1, SLIDs: [1], MonthID });
  return app;
}

test('the difference is shown before it is done, and done once however often it is pressed', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const fees = [{ itemId: 2, SFSID: 1, SLID: 1, amount: 500, deduction: 0, deposit: 500 }];
  const payment = { UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2, fees };
  await app.done('POST', COLLECT, payment);

  const { data: seen } = await app.done('POST', CHANGE, { ...MOVING, preview: true });
  t.like(seen, { difference: -400, overpaid: 200, kept: [], ahead: [], charged: [], unpriced: [] });
  t.deepEqual(
    seen.items.map(({ MonthID, before, Fee, due, overpaid }: Record<string, number>) => [
      ...[MonthID, before, Fee, due, overpaid],
    ]),
    [
      [3, 500, 300, 0, 200],
      [4, 500, 300, 300, 0],
    ],
  );
  t.deepEqual((await app.done('POST', `${CHANGE}/preview`, MOVING)).data, seen);
  t.deepEqual((await app.recorded('admissions')).slice(-1), ['StudentAdmitted']);

  const done = await app.done('POST', CHANGE, MOVING, 'c1');
  t.like(done, { id: 1, data: { AdmissionID: 1, changeNo: 1, items: 2, charged: 0, difference: -400 } });
  t.deepEqual(await app.done('POST', CHANGE, MOVING, 'c1'), done);
  t.deepEqual((await app.recorded('admissions')).slice(-1), ['AdmissionChanged']);
  // What was overpaid pays at once what he owes.
  t.deepEqual((await app.recorded('journal')).slice(-2), ['ChargesRepriced', 'AdvanceApplied']);

  const again = await app.call('POST', CHANGE, { token: app.token(1), body: MOVING });
  t.is(again.body.code, 'admissions.nothing-changes');
  t.like((await app.done('POST', `${RUNS}/preview`, { SessionID: 1, SLIDs: [1], MonthID: 1 })).data, {
    total: 500,
  });
});

test('a change that moved no money is answered alike when it is repeated, also after he has left', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const section = { ClassID: 1, SubClass: 'খ' };
  await app.done('POST', '/api/academic/insert_sub_class', section);
  const moving = { AdmissionID: 1, from: '2026-04-14', SubClassID: 2 };
  const done = await app.done('POST', CHANGE, moving, 'c1');
  t.like(done.data, { items: 0, charged: 0, difference: 0 });
  await app.done('POST', '/api/accounts/leaver_settlement/1', {
    on: '2026-04-14',
    reason: 'অন্যত্র ভর্তি',
    writeOff: 0,
  });
  t.deepEqual(await app.done('POST', CHANGE, moving, 'c1'), done);
});

test('what is wrong with a change is said, and nothing of it is recorded', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  const before = await app.recorded('admissions');
  const sent = async (body: object, path = CHANGE) => {
    const { status, body: answer } = await app.call('POST', path, { token: app.token(1), body });
    return [status, answer.code];
  };
  t.deepEqual(await sent({ ...MOVING, from: 13 }), [400, 'request.invalid']);
  t.deepEqual(await sent({ ...MOVING, from: '2026-02-30' }), [400, 'request.invalid']);
  t.deepEqual(await sent({ ...MOVING, AdmissionID: 9 }), [404, 'admission.not-found']);
  t.deepEqual(await sent({ ...MOVING, from: '2026-04-15' }), [409, 'ledger.future-day']);
  t.deepEqual(await sent({ ...MOVING, ResidentialStatusId: 1 }), [409, 'admissions.nothing-changes']);
  await app.done('POST', '/api/accounts/fee_matrix', {
    ...{ SessionID: 1, Classid: 1, SLID: 1, effectiveFrom: '2026-04-01' },
    ...{ ...twelve(500), MaleOnaNew: '' },
  });
  t.deepEqual(await sent(MOVING), [409, 'fees.run-price-missing']);
  const { data } = await app.done('POST', `${CHANGE}/preview`, MOVING);
  t.deepEqual(
    data.unpriced.map(({ SLID }: { SLID: number }) => SLID),
    [1, 1],
  );
  t.deepEqual(await app.recorded('admissions'), before);
});
