import test from 'ava';
import { chartStream } from '../ledger/chart/state.ts';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { type AccountName, chartDrafts, type FundName, fund, gl, sl } from '../test-support/chart.ts';

const HEADS = '/api/teachers/pay_heads';

let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await app.given(chartStream, chartDrafts().slice(1));
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}) =>
  app.call(method, path, { token: app.token(1), body });
const head = (name: string, kind: string, of: FundName, ledgerClass: number, account: AccountName) =>
  call('POST', HEADS, {
    ...{ PayHead: name, EngPayHead: '', kind },
    ...{ FundID: fund(of), GLID: gl(of, ledgerClass), SLID: sl(account) },
  });

test.serial(
  'a head is an expense, a deduction that is held for others too, a recovery an asset',
  async (t) => {
    t.like(await head('মূল বেতন', 'earning', 'G', 2, 'Salary'), { status: 201, body: { id: 1 } });
    t.is((await head('অনুপস্থিতি', 'deduction', 'G', 2, 'Electricity')).status, 201);
    t.is((await head('ভবিষ্য তহবিল', 'deduction', 'G', 4, 'SalaryDue')).status, 201);
    t.is((await head('কর্জ উশুল', 'recovery', 'G', 6, 'Errand')).status, 201);
    t.is((await head('রান্নার ভাতা', 'earning', 'B', 2, 'Meals')).status, 201);
    for (const refused of [
      head('আয়', 'earning', 'G', 1, 'Tuition'),
      head('দায়', 'earning', 'G', 4, 'SalaryDue'),
      head('সম্পদ', 'deduction', 'G', 6, 'Errand'),
      head('উশুল', 'recovery', 'G', 2, 'Salary'),
    ])
      t.like(await refused, { status: 409, body: { code: 'payroll.head-class' } });
  },
);

test.serial('zakat, a waqf’s capital and what is held in trust pay no salary', async (t) => {
  for (const [of, ledgerClass, account, named] of [
    ['Z', 2, 'Alms', 'গোরাবা তহবিল'],
    ['W', 2, 'Upkeep', 'ওয়াকফ তহবিল'],
    ['T', 4, 'Deposit', 'আমানত তহবিল'],
  ] as const) {
    const refused = await head('বেতন', 'earning', of, ledgerClass, account);
    t.like(refused, { status: 409, body: { code: 'payroll.head-fund-kind' } });
    t.true(refused.body.message.includes(named));
  }
  t.deepEqual(await app.recorded('payroll-'), []);
});

test.serial('fund, ledger and sub-ledger belong together, and a name is given once', async (t) => {
  t.like(await head('মূল বেতন', 'earning', 'B', 2, 'Salary'), {
    ...{ status: 409, body: { code: 'payroll.head-chain' } },
  });
  t.is((await head('মূল বেতন', 'earning', 'G', 2, 'Salary')).status, 201);
  t.is((await head('মূল বেতন', 'earning', 'G', 2, 'Electricity')).status, 409);
  t.is((await call('POST', HEADS, {})).body.fields.length, 5);
});

test.serial('a head keeps its account; its sub-ledger stays for what was paid under it', async (t) => {
  await head('মূল বেতন', 'earning', 'G', 2, 'Salary');
  const changed = { PayHead: 'মাসিক বেতন', EngPayHead: 'Basic pay', kind: 'earning', FundID: 1, GLID: 12 };
  t.is((await call('PUT', `${HEADS}/1`, { ...changed, SLID: sl('Salary') })).status, 200);
  t.is((await call('DELETE', `/api/accounts/sub_ledgers/${sl('Salary')}`)).status, 409);
  t.is((await call('DELETE', `${HEADS}/1`)).status, 200);
});
