import { drafted, paisa, streams } from '@madrasah/events';
import {
  PayrollReversed,
  paidPostings,
  payHeads,
  SalariesCharged,
  SalariesPaid,
  SalaryPaymentReversed,
  SalarySet,
  salaryPostings,
} from '@madrasah/events/payroll';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';

const taka = (sum: number) => paisa(sum * 100);
const head = (id: number, bn: string, kind: string) =>
  drafted(payHeads, {
    ...{ kind: 'added', id, serial: id },
    attributes: { name: { bn, en: '' }, kind, fundId: 1, ledgerId: 2, subLedgerId: 12 },
  } as never);
const row = {
  ...{ userId: 4, days: 30, paidDays: 29, absent: 1 },
  lines: [
    {
      ...{ payHeadId: 1, subLedgerId: 12, fundId: 1, kind: 'earning' as const },
      ...{ amount: taka(15_000), absence: taka(500) },
    },
  ],
  recovered: [{ advanceId: 1, fundId: 1, amount: taka(2000) }],
};
const charged = { payrollId: 1, month: '2026-03', on: '2026-03-31', rows: [row], noteId: null };
const paid = {
  ...{ salaryPaymentId: 1, payrollId: 1, on: '2026-04-02', moneyAccount: 2 },
  lines: [{ userId: 4, fundId: 1, amount: taka(10_000) }],
};

async function school() {
  const app = await testApp();
  await app.record(
    streams.payroll(SCHOOL),
    head(1, 'মূল বেতন', 'earning'),
    SalarySet({
      ...{ userId: 4, from: '2026-01-01', instalment: taka(2000), leastNet: taka(0) },
      lines: [{ payHeadId: 1, amount: taka(15_000) }],
      bank: { name: 'ইসলামী ব্যাংক', account: '২০৫০' },
    }),
  );
  const journal = streams.journal(SCHOOL);
  await app.record(
    journal,
    SalariesCharged({ ...charged, held: [], postings: salaryPostings([row]) }),
    SalariesPaid({ ...paid, postings: paidPostings(paid) }),
  );
  return { app, journal };
}

test('what was charged, paid and is owed stands by run, and by person and month', async (t) => {
  const { app } = await school();
  t.teardown(app.end);
  const runs = await app.get('/api/teachers/payroll');
  t.like(runs.body.data[0], { payrollId: 1, month: 'মার্চ ২০২৬', people: 1, state: 1 });
  t.like(runs.body.data[0], { gross: 15_000, deducted: 500, recovered: 2000, net: 12_500, owed: 2500 });
  t.like(runs.body.data[0].payments, [{ salaryPaymentId: 1, amount: 10_000, reversed: false }]);
  t.is((await app.get('/api/teachers/payroll?state=2')).body.total, 0);
  const { body } = await app.get('/api/teachers/payroll/salaries?owed=1', { language: 'en' });
  t.like(body.data, [{ UserID: 4, month: 'March 2026', days: 29, paid: 10_000, owed: 2500 }]);
  t.is((await app.get('/api/teachers/payroll/salaries?payrollId=2')).body.total, 0);
});

test('a payment that was taken back is owed again, and a payroll taken back owes nothing', async (t) => {
  const { app, journal } = await school();
  t.teardown(app.end);
  await app.record(journal, SalaryPaymentReversed({ ...paid, noteId: null, postings: [] }));
  t.like((await app.get('/api/teachers/payroll')).body.data[0], { paid: 0, owed: 12_500, state: 1 });
  await app.record(journal, PayrollReversed({ ...charged, postings: [] }));
  t.like((await app.get('/api/teachers/payroll')).body.data[0], { owed: 0, state: 3 });
  t.is((await app.get('/api/teachers/payroll/salaries')).body.total, 0);
});

test('what was set for a person is told from the first day on', async (t) => {
  const { app } = await school();
  t.teardown(app.end);
  const { body } = await app.get('/api/teachers/salaries/4');
  t.like(body.data, { UserID: 4, bank: 'ইসলামী ব্যাংক', account: '২০৫০' });
  t.deepEqual(body.data.rows, [
    {
      from: '2026-01-01',
      lines: [{ payHeadId: 1, amount: 15_000 }],
      ...{ instalment: 2000, leastNet: 0 },
    },
  ]);
});
