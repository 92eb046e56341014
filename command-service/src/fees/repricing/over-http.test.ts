import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { student, twelve } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const MATRIX = '/api/accounts/fee_matrix';
const app = await openSchool();
await furnish(app);
await app.done('POST', ADMIT, student);
test.after.always(() => app.close());

const asked = { token: app.token(1) };
const post = (path: string, body: unknown, more = {}) => app.call('POST', path, { ...asked, body, ...more });
const row = (amount: number) => ({ Classid: 1, SLID: 1, ...twelve(amount) });
const applied = { SessionID: 1, reason: 'নতুন হার' };

test.serial(
  'W13 by HTTP: a look before saving, the prices saved, a look, applied once, taken back',
  async (t) => {
    const paid = {
      ...{ UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2, CreateAt: '2026-04-14' },
      fees: [{ SLID: 1, amount: 500, deposit: 500 }],
    };
    await app.done('POST', COLLECT, paid);
    const before = (await app.recorded('journal-')).length;
    const seen = await post(`${MATRIX}/what_if`, { SessionID: 1, rows: [row(400)] });
    t.like(seen.body.data, { students: 1, now: 500, proposed: 400, charged: -100, overpaid: 100 });
    t.deepEqual(seen.body.data.rows, [
      { AdmissionID: 1, UserCode: '1001', ClassID: 1, now: 500, proposed: 400, charged: -100, overpaid: 100 },
    ]);
    await app.done('POST', MATRIX, { SessionID: 1, ...row(400) });
    const preview = await post(`${MATRIX}/apply/preview`, applied);
    const named = [{ AdmissionID: 1, UserCode: '1001', overpaid: 100 }];
    t.like(preview.body.data, { students: 1, items: 1, charged: -100, due: 0, overpaid: 100 });
    t.deepEqual(preview.body.data.overpaidStudents, named);
    t.is((await app.recorded('journal-')).length, before);
    const done = await post(`${MATRIX}/apply`, applied, { key: 'apply-1' });
    t.like(done, {
      status: 201,
      body: { id: 1, data: { operationId: 'repricing-1', items: 1, overpaid: 100 } },
    });
    t.is((await post(`${MATRIX}/apply`, applied, { key: 'apply-1' })).body.id, 1);
    t.like(await post(`${MATRIX}/apply`, applied), {
      status: 409,
      body: { code: 'fees.prices-nothing-changes' },
    });
    const back = await post(`${MATRIX}/applied/1/undo_preview`, { reason: 'ভুল' });
    t.true(back.body.data.possible, JSON.stringify(back.body));
    t.is((await post(`${MATRIX}/applied/1/undo`, { reason: 'ভুল' })).status, 201);
    t.is((await app.recorded('journal-')).filter((type) => type === 'ChargesRepriced').length, 2);
  },
);

test.serial('a matrix is copied to the next session, lifted; bad input names what is wrong', async (t) => {
  await app.done('POST', '/api/academic/insert_session', { SessionName: '২০২৭' });
  t.like(await post(`${MATRIX}/copy`, { from: 1, to: 2, percent: '১০' }), {
    status: 201,
    body: { data: { copied: 1 } },
  });
  const wrong = await post(`${MATRIX}/copy`, { from: 1, percent: 2000 });
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['to', 'percent'],
  );
  t.like(await post(`${MATRIX}/what_if`, { SessionID: 9, rows: [row(1)] }), { status: 404 });
});
