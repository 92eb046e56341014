import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';

const FAMILY = '/api/accounts/family_receipts';

/** Two brothers who owe 500 each. */
async function twoBrothers() {
  const app = await openSchool();
  await furnish(app);
  for (const UserName of ['আব্দুল্লাহ', 'আব্দুর রহমান'])
    await app.done('POST', ADMIT, { data: { ...student, UserName } });
  return app;
}

const payment = {
  ...{ payer: 'চাচা', payerMobile: '01712345678', Account: 2 },
  students: [
    { AdmissionID: 1, fees: [{ itemId: 1, amount: 500, deposit: 500 }] },
    { AdmissionID: 2, fees: [{ itemId: 2, amount: 500, deposit: 200 }] },
  ],
};

test('W28 over HTTP: pressed twice, one receipt for both; its reversal takes the whole', async (t) => {
  const app = await twoBrothers();
  t.teardown(() => app.close());
  const first = await app.done('POST', FAMILY, payment, 'k1');
  t.like(first.data, { receiptId: 1, receiptNo: 1 });
  t.deepEqual((await app.done('POST', FAMILY, payment, 'k1')).data, first.data);
  t.is((await app.recorded('journal')).filter((type) => type === 'FeesCollected').length, 1);
  t.deepEqual((await app.recorded('notes')).join(), 'NoteWritten');

  const back = await app.done('POST', `${FAMILY}/1/reverse`, { reason: 'ভুল অঙ্ক', kind: 'refund' });
  t.like(back.data, { receiptId: 1, receiptNo: 1 });
  const again = await app.call('POST', `${FAMILY}/1/reverse`, {
    token: app.token(1),
    body: { reason: 'আবার' },
  });
  t.like(again, { status: 409, body: { code: 'fees.already-reversed' } });
  const next = await app.done('POST', FAMILY, payment, 'k2');
  t.like(next.data, { receiptId: 2, receiptNo: 2 });
});

test('bad input names the child and records nothing', async (t) => {
  const app = await twoBrothers();
  t.teardown(() => app.close());
  const before = await app.recorded();
  const sent = (body: object) => app.call('POST', FAMILY, { token: app.token(1), body });
  const stale = await sent({
    ...payment,
    students: [payment.students[0], { AdmissionID: 2, fees: [{ itemId: 2, amount: 400, deposit: 200 }] }],
  });
  t.like(stale, { status: 409, body: { code: 'fees.stale' } });
  t.deepEqual(stale.body.fields[0].path, 'students.1.fees.0.amount');
  t.is((await sent({ ...payment, students: [] })).status, 400);
  t.is((await sent({ ...payment, students: [payment.students[0], payment.students[0]] })).status, 409);
  const ahead = [{ SLID: 1, MonthID: 3, amount: 500 }]; // a head of the admission, not of months
  const notMonthly = await sent({ ...payment, students: [{ AdmissionID: 2, fees: [], months: ahead }] });
  t.is(notMonthly.body.fields[0].path, 'students.0.months.0.MonthID');
  const nothing = await sent({ ...payment, students: [{ AdmissionID: 2, fees: [] }] });
  t.like(nothing, { status: 400, body: { code: 'fees.nothing-to-collect' } });
  t.deepEqual(await app.recorded(), before);
});
