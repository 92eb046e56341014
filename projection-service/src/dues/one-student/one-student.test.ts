import { streams } from '@madrasah/events';
import { FeeCommentWritten } from '@madrasah/events/dues';
import { FeeHeadAdded } from '@madrasah/events/fees';
import { FundAdded, GeneralLedgerAdded, SubLedgerAdded } from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import test from 'ava';
import { SCHOOL } from '../../app-test-support.ts';
import { school, TUITION } from '../test-support.ts';

test('the months of a student, what is remarked on them, and what was paid before', async (t) => {
  const app = await school();
  t.teardown(app.end);
  const comment = (monthId: number, noteId: number | null) =>
    FeeCommentWritten({ on: '2026-04-20', userId: 1, admissionId: 1, monthId, noteId });
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { comment: 'অর্ধেক পরে' } }),
    NoteWritten({ noteId: 2, texts: { comment: 'ভাই দেবেন' } }),
  );
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: 1, name: 'সাধারণ', kind: 1 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: 'ফি' }),
    SubLedgerAdded({
      ...{ subLedgerId: TUITION, ledgerId: 1, class: 1, name: 'বেতন', fundId: 1 },
      allowedFunds: null,
    }),
    FeeHeadAdded({ feeHeadId: 1, subLedgerId: TUITION, feeGroup: 2, chargeOn: 'month' }),
  );
  await app.record(streams.dues(SCHOOL), comment(1, 1), comment(0, 2), comment(2, 1), comment(2, null));
  const { data } = (await app.get('/api/accounts/fee_land?admissionId=1')).body;
  t.like(data, { UserCode: '1001', comment: 'ভাই দেবেন', totalFee: 3200, totalDeposits: 1100, deduction: 0 });
  t.like(data.feeDetails, { Fee1: 800, M1: 300, Less1: 0, Fee2: 800, M2: 800, Fee12: 0 });
  t.is(data.months.length, 12);
  t.like(data.months[0], { MonthID: 1, comment: 'অর্ধেক পরে', status: false, acceptedFees: 300 });
  t.like(data.months[1], { comment: '', status: true });
  t.is(data.monthDetails.Month1, data.months[0].monthName);
  t.is((await app.get('/api/accounts/fee_land?admissionId=99')).status, 404);

  const entries = async (more = '') =>
    (await app.get(`/api/accounts/past_entries?AdmissionID=1${more}`)).body;
  const before = await entries();
  t.deepEqual(
    before.data.map((row: Record<string, unknown>) => [row['receiptNo'], row['MonthID'], row['deposit']]),
    [
      [1, 2, 800],
      [1, 1, 300],
    ],
  );
  t.like(before.totals, { deposit: 1100, deduction: 0 });
  t.is((await entries('&asOf=2026-03-19')).total, 0);
  t.is((await entries()).data[0].reversed, false);
  t.is((await app.get('/api/accounts/past_entries?AdmissionID=99')).body.total, 0);
});

test('a bill of what a student owes, on A5 or A4; who owes nothing has none', async (t) => {
  const app = await school();
  t.teardown(app.end);
  for (const size of ['a5', 'a4']) {
    const { status, body } = await app.get(`/api/accounts/invoices/1.pdf?size=${size}`);
    t.is(status, 200);
    t.true(String(body).startsWith('%PDF'));
  }
  t.is((await app.get('/api/accounts/invoices/3.pdf')).status, 409);
  t.is((await app.get('/api/accounts/invoices/99.pdf')).status, 404);
  t.is((await app.get('/api/accounts/invoices/1.pdf?asOf=2025-12-31')).status, 409);
  t.is((await app.get('/api/accounts/invoices/1.pdf?size=a3')).status, 400);
});
