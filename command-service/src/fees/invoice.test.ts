import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

let app: TestApp;
test.before(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
});
test.after.always(() => app.close());

const INVOICES = '/api/accounts/invoices';
const form = (more: object = {}) => ({
  ...{ SFGNID: 1, SessionID: 1, GLID: 2, cashier: 2, CreateAt: '2026-04-14', SLID: [1], UserID: 1 },
  ...more,
});
const sent = async (more: object = {}) => {
  const { status, body } = await app.call('POST', INVOICES, { token: app.token(1), body: form(more) });
  return { status, code: body.code, paths: (body.fields ?? []).map(({ path }: { path: string }) => path) };
};

test.serial('what an invoice cannot name is refused by name, and nothing is recorded', async (t) => {
  t.deepEqual(await sent({ entry_1: 'x', InvoiceDiscount_1: -1 }), {
    status: 400,
    code: 'request.invalid',
    paths: ['entry_1', 'InvoiceDiscount_1'],
  });
  t.like(await sent({ entry_1: 100, SFGNID: 2 }), { status: 409, code: 'fees.not-a-head', paths: ['SLID'] });
  t.like(await sent({ entry_1: 100, SessionID: 9 }), { status: 404, code: 'admission.not-found' });
  t.like(await sent({ entry_1: 0 }), { status: 400, code: 'fees.nothing-to-collect' });
  t.like(await sent({ entry_1: 100, SLID: [] }), { status: 400, paths: ['SLID'] });
  t.false((await app.recorded('journal')).includes('FeesCollected'));
});

test.serial(
  'an invoice of admission fees is a receipt; its month does not count, pressed twice it is one',
  async (t) => {
    const body = form({ entry_1: '২০০', InvoiceDiscount_1: 50, MonthID: 5, Remark: 'এতিম' });
    const { id } = await app.done('POST', INVOICES, body, 'i1');
    t.is((await app.done('POST', INVOICES, body, 'i1')).id, id);
    t.is((await app.recorded('journal')).filter((type) => type === 'FeesCollected').length, 1);
    for await (const { type, data } of app.store.readAll())
      if (type === 'FeesCollected')
        t.like((data as { rows: object[] }).rows[0], {
          fee: 50_000,
          deduction: 5_000,
          deposit: 20_000,
          due: 25_000,
        });
  },
);

test.serial('an invoice without a day is of today, and its answer says so', async (t) => {
  const { CreateAt: _day, ...body } = form({ entry_1: 10 });
  const answer = await app.done('POST', INVOICES, body);
  t.like(answer.data, { on: '2026-04-14' });
});

test.serial('several rows of prices go together or not at all', async (t) => {
  const gone = (ids: unknown) =>
    app.call('POST', '/api/accounts/fee_matrix/delete', { token: app.token(1), body: { ids } });
  const refused = await gone([1, 99]);
  t.like(refused, { status: 404, body: { code: 'fee-prices.not-found', fields: [{ path: 'ids.1' }] } });
  t.is((await gone([])).status, 400);
  t.false((await app.recorded('chart')).includes('FeePricesWithdrawn'));
  t.is((await gone([1, 1])).status, 200);
  t.is((await app.recorded('chart')).filter((type) => type === 'FeePricesWithdrawn').length, 1);
});
