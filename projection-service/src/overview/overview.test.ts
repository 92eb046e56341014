import { paisa, streams } from '@madrasah/events';
import { CashDifferencePosted, DayClosed } from '@madrasah/events/closing';
import {
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  MoneyAccountChanged,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { Clerk, feeSchool } from '../fees/reports/test-support.ts';
import { explained } from '../statements/explain/test-support.ts';

const [G, Z, BOX] = [1, 3, 1];
const journal = streams.journal(SCHOOL);

let vouchers = 0;
const received = (fundId: number, amount: number, account = 'sl:9') => {
  vouchers += 1;
  return VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: vouchers, voucherNo: vouchers, series: 'voucher:1:1:2025' },
    ...{ on: '2026-04-16', fundId, direction: 1, moneyAccount: BOX, payee: '', bookNo: '', remark: '' },
    lines: [{ subLedgerId: 9, particulars: '', amount }],
    postings: [dr(`sl:${BOX}`, fundId, amount), cr(account as 'sl:9', fundId, amount)],
  });
};

async function school() {
  vouchers = 0;
  const app = await testApp();
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: G, name: 'সাধারণ তহবিল', kind: 1 }),
    FundAdded({ fundId: Z, name: 'গোরাবা তহবিল', kind: 4 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: G, class: 3, name: 'নগদ' }),
    SubLedgerAdded({
      ...{ subLedgerId: BOX, ledgerId: 1, fundId: G, class: 3, name: 'নগদ টাকা', allowedFunds: null },
    }),
  );
  const told = async () => (await app.get('/api/accounts/overview')).body.data;
  return { ...app, told };
}

test('of a school where all is well nothing is told', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, received(G, 50_000));
  t.like(await app.told(), {
    classes: [],
    totalDue: 0,
    alarms: { short: [], differences: [], aboveLimit: [], advances: 0, awaited: 0 },
  });
});

test('a fund that is short, and a drawer whose difference nobody has resolved', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const short = { differenceId: 1, closeId: 1, moneyAccount: BOX, on: '2026-04-16', fundId: G };
  await app.record(
    journal,
    received(Z, 90_000),
    CashDifferencePosted({
      ...{ ...short, change: -5000 },
      postings: [dr('sys:cash-difference', G, 5000), cr(`sl:${BOX}`, G, 5000)],
    }),
    DayClosed({
      ...{ closeId: 1, moneyAccount: BOX, on: '2026-04-16', counted: 85_000, difference: -5000, notes: [] },
      book: [{ fundId: Z, amount: 90_000 }],
    }),
  );
  const { alarms } = await app.told();
  t.deepEqual(alarms.short, [{ AccountName: 'নগদ টাকা', FundName: 'সাধারণ তহবিল', amount: 50 }]);
  t.deepEqual(alarms.differences, [{ Account: BOX, AccountName: 'নগদ টাকা', on: '2026-04-16', amount: -50 }]);
  t.like(alarms.zakat, { spendable: 900, waiting: 0 });
});

test('what colleagues hold and have not settled', async (t) => {
  const app = await school();
  t.teardown(app.end);
  await app.record(journal, received(G, 50_000));
  const given = VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: 2, voucherNo: 1, series: 'voucher:1:2:2025', on: '2026-04-16', fundId: G, direction: 2 },
    ...{ moneyAccount: BOX, payee: '', bookNo: '', remark: '' },
    lines: [{ subLedgerId: 9, particulars: '', amount: 20_000 }],
    postings: [dr('sys:staff-advance', G, 20_000), cr(`sl:${BOX}`, G, 20_000)],
  });
  await app.record(journal, given);
  t.is((await app.told()).alarms.advances, 200);
});

test('cash above the limit of its box, and by how much; none at the limit', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const limited = { moneyKind: 'cash', allowedFunds: null, holderId: null, overdraft: false } as const;
  await app.record(
    streams.chart(SCHOOL),
    MoneyAccountChanged({ ...limited, subLedgerId: BOX, limit: paisa(50_000) }),
  );
  await app.record(journal, received(G, 50_000));
  t.deepEqual((await app.told()).alarms.aboveLimit, []);
  await app.record(journal, received(G, 12_500));
  t.deepEqual((await app.told()).alarms.aboveLimit, [{ AccountName: 'নগদ টাকা', limit: 500, above: 125 }]);
});

test('what free schooling is worth in the session that runs: as report 16 has it, and explained', async (t) => {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.charge(11, 'admission', 400, '2025-06-01'), // last year, all conceded
    clerk.charge(21, 'admission', 1000, '2026-04-01'),
    clerk.charge(21, 'tuition', 800, '2026-04-02', 1),
    clerk.charge(31, 'tuition', 800, '2026-04-02', 1),
    clerk.charge(12, 'tuition', 800, '2026-04-02', 1),
    clerk.concede(11, 1, 'admission', 400, '2025-06-02'),
    clerk.concede(21, 2, 'admission', 1000, '2026-04-03'),
    clerk.concede(21, 3, 'tuition', 800, '2026-04-03'),
    clerk.concede(31, 4, 'tuition', 799, '2026-04-03'), // one taka is left to pay
  );
  t.teardown(() => app.end());
  const { free } = (await app.get('/api/accounts/overview')).body.data;
  t.like(free, [{ SessionID: 2, SessionName: '১৪৪৭', students: 1, worth: 1800 }]);
  t.is(free.length, 1);
  const { report, column } = free[0];
  t.is(
    await explained(app, new URLSearchParams({ figure: 'fee_report.sum', report, column }).toString()),
    1800,
  );
  const listed = String((await app.get(`/api/reports/fee_report.csv?${report}`)).body);
  t.true(listed.includes('উমর'), listed);
  t.false(listed.includes('মারইয়াম'));
});
