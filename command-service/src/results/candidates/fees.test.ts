import { postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const FEES = '/api/exam/fee_settings';
const JOURNAL = `journal-${SCHOOL}_1`;
const setting = { SessionID: 1, ExamID: 1, SubClassID: 1, SLID: 3, Fee: '১৫০.৫০' };

/** Two admitted students who owe 500 each, two exams, and a head that is charged on demand: sub-ledger 3. */
async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  for (const ExamName of ['প্রথম সাময়িক', 'বার্ষিক']) await app.done('POST', '/api/exam/names', { ExamName });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 1, SlName: 'পরীক্ষার ফি' });
  await app.done('POST', '/api/accounts/fee_groups', {
    ...{ FundID: 1, GLID: 1, SLID: 3, SFGNID: 3, chargeOn: 'demand' },
  });
  for (const UserCode of ['', '']) await app.done('POST', ADMIT, { ...student, UserCode });
  const call = (method: string, path: string, body: object) =>
    app.call(method, path, { token: app.token(1), body });
  const save = (userids: readonly number[], more: object = {}) =>
    call('POST', '/api/exam/students', { SessionID: 1, ExamID: 1, SubClassID: 1, userids, ...more });
  const entries = async (from: number) => {
    const found = [];
    for await (const event of app.store.readStream(JOURNAL, { from }))
      found.push({ type: event.type, data: event.data as Record<string, unknown> });
    return found;
  };
  const revision = async () => (await app.recorded(JOURNAL)).length;
  const balances = async () => {
    const sums = new Map<string, number>();
    let difference = 0;
    for (const event of await entries(0))
      for (const { account, debit, credit } of postingsOf(event) as readonly Posting[]) {
        sums.set(account, (sums.get(account) ?? 0) + debit - credit);
        difference += debit - credit;
      }
    t.is(difference, 0);
    return (account: string) => sums.get(account) ?? 0;
  };
  return { app, call, save, entries, revision, balances };
}

test('a fee is of one section’s exam, under a head that is charged on demand, and never text', async (t) => {
  const { app, call } = await office(t);
  const refused = async (more: object) => {
    const { status, body } = await call('POST', FEES, { ...setting, ...more });
    return [status, body.code, (body.fields ?? []).map(({ path }: { path: string }) => path)];
  };
  t.deepEqual(await refused({ Fee: 'দেড়শ' }), [400, 'request.invalid', ['Fee']]);
  t.deepEqual(await refused({ Fee: '' }), [400, 'exams.fee-incomplete', ['Fee']]);
  for (const name of ['SessionID', 'ExamID', 'SubClassID']) {
    const { body } = await call('POST', FEES, { ...setting, [name]: '' });
    t.deepEqual(
      body.fields.map(({ path, message }: Record<'path' | 'message', string>) => [path, message]),
      [[name, 'ফর্ম অসম্পূর্ণ: শিক্ষাবর্ষ, শাখা এবং পরীক্ষা নির্বাচন করুন।']],
    );
  }
  t.deepEqual(await refused({ SLID: 1 }), [409, 'exams.fee-head', ['SLID']]);
  t.is((await refused({ ExamID: 9 }))[0], 404);
  t.like(await call('POST', FEES, setting), { status: 201, body: { id: 1 } });
  t.deepEqual((await refused({})).slice(0, 2), [409, 'exams.fee-exists']);
  t.is((await call('PUT', `${FEES}/1`, { ...setting, Fee: 200 })).status, 200);
  t.is((await app.call('DELETE', `${FEES}/1`, { token: app.token(1) })).status, 200);
  t.is((await call('POST', FEES, setting)).status, 201);
});

test('new candidates are charged in one entry that names the exam; saving twice charges once', async (t) => {
  const { call, save, entries, revision, balances } = await office(t);
  await call('POST', FEES, setting);
  const before = await revision();
  t.is((await save([1, 2])).status, 200);
  t.is((await save([1, 2])).status, 200);
  await call('PUT', `${FEES}/1`, { ...setting, Fee: 300 });
  t.is((await save([2, 1])).status, 200); // a later price changes no charge
  const [charged, ...more] = await entries(before);
  t.deepEqual(more, []);
  t.like(charged, {
    type: 'FeesCharged',
    data: {
      ...{ examId: 1, admissionId: null, sessionId: 1, on: '2026-04-14' },
      heads: [{ subLedgerId: 3, fundId: 1, name: 'পরীক্ষার ফি (প্রথম সাময়িক)' }],
      totals: [{ fundId: 1, amount: 30_100 }],
    },
  });
  t.deepEqual(charged?.data['lines'], [
    [1, 1, 3, 0, 0, 15_050],
    [2, 2, 3, 0, 0, 15_050],
  ]);
  await call('POST', FEES, { ...setting, ExamID: 2 });
  t.is((await save([1], { ExamID: 2 })).status, 200); // another exam on the same head is another charge
  const sum = await balances();
  t.is(sum('sl:3'), -(30_100 + 15_050));
  t.is(sum('sys:receivable'), 2 * 50_000 + 30_100 + 15_050);
});

test('an open advance pays the fee at once, and is given back when the candidate is taken off', async (t) => {
  const { app, call, save, entries, revision, balances } = await office(t);
  await call('POST', FEES, setting);
  const paid = { itemId: 1, SFSID: 1, SLID: 1, amount: 500, deduction: 0, deposit: 600 };
  await app.done('POST', COLLECT, { ...(FORMS['CollectFees'] as object), Remark: '', fees: [paid] });
  const before = await revision();
  t.is((await save([1])).status, 200);
  t.is((await balances())('sys:open-advance'), 0);
  t.like(await save([]), { status: 400, body: { code: 'results.reason-needed' } });
  t.is((await save([], { reason: 'পরীক্ষা দেবে না' })).status, 200);
  const after = await entries(before);
  t.deepEqual(
    after.map(({ type }) => type),
    ['FeesCharged', 'AdvanceApplied', 'ChargesReversed'],
  );
  t.like(after[2]?.data, {
    ...{ chargeId: null, reason: '', noteId: 1, lines: [[3, 1, 3, 15_050, 0, 1]] },
    unapplied: [[1, 3, 10_000, 1, 0]],
  });
  const sum = await balances();
  t.is(sum('sl:3'), 0);
  t.is(sum('sys:open-advance'), -10_000);
  t.is(sum('sys:receivable'), 50_000);
  t.is((await save([1])).status, 200); // who comes back is charged again
  t.is((await balances())('sl:3'), -15_050);
});

test('whoever has paid the fee stays on the list: nothing of the list is saved', async (t) => {
  const { app, call, save } = await office(t);
  await call('POST', FEES, setting);
  await save([1, 2]);
  const fee = { itemId: 3, SFSID: 0, SLID: 3, amount: 150.5, deduction: 0, deposit: 100 };
  await app.done('POST', COLLECT, { ...(FORMS['CollectFees'] as object), Remark: '', fees: [fee] });
  const [lists, journal] = [`results-${SCHOOL}_1`, JOURNAL];
  const counts = async () => [(await app.recorded(lists)).length, (await app.recorded(journal)).length];
  const before = await counts();
  const refused = await save([], { reason: 'ভুল' });
  t.like(refused, { status: 409, body: { code: 'fees.charges-paid' } });
  t.deepEqual(await counts(), before);
  t.is((await save([1], { reason: 'ভুল' })).status, 200);
});

test('a fee determined after the list was saved is charged when it is saved again', async (t) => {
  const { call, save, balances } = await office(t);
  await save([1]);
  t.is((await balances())('sl:3'), 0);
  await call('POST', FEES, setting);
  t.is((await save([1])).status, 200);
  t.is((await balances())('sl:3'), -15_050);
});

test('a charge run leaves the head of an exam alone, and says so where it is named', async (t) => {
  const { call, revision } = await office(t);
  await call('POST', FEES, setting);
  const before = await revision();
  const run = (more: object) => call('POST', '/api/accounts/charge_runs', { SessionID: 1, ...more });
  t.like(await run({ SLID: 3 }), { status: 409, body: { code: 'exams.fee-of-exam' } });
  await run({ SFGNID: 3 });
  t.is(await revision(), before);
});
