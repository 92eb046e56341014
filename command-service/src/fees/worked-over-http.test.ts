import { moneyFigures, postingsOf } from '@madrasah/events';
import test, { type ExecutionContext } from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { FORMS, student, twelve } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

// The worked entries of fees through the endpoints, to the paisa. Funds: 1 general, 2 boarding.

const FOOD = 3;
const ACCOUNTS: Readonly<Record<string, string>> = {
  ...{ 'sl:1': 'Tuition', 'sl:2': 'C1', [`sl:${FOOD}`]: 'Food', 'sys:receivable': 'AR' },
  ...{ 'sys:open-advance': 'Open advance', 'sys:month-advance': 'Month advance' },
  ...{ 'sys:fee-refund': 'Fee refund', 'sys:concession': 'Concession' },
};

class Counter {
  readonly app: TestApp;
  #seen = 0;

  private constructor(app: TestApp) {
    this.app = app;
  }

  /** Tuition at a price; where it is monthly, months of the calendar year, so that April has begun. */
  static async open(t: ExecutionContext, tuition: number, monthly = false): Promise<Counter> {
    const app = await openSchool();
    t.teardown(() => app.close());
    await furnish(app);
    if (monthly) {
      await app.done('PUT', '/api/accounts/fee_groups/1', { SFGNID: 2, chargeOn: 'month' });
      await app.done('PUT', '/api/accounts/month_calendar', FORMS['SetMonthCalendar']);
    }
    const counter = new Counter(app);
    await counter.price(1, tuition);
    return counter;
  }

  price(SLID: number, taka: number) {
    return this.app.done('POST', '/api/accounts/fee_matrix', {
      SessionID: 1,
      Classid: 1,
      SLID,
      effectiveFrom: '2026-04-01',
      ...twelve(taka),
    });
  }

  admit(Mobile1 = '01711111111') {
    return this.app.done('POST', ADMIT, { data: { ...student, Mobile1 } });
  }

  pay(user: number, fees: readonly object[], more: object = {}) {
    const where = { AccountType: 2, Account: 2, Remark: '' };
    return this.app.done('POST', COLLECT, { UserID: user, AdmissionID: user, ...where, fees, ...more });
  }

  run(SLID: number, MonthID: number) {
    return this.app.done('POST', '/api/accounts/charge_runs', { SessionID: 1, SLIDs: [SLID], MonthID });
  }

  /** What was posted since the last look, sorted: `Dr C1·1 5.00`. */
  async posted(): Promise<string[]> {
    const lines: string[] = [];
    let seen = 0;
    for await (const { type, data, stream } of this.app.store.readAll()) {
      if (!stream.startsWith('journal-')) continue;
      seen += 1;
      if (seen <= this.#seen) continue;
      for (const { account, fund, debit, credit } of postingsOf({ type, data: data as never }))
        lines.push(
          `${debit > 0 ? 'Dr' : 'Cr'} ${ACCOUNTS[account] ?? account}·${fund} ${moneyFigures(debit + credit, 'en')}`,
        );
    }
    this.#seen = seen;
    return lines.sort();
  }
}

test('W5 over HTTP: the wrong student’s receipt is taken back and the right one’s written, one operation', async (t) => {
  const counter = await Counter.open(t, 1500);
  await counter.admit();
  await counter.admit('01722222222');
  const { id } = await counter.pay(1, [{ itemId: 1, amount: 1500, deposit: 1000 }]);
  await counter.posted();
  const fees = [{ itemId: 2, amount: 1500, deposit: 1000 }];
  const path = `${COLLECT}/${id}/reverse`;
  await counter.app.done('POST', path, { reason: 'ভুল ছাত্র', replacement: { AdmissionID: 2, fees } });
  t.deepEqual(await counter.posted(), [
    ...['Cr AR·1 1,000.00', 'Cr C1·1 1,000.00', 'Dr AR·1 1,000.00', 'Dr C1·1 1,000.00'],
  ]);
});

test('W6 and W7 over HTTP: what is left over pays a later charge of another fund; the rest is handed back by two', async (t) => {
  const counter = await Counter.open(t, 800);
  const { app } = counter;
  await counter.admit();
  await counter.posted();
  await counter.pay(1, [{ itemId: 1, amount: 800, deposit: 1500 }]);
  t.deepEqual(await counter.posted(), ['Cr AR·1 800.00', 'Cr Open advance·1 700.00', 'Dr C1·1 1,500.00']);
  const about = { AdmissionID: 1, advance: true, Account: 2, payee: 'পিতা', reason: 'বেশি দিয়েছেন' };
  const asked = await app.call('POST', '/api/accounts/refunds', {
    ...{ token: app.token(1), body: { ...about, amount: 100 } },
  });
  t.is(asked.status, 202);
  t.deepEqual(await counter.posted(), []);
  const approve = `/api/accounts/refunds/${asked.body.id}/approve`;
  t.is((await app.call('POST', approve, { token: app.token(1), body: {} })).status, 403);
  t.is((await app.call('POST', approve, { token: app.token(2), body: {} })).status, 200);
  t.deepEqual(await counter.posted(), ['Cr C1·1 100.00', 'Dr Open advance·1 100.00']);
  await app.done('POST', '/api/accounts/funds', { FundName: 'বোর্ডিং', kind: 2 });
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 2, CAID: 1, GlName: 'খোরাকি' });
  await app.done('POST', '/api/accounts/sub_ledgers', { FundID: 2, GLID: 3, SlName: 'খোরাকি' });
  const head = { FundID: 2, GLID: 3, SLID: FOOD, SFGNID: 3, chargeOn: 'demand' };
  await app.done('POST', '/api/accounts/fee_groups', head);
  await counter.price(FOOD, 1500);
  await counter.run(FOOD, 4);
  t.deepEqual(await counter.posted(), [
    ...['Cr AR·2 600.00', 'Cr C1·1 600.00', 'Cr Food·2 1,500.00'],
    ...['Dr AR·2 1,500.00', 'Dr C1·2 600.00', 'Dr Open advance·1 600.00'],
  ]);
});

test('W8 over HTTP: months paid ahead are no income before their run; a second run posts nothing', async (t) => {
  const counter = await Counter.open(t, 800, true);
  await counter.admit();
  const months = [4, 5].map((MonthID) => ({ SLID: 1, MonthID, amount: 800 }));
  await counter.pay(1, [], { months });
  t.deepEqual(await counter.posted(), [
    ...['Cr Month advance·1 800.00', 'Cr Month advance·1 800.00', 'Dr C1·1 1,600.00'],
  ]);
  await counter.run(1, 4);
  t.deepEqual(await counter.posted(), [
    ...['Cr AR·1 800.00', 'Cr Tuition·1 800.00', 'Dr AR·1 800.00', 'Dr Month advance·1 800.00'],
  ]);
  await counter.run(1, 4);
  t.deepEqual(await counter.posted(), []);
});

for (const [price, conceded] of [
  [650, '81.00'],
  [676, '85.00'],
] as const)
  test(`W11 over HTTP: 12.5 % of ${price}.00 is ${conceded}, half up to the whole taka`, async (t) => {
    const counter = await Counter.open(t, price, true);
    await counter.app.done('PUT', '/api/accounts/sibling_rule', { SLID: 1, from: 2, percent: 12.5 });
    await counter.admit();
    await counter.admit();
    await counter.run(1, 4);
    const lines = await counter.posted();
    t.deepEqual(
      lines.filter((line) => line.includes('Concession')),
      [`Dr Concession·1 ${conceded}`],
    );
  });

test('W12 over HTTP: a higher price on a charge that stands, and on one conceded by 25 %', async (t) => {
  const counter = await Counter.open(t, 800);
  const { app } = counter;
  await counter.admit();
  await counter.admit('01722222222');
  const grant = { AdmissionID: 2, itemId: 2, percent: 25, reason: 'অসচ্ছল' };
  await app.done('POST', '/api/accounts/concession_requests', grant);
  await counter.price(1, 900);
  await counter.posted();
  await app.done('POST', '/api/accounts/fee_matrix/apply', { SessionID: 1, reason: 'নতুন হার' });
  t.deepEqual(await counter.posted(), [
    ...['Cr AR·1 25.00', 'Cr Tuition·1 100.00', 'Cr Tuition·1 100.00'],
    ...['Dr AR·1 100.00', 'Dr AR·1 100.00', 'Dr Concession·1 25.00'],
  ]);
});
