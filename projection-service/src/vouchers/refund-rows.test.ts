import { paisa, streams } from '@madrasah/events';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import { FeeRefunded } from '@madrasah/events/fees';
import { cr, dr } from '@madrasah/events/ledger';
import { vouchersList } from '@madrasah/events/vouchers';
import test from 'ava';
import { SCHOOL } from '../app-test-support.ts';
import { sumsExplained } from '../statements/explain/test-support.ts';
import { journal, note, office } from './test-support.ts';

/** Refund 4 of a paid fee, asked for by request 9, has debit voucher 46; refund 5 gave back what was left with us. */
const refund = (refundId: number, kind: 'fee' | 'advance', on: string, taka: number, noteId: number | null) =>
  FeeRefunded({
    ...{
      refundId,
      voucherNo: 42 + refundId,
      series: 'voucher:1:2:2026',
      on,
      userId: 501,
      kind,
      itemId: null,
    },
    ...{ fundId: 1, moneyAccount: 2, amount: paisa(taka * 100), payee: 'আগের কেউ', reason: '', noteId },
    postings: [
      dr(kind === 'fee' ? 'sys:fee-refund' : 'sys:open-advance', 1, taka * 100, { party: 501 }),
      cr('sl:2', 1, taka * 100),
    ],
  });

test('W7: the debit voucher of a refund stands among the vouchers, found and added up as they are', async (t) => {
  const app = await office(t);
  await app.record(streams.notes(SCHOOL), note(5, 'আব্দুল করিম'));
  const asked = { requestId: 9, kind: 'refund', on: '2026-04-18', userId: 501, admissionId: 1, itemId: 1 };
  await app.record(
    journal,
    ApprovalRequested({ ...asked, amount: paisa(30_000), places: {}, why: null, noteId: 5, command: {} }),
    ApprovalGiven({ requestId: 9, kind: 'refund', on: '2026-04-19' }),
    refund(4, 'fee', '2026-04-19', 300, 5),
    refund(5, 'advance', '2026-04-15', 70, null),
  );
  const rows = async (query = '') =>
    (await app.list(query)).data.map((row: Record<string, unknown>) => row['refundId'] || row['VoucherNo']);
  const { data, totals } = await app.list();
  t.like(data[0], {
    ...{ voucherId: 0, refundId: 4, requestId: 9, VoucherNo: 46, CAID: 2, on: '2026-04-19' },
    ...{ payee: 'আব্দুল করিম', heads: ['ফি ফেরত'], cost: 300, reversed: false },
  });
  t.like(data.at(-2), { refundId: 5, requestId: 0, payee: 'আগের কেউ', heads: ['অগ্রিম'], cost: 70 });
  t.deepEqual(totals, { deposit: 9500, cost: 1890 });
  t.deepEqual(await rows('search=৪৬'), [4]);
  t.deepEqual(await rows('search=করিম'), [4]);
  t.deepEqual(await rows('from=2026-04-19'), [4]);
  t.deepEqual(await rows('asOf=2026-04-18&caId=2'), [2, 1, 5]);
  for (const none of ['caId=1', 'slId=1', 'state=1', 'fundId=9', 'account=9'])
    t.false(
      (await rows(none)).some((row: unknown) => row === 4 || row === 5),
      none,
    );
  await sumsExplained(t, app, vouchersList, [
    '',
    'caId=2',
    'search=৪৬',
    'from=2026-04-19',
    'asOf=2026-04-15',
  ]);
});
