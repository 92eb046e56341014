import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { student, twelve } from '../../test-support/forms.ts';

const RUNS = '/api/accounts/charge_runs';

/** Two students of one class; tuition of 800 a month is set for whoever is new. */
async function schoolWithTuition(prices: object = twelve(800)) {
  const app = await openSchool();
  const id = async (path: string, body: object) => (await app.done('POST', path, body)).id as number;
  await id('/api/academic/insert_session', { SessionName: '১৪৪৭' });
  await id('/api/academic/insert_class', { ClassName: 'মীযান' });
  await id('/api/academic/insert_sub_class', { ClassID: 1, SubClass: 'ক' });
  await id('/api/accounts/general_ledgers', { FundID: 1, CAID: 1, GlName: 'ফি' });
  await id('/api/accounts/sub_ledgers', { FundID: 1, GLID: 1, SlName: 'বেতন' });
  await id('/api/accounts/fee_groups', { FundID: 1, GLID: 1, SLID: 1, SFGNID: 2 });
  await id('/api/accounts/fee_matrix', { SessionID: 1, Classid: 1, SLID: 1, ...prices });
  for (const NewOldId of [1, 2])
    await app.done('POST', '/api/students/insert_student', { data: { ...student, NewOldId } });
  return app;
}

test('a run is looked at first, then carried out once', async (t) => {
  const app = await schoolWithTuition();
  t.teardown(() => app.close());
  const run = { SessionID: 1, ClassID: 1, SFGNID: 2, MonthID: '৩' };
  const before = await app.recorded();
  const { data: preview } = await app.done('POST', `${RUNS}/preview`, run);
  t.like(preview, { students: 2, items: 2, total: 1600, alreadyCharged: 0, unpriced: [] });
  t.deepEqual(preview.heads, [{ SLID: 1, SlName: 'বেতন', items: 2, total: 1600 }]);
  t.deepEqual(await app.recorded(), before);

  const { data } = await app.done('POST', RUNS, run, 'k1');
  t.like(data, { students: 2, items: 2, total: 1600 });
  t.deepEqual((await app.done('POST', RUNS, run, 'k1')).data, data);
  t.like((await app.done('POST', RUNS, run)).data, {
    ...{ students: 0, items: 0, total: 0, noPrice: [] },
    reasons: [{ why: 'standing', students: 2, items: 2, heads: ['বেতন'] }],
  });
  t.like((await app.done('POST', `${RUNS}/preview`, run)).data, { students: 0, alreadyCharged: 2 });
  t.deepEqual((await app.recorded('journal')).join(), 'FeesCharged');
});

test('a run is taken back once, after a look at what would come of it', async (t) => {
  const app = await schoolWithTuition();
  t.teardown(() => app.close());
  const run = { SessionID: 1, SFGNID: 2, MonthID: 1 };
  const { data: done } = await app.done('POST', RUNS, run);
  t.is(done.operationId, `charge-run-${done.chargeId}`);
  const at = `${RUNS}/${done.chargeId}`;
  const before = await app.recorded();
  const { data: preview } = await app.done('POST', `${at}/undo_preview`, {});
  t.deepEqual(preview, {
    possible: true,
    consequences: ['২ জন শিক্ষার্থীর ২টি ধার্য ফি প্রত্যাহার হবে, বকেয়া ১,৬০০.০০ টাকা কমবে'],
    obstacles: [],
  });
  t.deepEqual(await app.recorded(), before);
  await app.done('POST', `${at}/undo`, { reason: 'ভুল মাস' }, 'u1');
  await app.done('POST', `${at}/undo`, { reason: 'ভুল মাস' }, 'u1'); // pressed twice
  t.deepEqual((await app.recorded('journal')).join(), 'FeesCharged,ChargesReversed');
  const again = await app.call('POST', `${at}/undo`, { token: app.token(1), body: { reason: 'আবার' } });
  t.like(again, { status: 409, body: { code: 'operation.already-undone' } });
  t.like((await app.done('POST', RUNS, run)).data, { students: 2, items: 2, total: 1600 });
});

test('a run that receipts stand on is not taken back: the students are named', async (t) => {
  const app = await schoolWithTuition();
  t.teardown(() => app.close());
  const { data } = await app.done('POST', RUNS, { SessionID: 1, SFGNID: 2, MonthID: 1 });
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 1, CAID: 3, GlName: 'নগদ' });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 1, GLID: 2, SlName: 'ক্যাশ' });
  await app.done('POST', '/api/accounts/fee_collections', {
    ...{ UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 800, deposit: 300 }],
  });
  const at = `${RUNS}/${data.chargeId}`;
  const said = 'দাখেলা ১০০১: “বেতন”-এর ৩০০.০০ টাকা জমা আছে';
  const { data: preview } = await app.done('POST', `${at}/undo_preview`, {});
  t.false(preview.possible);
  t.is(preview.obstacles[1], said);
  const { status, body } = await app.call('POST', `${at}/undo`, {
    token: app.token(1),
    body: { reason: 'ভুল' },
  });
  t.like({ status, code: body.code }, { status: 409, code: 'fees.charges-paid' });
  t.deepEqual(body.fields, [{ path: 'items.1', message: said }]);
  for (const path of ['undo', 'undo_preview']) {
    const missing = await app.call('POST', `${RUNS}/99/${path}`, {
      token: app.token(1),
      body: { reason: 'x' },
    });
    t.like(missing, { status: 404, body: { code: 'operation.not-found' } });
  }
  t.deepEqual((await app.recorded('journal')).join(), 'FeesCharged,FeesCollected');
});

test('a run that cannot be is refused in words, and records nothing', async (t) => {
  const app = await schoolWithTuition({ ...twelve(800), MaleAbaOld: '' });
  t.teardown(() => app.close());
  const refused = async (body: object, path = RUNS) => {
    const { status, body: said } = await app.call('POST', path, { token: app.token(1), body });
    return { status, code: said.code, fields: said.fields };
  };
  const month = { SessionID: 1, SFGNID: 2, MonthID: 1 };
  t.like(await refused(month), { status: 409, code: 'fees.run-price-missing' });
  t.is((await refused(month)).fields[0].message, 'দাখেলা ১০০২: “বেতন”-এর পরিমাণ নির্ধারিত নেই');
  const { data } = await app.done('POST', `${RUNS}/preview`, month);
  t.deepEqual(data.unpriced, [{ AdmissionID: 2, UserCode: '1002', SLID: 1, SlName: 'বেতন' }]);
  t.like(await refused({ ...month, MonthID: 13 }), { status: 400, code: 'request.invalid' });
  t.like(await refused({ ...month, SessionID: 9 }), { status: 404, code: 'session.not-found' });
  t.like(await refused({ ...month, ClassID: 9 }, `${RUNS}/preview`), {
    status: 404,
    code: 'class.not-found',
  });
  t.deepEqual(await app.recorded('journal'), []);
});
