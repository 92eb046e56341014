import { streams } from '@madrasah/events';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr, entry } from '@madrasah/events/ledger';
import { admitted, klass, person, section, session } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

export const TUITION = 1;
export const CASH = 2;
export const FUND = 1;

type Line = readonly [admissionId: number, userId: number, monthId: number, amount: number];

/** A charge of some lines, all due on a day. */
function charge(chargeId: number, firstItemId: number, dueOn: string, lines: readonly Line[]) {
  const amount = lines.reduce((sum, [, , , paisa]) => sum + paisa, 0);
  return FeesCharged({
    ...{ chargeId, admissionId: null, on: dueOn, dueOn, sessionId: 1, firstItemId },
    heads: [{ subLedgerId: TUITION, fundId: FUND, name: 'বেতন' }],
    lines: lines.map(([admissionId, userId, monthId, paisa]) => [
      admissionId,
      userId,
      TUITION,
      1,
      monthId,
      paisa,
    ]),
    totals: [{ fundId: FUND, amount }],
  });
}

/** Umar owes January (in part), March and his admission; Ali owes March alone, and Bilal nothing. */
export async function school(given: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(given);
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'মীযান'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(1, 'উমর'), person(2, 'আলী'), person(3, 'বিলাল'));
  await app.record(
    streams.admissions(SCHOOL),
    ...[1, 2, 3].map((id) => admitted(id, id, { on: '2026-01-01' })),
  );
  await app.record(
    streams.journal(SCHOOL),
    charge(1, 1, '2026-01-01', [
      [1, 1, 1, 80_000],
      [1, 1, 0, 100_000],
    ]),
    charge(2, 3, '2026-02-01', [[1, 1, 2, 80_000]]),
    charge(3, 4, '2026-03-15', [
      [1, 1, 3, 80_000],
      [2, 2, 3, 80_000],
    ]),
    charge(4, 6, '2026-06-01', [[1, 1, 6, 80_000]]),
    FeesCollected({
      ...{ receiptId: 1, receiptNo: 1, series: 'receipt:session:1', on: '2026-03-20', userId: 1 },
      ...{ admissionId: 1, moneyAccount: CASH, transactionNo: '', remark: '', advance: null, months: [] },
      rows: [row(1, 1, 30_000), row(3, 2, 80_000)],
      postings: entry([
        dr(`sl:${CASH}`, FUND, 110_000),
        cr('sys:receivable', FUND, 30_000, { party: 1, itemId: 1 }),
        cr('sys:receivable', FUND, 80_000, { party: 1, itemId: 3 }),
      ]),
    }),
  );
  return app;
}

export const row = (item: number, monthId: number, deposit: number) => ({
  ...{ itemId: item, admissionId: 1, sessionId: 1, subLedgerId: TUITION, priceRowId: 1, monthId },
  ...{ fundId: FUND, name: 'বেতন', fee: 80_000, pastDiscount: 0, paidBefore: 0 },
  ...{ deduction: 0, deposit, due: 80_000 - deposit },
});
