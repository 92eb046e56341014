import { paisa, streams } from '@madrasah/events';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import { FeeRefunded } from '@madrasah/events/fees';
import { cr, dr, mirrored, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { VoucherReversed } from '@madrasah/events/vouchers';
import test, { type ExecutionContext } from 'ava';
import { SCHOOL } from '../../app-test-support.ts';
import { Clerk, feeSchool } from '../../fees/reports/test-support.ts';

const CASH = 90;
const lines = [dr('sl:2', 1, 50_000), cr(`sl:${CASH}`, 1, 50_000)];

/** Receipts 1 (taken back) and 2, a voucher that was taken back, and the charges behind the receipts. */
async function office(t: ExecutionContext) {
  const clerk = new Clerk();
  const app = await feeSchool(
    clerk.charge(12, 'admission', 1000, '2026-04-01'),
    clerk.charge(21, 'tuition', 800, '2026-04-02', 1),
    clerk.collect(12, [[1, 'admission', 700, 50]], '2026-04-10'),
    clerk.collect(21, [[2, 'tuition', 800]], '2026-04-12'),
    clerk.reverse(1, '2026-04-15'),
    VoucherPosted({
      ...{
        voucherId: 1,
        voucherNo: 9,
        series: 'voucher:1:2:2026',
        on: '2026-04-14',
        fundId: 1,
        direction: 2,
      },
      ...{ ...UNSAID_BEFORE, moneyAccount: CASH, payee: '', bookNo: '', remark: '', noteId: 1 },
      lines: [{ subLedgerId: 2, particulars: '', amount: paisa(50_000) }],
      postings: lines,
    }),
    VoucherReversed({
      ...{ voucherId: 1, voucherNo: 9, on: '2026-04-16', kind: 'void', noteId: 2 },
      postings: mirrored(lines),
    }),
  );
  t.teardown(() => app.end());
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { payee: 'বিদ্যুৎ অফিস' } }),
    NoteWritten({ noteId: 2, texts: { reason: 'দুইবার লেখা' } }),
  );
  const list = async (query = '') => {
    const { body } = await app.get(`/api/accounts/records?${query}`);
    const keys: string[] = body.data.map(({ key }: { key: string }) => key);
    return { ...body, keys };
  };
  return { app, list };
}

test('receipts, vouchers and charges stand together, the latest first; what was reversed is struck, with when and why', async (t) => {
  const { list } = await office(t);
  const { keys, data } = await list();
  t.deepEqual(keys, ['2-1', '1-2', '1-1', '3-2', '3-1']);
  t.like(data[0], { number: 9, reversed: true, reversedOn: '2026-04-16', reason: 'দুইবার লেখা', amount: 500 });
  t.true(data[0].text.startsWith('বিদ্যুৎ অফিস'));
  t.like(data[2], { number: 1, amount: 700, reversed: true, reason: 'ভুল ছাত্র', AdmissionID: 12 });
  t.like(data[1], { number: 2, reversed: false, StudentName: 'উমর' });
});

test('a refund is found by the number of its voucher and by its student, with what its paper is asked for by', async (t) => {
  const { app, list } = await office(t);
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 3, texts: { payee: 'উমরের পিতা', reason: 'চলে গেছে' } }),
  );
  const asked = { kind: 'refund', on: '2026-04-17', userId: 2, admissionId: 21, itemId: 2, noteId: 3 };
  await app.record(
    streams.journal(SCHOOL),
    ApprovalRequested({ requestId: 1, ...asked, amount: paisa(30_000), places: {}, why: null, command: {} }),
    ApprovalGiven({ requestId: 1, kind: 'refund', on: '2026-04-17' }),
    FeeRefunded({
      ...{ refundId: 1, voucherNo: 46, series: 'voucher:1:2:2026', on: '2026-04-17', userId: 2, kind: 'fee' },
      ...{
        itemId: 2,
        fundId: 1,
        moneyAccount: CASH,
        amount: paisa(30_000),
        payee: '',
        reason: '',
        noteId: 3,
      },
      postings: [dr('sys:fee-refund', 1, 30_000, { party: 2, itemId: 2 }), cr(`sl:${CASH}`, 1, 30_000)],
    }),
  );
  const { keys, data } = await list('search=৪৬');
  t.deepEqual(keys, ['6-1']);
  t.like(data[0], { text: 'উমরের পিতা · ফি ফেরত', StudentName: 'উমর', amount: 300, requestId: 1 });
  t.false(data[0].reversed);
  t.deepEqual((await list('kind=6')).keys, ['6-1']);
  t.deepEqual((await list(`search=${encodeURIComponent('উমর')}`)).keys, ['6-1', '1-2', '3-2']);
  t.is((await list('kind=1')).data[0].requestId, 0);
});

test('they are found by number, day, kind, student, and by whether they stand', async (t) => {
  const { list } = await office(t);
  t.deepEqual((await list('search=৯')).keys, ['2-1']);
  t.deepEqual((await list(`search=${encodeURIComponent('উমর')}`)).keys, ['1-2', '3-2']);
  t.deepEqual((await list('from=2026-04-12&to=2026-04-13')).keys, ['1-2']);
  t.deepEqual((await list('kind=3')).keys, ['3-2', '3-1']);
  t.deepEqual((await list('state=2')).keys, ['2-1', '1-1']);
  t.deepEqual((await list('state=1&kind=1')).keys, ['1-2']);
  t.is((await list('search=77')).total, 0);
});
