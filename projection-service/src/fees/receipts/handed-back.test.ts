import { paisa } from '@madrasah/events';
import { CollectionReversed, FeeRefunded } from '@madrasah/events/fees';
import { cr, dr } from '@madrasah/events/ledger';
import test from 'ava';
import { Clerk, feeSchool } from '../reports/test-support.ts';

const CASH = 90;
const OWED = { itemId: 2, userId: 1, admissionId: 12, sessionId: 2, fundId: 1, name: 'ফেরত দেওয়া অগ্রিম' };

test('an advance that was handed back before its cheque bounced is owed, on every list alike', async (t) => {
  const clerk = new Clerk();
  const refunded = FeeRefunded({
    ...{
      refundId: 1,
      voucherNo: 1,
      series: 'voucher:1:2:2026',
      on: '2026-04-19',
      userId: 1,
      kind: 'advance',
    },
    ...{
      itemId: null,
      fundId: 1,
      moneyAccount: CASH,
      amount: paisa(500_00),
      payee: '',
      reason: '',
      noteId: null,
    },
    postings: [dr('sys:open-advance', 1, 500_00, { party: 1 }), cr(`sl:${CASH}`, 1, 500_00)],
  });
  const bounced = CollectionReversed({
    ...{ receiptId: 1, receiptNo: 1, on: '2026-04-20', kind: 'dishonoured', reason: 'চেক', userId: 1 },
    ...{ admissionId: 12, unapplied: [], owed: [{ ...OWED, amount: paisa(500_00) }] },
    postings: [
      cr(`sl:${CASH}`, 1, 1500_00),
      dr('sys:receivable', 1, 800_00, { party: 1, itemId: 1 }),
      dr('sys:open-advance', 1, 700_00, { party: 1 }),
      dr('sys:receivable', 1, 500_00, { party: 1, itemId: 2 }),
      cr('sys:open-advance', 1, 500_00, { party: 1, itemId: 2 }),
    ],
  });
  const app = await feeSchool(
    clerk.charge(12, 'tuition', 800, '2026-04-01', 1),
    clerk.collect(12, [[1, 'tuition', 800]], '2026-04-18', { advance: 700 }),
    refunded,
    bounced,
  );
  t.teardown(() => app.end());
  const counter = (await app.get('/api/accounts/student_fee_admission?AdmissionID=12')).body.data;
  t.like(
    counter.fees.find(({ itemId }: { itemId: number }) => itemId === 2),
    { SlName: 'ফেরত দেওয়া অগ্রিম', Fee: 500, preDeposit: 0, due: 500 },
  );
  t.is(counter.advance, 0);
  const statement = (await app.get('/api/accounts/statement/12')).body.data;
  t.is(statement.closing, 800 + 500);
  t.like(statement.lines.at(-1), { debit: 1500, credit: 0 });
});
