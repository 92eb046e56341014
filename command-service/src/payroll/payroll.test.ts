import test from 'ava';
import { chartStream } from '../ledger/chart/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { chartDrafts, fund, gl, sl } from '../test-support/chart.ts';
import { FORMS } from '../test-support/forms.ts';

const T = '/api/teachers';
const C1 = sl('C1');

// It is 14 May 2026 in Dhaka; persons 1, 2 and 3 are in service since 1 January 2026. Heads: 1 basic pay, 2 provident
// fund (held for others), 3 what is owed besides, 4 the cook’s allowance of boarding. The box holds 100,000.00·G.
let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  app.clock.set('2026-05-14T04:05:00.000Z');
  await app.given(chartStream, chartDrafts().slice(1));
  await app.done('POST', `${T}/designation`, { Designation: 'মুদাররিস' });
  for (const UserID of [1, 2, 3]) {
    const person = { ...(FORMS['RegisterPerson'] as object), UserTypeID: 2, UserCode: `${UserID}` };
    await app.done('POST', '/api/users/insert_user_info', person);
    const teacher = { ...(FORMS['RegisterTeacher'] as object), UserID, JoiningDate: '2026-01-01' };
    await app.done('POST', `${T}/insert_teacher`, teacher);
  }
  const head = (PayHead: string, kind: string, of: 'G' | 'B', ledger: number, SLID: number) =>
    app.done('POST', `${T}/pay_heads`, { PayHead, kind, FundID: fund(of), GLID: gl(of, ledger), SLID });
  await head('মূল বেতন', 'earning', 'G', 2, sl('Salary'));
  await head('ভবিষ্য তহবিল', 'deduction', 'G', 4, sl('SalaryDue'));
  await head('কর্জ উশুল', 'recovery', 'G', 6, sl('Errand'));
  await head('রান্নার ভাতা', 'earning', 'B', 2, sl('Meals'));
  await app.done('POST', '/api/accounts/vouchers', {
    ...{ CAID: 1, FundID: 1, on: '2026-01-15', Account: C1, payee: 'দাতা' },
    lines: [{ SLID: sl('Loan'), text: '', Amount: 100_000 }],
  });
});
test.afterEach.always(() => app.close());

const call = (method: string, path: string, body: unknown = {}) =>
  app.call(method, T + path, { token: app.token(1), body });
type Lines = [payHeadId: number, amount: number][];
const salary = (userId: number, lines: Lines, more: object = {}) =>
  call('PUT', `/salaries/${userId}`, {
    ...{ from: '2026-01-01', lines: lines.map(([payHeadId, amount]) => ({ payHeadId, amount })), ...more },
  });
const APRIL = { month: 202604 };
const run = (more: object = {}) => call('POST', '/payroll', { ...APRIL, ...more });
const look = async (more: object = {}) =>
  (await call('POST', '/payroll/preview', { ...APRIL, ...more })).body.data;
const advance = (UserID: number, amount: number, on = '2026-04-10') =>
  app.done('POST', '/api/accounts/staff_advances', {
    ...{ UserID, purpose: 'salary', FundID: 1, Account: C1, amount, on, another: true },
  });

type Line = { account: string; fund: number; debit: number; credit: number };
async function balances() {
  const sums = new Map<string, number>();
  for await (const { data } of app.store.readStream(`journal-${SCHOOL}_1`))
    for (const { account, fund: of, debit, credit } of ((data as { postings?: Line[] }).postings ??
      []) as Line[])
      sums.set(`${account}·${of}`, (sums.get(`${account}·${of}`) ?? 0) + debit - credit);
  return (account: string, of = 1) => (sums.get(`${account}·${of}`) ?? 0) / 100;
}

test.serial(
  'W23 over HTTP: a day without pay, an advance that comes back, a part paid, the rest owed',
  async (t) => {
    await advance(1, 3000);
    t.is((await salary(1, [[1, 15_000]], { instalment: 2000 })).status, 200);
    const rows = [{ UserID: 1, absence: 1 }];
    t.like((await look({ rows })).rows[0], {
      ...{ UserID: 1, days: 30, paidDays: 29, absent: 1 },
      ...{ gross: 15_000, absence: 500, deducted: 0, recovered: 2000, net: 12_500 },
    });
    t.like(await run({ rows }), { status: 201, body: { id: 1, data: { people: 1, net: 12_500 } } });
    const paid = await call('POST', '/payroll/1/pay', {
      ...{ Account: C1, CreateAt: '2026-05-02', rows: [{ UserID: 1, Amount: 10_000 }] },
    });
    t.like(paid, { status: 201, body: { id: 1, data: { paid: 10_000 } } });
    const of = await balances();
    t.deepEqual(
      [of(`sl:${sl('Salary')}`), of('sys:salary-payable'), of('sys:staff-advance'), of(`sl:${C1}`)],
      [14_500, -2500, 1000, 100_000 - 3000 - 10_000],
    );
    const events = await app.recorded('journal-');
    t.deepEqual(events.slice(-3), ['SalariesCharged', 'StaffAdvanceRecovered', 'SalariesPaid']);
  },
);

test.serial(
  'a person is charged once a month: the second run names the figures, and records nothing',
  async (t) => {
    await salary(1, [[1, 15_000]]);
    await salary(2, [[1, 9000]]);
    t.is((await run()).status, 201);
    const before = (await app.recorded('journal-')).length;
    const again = await run();
    t.like(again, { status: 409, body: { code: 'payroll.charged-already' } });
    t.true(again.body.message.includes('এপ্রিল ২০২৬') && again.body.message.includes('২৪,০০০.০০'));
    t.like(await run({ rows: [{ UserID: 1, absence: 2 }] }), { status: 409 });
    t.is((await app.recorded('journal-')).length, before);
    t.is((await look({ month: 202605 })).people, 2);
  },
);

test.serial('one held back is charged by a later run, and why stands apart from the books', async (t) => {
  await salary(1, [[1, 15_000]]);
  await salary(2, [[1, 9000]]);
  const held = { rows: [{ UserID: 2, hold: 'হিসাব বুঝিয়ে দেননি' }] };
  t.like((await look(held)).held, [{ UserID: 2 }]);
  t.like((await run(held)).body.data, { people: 1, net: 15_000 });
  for await (const { data } of app.store.readAll()) t.false(JSON.stringify(data).includes('বুঝিয়ে'));
  t.like((await run()).body, { id: 2, data: { people: 1, net: 9000 } });
});

test.serial(
  'days: thirty or the month’s own, who came or left in the month, a salary that changes in it',
  async (t) => {
    await salary(1, [[1, 15_000]]);
    await salary(1, [[1, 18_000]], { from: '2026-04-16' });
    await salary(2, [[1, 9300]], { from: '2026-03-22' });
    await app.done('DELETE', `${T}/teacher/3`, { on: '2026-03-10', reason: 'বিদায়' });
    t.like(await salary(3, [[1, 9000]]), { status: 404, body: { code: 'teacher.not-found' } });
    const net = async (more: object) =>
      Object.fromEntries(
        (await look(more)).rows.map((row: { UserID: number; net: number }) => [row.UserID, row.net]),
      );
    t.deepEqual(await net({}), { 1: 16_500, 2: 9300 });
    t.deepEqual(await net({ month: 202603, days: 30 }), { 1: 15_000, 2: 3100 });
    t.deepEqual(await net({ month: 202603, days: 0 }), { 1: 15_000, 2: 3000 });
    t.deepEqual(await net({ month: 202603, days: 0, rows: [{ UserID: 1, absence: 31 }] }), { 1: 0, 2: 3000 });
    t.like(await call('POST', '/payroll/preview', { month: 202606 }), {
      body: { code: 'payroll.month-later' },
    });
    t.like(await call('POST', '/payroll/preview', { month: 202512 }), { body: { code: 'payroll.nobody' } });
  },
);

test.serial('who has left is paid until his last day', async (t) => {
  await salary(3, [[1, 9000]]);
  await app.done('DELETE', `${T}/teacher/3`, { on: '2026-04-10', reason: 'বিদায়' });
  t.like((await look()).rows[0], { UserID: 3, paidDays: 10, net: 3000 });
  t.like(await call('POST', '/payroll/preview', { month: 202605 }), { body: { code: 'payroll.nobody' } });
});

test.serial(
  'instalments: the oldest advance first, one skipped is added at the end, never below the least',
  async (t) => {
    await advance(1, 1500, '2026-02-01');
    await advance(1, 2000, '2026-02-02');
    await salary(
      1,
      [
        [1, 5000],
        [2, 500],
        [3, 200],
      ],
      { instalment: 2000, leastNet: 3000 },
    );
    t.like((await look({ month: 202602 })).rows[0], { deducted: 500, recovered: 1500, net: 3000 });
    t.like((await look({ month: 202602, rows: [{ UserID: 1, skip: true }] })).rows[0], {
      recovered: 0,
      net: 4500,
    });
    await run({ month: 202602, rows: [{ UserID: 1, skip: true }] });
    await salary(1, [[1, 9000]], { from: '2026-03-01', instalment: 2000, leastNet: 3000 });
    for (const [month, back] of [
      [202603, 2000],
      [202604, 1500],
      [202605, 0],
    ] as const) {
      t.like((await look({ month })).rows[0], { recovered: back });
      await run({ month });
    }
    t.is((await balances())('sys:staff-advance'), 0);
  },
);

test.serial(
  'each fund owes its own part, and what is paid leaves it; a payment is bounded by what is owed',
  async (t) => {
    await salary(1, [
      [1, 6000],
      [4, 2000],
    ]);
    await run({ rows: [{ UserID: 1, lines: [{ payHeadId: 1, amount: 1000 }] }] });
    const pay = (more: object = {}) =>
      call('POST', '/payroll/1/pay', { Account: C1, CreateAt: '2026-05-01', ...more });
    const tooMuch = await pay({ rows: [{ UserID: 1, Amount: 9000.01 }] });
    t.like(tooMuch, { status: 409, body: { code: 'payroll.pay-too-much' } });
    t.true(tooMuch.body.message.includes('৯,০০০.০০'));
    t.like(await pay(), { status: 409, body: { code: 'ledger.fund-money-short' } });
    t.like(await pay({ Amount: 100 }), { status: 400, body: { code: 'payroll.pay-by-person' } });
    t.like(await pay({ rows: [{ UserID: 2, Amount: 1 }] }), {
      status: 404,
      body: { code: 'payroll.not-in-it' },
    });
    t.like(await pay({ CreateAt: '2026-04-29' }), { status: 400, body: { code: 'payroll.before-itself' } });
    t.is((await pay({ rows: [{ UserID: 1, Amount: 7000 }] })).status, 201);
    const of = await balances();
    t.deepEqual([of('sys:salary-payable'), of('sys:salary-payable', 2), of(`sl:${C1}`)], [0, -2000, 93_000]);
    t.is((await call('POST', '/payroll/9/pay', { Account: C1, CreateAt: '2026-05-01' })).status, 404);
  },
);

test.serial(
  'a payroll is taken back after its payments are, once, on its own day; then the month is free again',
  async (t) => {
    await advance(1, 1000);
    await salary(1, [[1, 6000]], { instalment: 1000 });
    await run();
    await call('POST', '/payroll/1/pay', { Account: C1, CreateAt: '2026-05-01' });
    const back = (path: string) => call('POST', `/payroll/${path}/reverse`, { reason: 'ভুল' });
    const refused = await back('1');
    t.like(refused, { status: 409, body: { code: 'payroll.paid-already' } });
    t.true(refused.body.message.includes('৫,০০০.০০'));
    t.is((await back('payments/1')).status, 201);
    t.like(await back('payments/1'), { status: 409, body: { code: 'payroll.payment-reversed-already' } });
    t.is((await back('1')).status, 201);
    t.like(await back('1'), { status: 409, body: { code: 'payroll.reversed-already' } });
    t.like(await call('POST', '/payroll/1/pay', { Account: C1, CreateAt: '2026-05-01' }), { status: 409 });
    const of = await balances();
    t.deepEqual([of('sys:salary-payable'), of('sys:staff-advance'), of(`sl:${sl('Salary')}`)], [0, 1000, 0]);
    t.like((await run()).body.data, { payrollId: 2, people: 1, net: 5000 });
  },
);

test.serial(
  'a salary names heads that stand, once each; bad input names every fault and records nothing',
  async (t) => {
    t.like(await salary(1, [[9, 100]]), { status: 404, body: { code: 'payroll.head-unknown' } });
    t.like(
      await salary(1, [
        [1, 100],
        [1, 5],
      ]),
      { status: 400, body: { code: 'payroll.head-twice' } },
    );
    t.is((await salary(99, [[1, 100]])).status, 404);
    t.is((await call('PUT', '/salaries/1', { lines: [] })).body.fields.length, 2);
    t.deepEqual(
      (await app.recorded('payroll-')).filter((type) => type === 'SalarySet'),
      [],
    );
    await salary(1, [[1, 100]], { bank: 'ইসলামী ব্যাংক', account: '২০৫০১' });
    for await (const { data } of app.store.readAll()) t.false(JSON.stringify(data).includes('ইসলামী'));
    t.like(await run({ rows: [{ UserID: 2 }] }), { status: 404, body: { code: 'payroll.not-paid' } });
  },
);
