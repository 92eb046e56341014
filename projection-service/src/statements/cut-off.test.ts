import { drafted, paisa, streams } from '@madrasah/events';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import {
  accountingYears,
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  SubLedgerAdded,
} from '@madrasah/events/ledger';
import { MonthAdvancesApplied } from '@madrasah/events/plans';
import test from 'ava';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

const TUITION = 1;
const CASH = 2;
const MONTH = { admissionId: 1, sessionId: 1, subLedgerId: TUITION, priceRowId: 1, fundId: 1, name: 'বেতন' };
const HEADS = [{ subLedgerId: TUITION, fundId: 1, name: 'বেতন' }];
const OLD = 'from=2025-07-01&to=2026-06-30';
const NEW = 'from=2026-07-01&to=2026-07-31';

/** June is charged on its day and stays due; July and August are paid ahead in June, July is charged in July. */
async function acrossTheYear() {
  const app = await testApp();
  app.clock.set('2026-07-31T06:00:00Z');
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'));
  await app.record(streams.admissions(SCHOOL), admitted(1, 1, { on: '2026-01-02' }));
  const about = { fundId: 1, allowedFunds: null };
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: 1, name: 'সাধারণ তহবিল', kind: 1 }),
    GeneralLedgerAdded({ ledgerId: 1, fundId: 1, class: 1, name: 'ফি' }),
    GeneralLedgerAdded({ ledgerId: 2, fundId: 1, class: 3, name: 'নগদ' }),
    SubLedgerAdded({ subLedgerId: TUITION, ledgerId: 1, class: 1, name: 'বেতন', ...about }),
    SubLedgerAdded({ subLedgerId: CASH, ledgerId: 2, class: 3, name: 'নগদ টাকা', ...about }),
    drafted(accountingYears, {
      ...{ kind: 'added', id: 1, serial: 1 },
      attributes: { name: '২০২৫-২৬', from: '2025-07-01', to: '2026-06-30' },
    }),
  );
  const charge = (chargeId: number, month: number, on: string) =>
    FeesCharged({
      ...{ chargeId, admissionId: null, on, dueOn: on, sessionId: 1, firstItemId: chargeId, heads: HEADS },
      lines: [[1, 1, TUITION, 1, month, paisa(800_00)]],
      totals: [{ fundId: 1, amount: paisa(800_00) }],
    });
  const ahead = [7, 8].map((monthId) => ({ ...MONTH, monthId, fee: 800_00, concession: 0, deposit: 800_00 }));
  await app.record(
    streams.journal(SCHOOL),
    charge(1, 6, '2026-06-30'),
    FeesCollected({
      ...{
        receiptId: 1,
        receiptNo: 1,
        series: 'receipt:session:1',
        on: '2026-06-30',
        userId: 1,
        admissionId: 1,
      },
      ...{
        moneyAccount: CASH,
        transactionNo: '',
        remark: '',
        rows: [],
        advance: null,
        months: ahead as never,
      },
      postings: [dr(`sl:${CASH}`, 1, 1600_00), cr('sys:month-advance', 1, 1600_00, { party: 1 })],
    }),
    charge(2, 7, '2026-07-01'),
    MonthAdvancesApplied({
      ...{ applicationId: 1, chargeId: 2, on: '2026-07-01', heads: [{ subLedgerId: TUITION, fundId: 1 }] },
      lines: [[2, 1, TUITION, paisa(800_00), 1, 1, 7]],
      totals: [{ fundId: 1, amount: paisa(800_00) }],
    }),
  );
  return app;
}

test('W8 across the year’s last day: income on the side of its month, receipts on the day of the money', async (t) => {
  const app = await acrossTheYear();
  t.teardown(app.end);
  const sum = async (figure: string, days: string) =>
    (await app.get(`/api/accounts/explain?figure=${figure}&${days}`)).body.data.value;
  t.is(await sum('income_expense.gross&basis=accrual', OLD), 800, 'June alone');
  t.is(await sum('income_expense.gross&basis=accrual', NEW), 800, 'July, paid ahead in June');
  t.is(await sum('receipts_payments.receipts', OLD), 1600);
  t.is(await sum('receipts_payments.receipts', NEW), 0);
  const closing = async (account: string, asOf: string) =>
    (await app.get(`/api/accounts/explain?figure=trial_balance.closing&account=${account}&asOf=${asOf}`)).body
      .data.value;
  t.is(await closing('sys:month-advance', '2026-06-30'), -1600, 'a liability at the year’s end');
  t.is(await closing('sys:receivable', '2026-06-30'), 800);
  t.is(await closing('sys:month-advance', '2026-07-31'), -800);
  t.is(await closing('sys:receivable', '2026-07-31'), 800, 'June still, July was paid');
});
