import { type EventDraft, isRefusal } from '@madrasah/events';
import { FeeHeadChanged, FeePricesSet, type RunCharges } from '@madrasah/events/fees';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import { plainTable } from '@madrasah/service-kit/folding';
import { runCharges } from '../fees/charge-run/decide.ts';
import type { Admitted } from '../fees/charge-run/line.ts';
import { collectFees } from '../fees/receipts/collect.ts';
import { type MonthWanted, monthsAhead } from '../fees/receipts/months-ahead.ts';
import { plansStream } from '../plans/state.ts';
import { gl, sl } from './chart.ts';
import { House, taka } from './house.ts';

export const SESSION = 7;

/** Somebody admitted before the year's second month. */
export const student = (userId: number, more: Partial<Admitted> = {}): Admitted => ({
  ...{ admissionId: userId, userId, userCode: String(900 + userId), sessionId: SESSION, classId: 1 },
  ...{ gender: 1, residence: 1, newOrOld: 1, on: '2026-03-25', elders: [] },
  ...more,
});

/** Tuition of 800.00 a month; months from Shawwal on: the first begins 2026-03-21, the second 2026-04-19. */
export class Year extends House {
  readonly plans = plansStream.initial(plainTable);

  constructor(today = '2026-04-20') {
    super();
    this.today = today;
    this.setUp(FeeHeadChanged({ feeHeadId: 2, feeGroup: 2, chargeOn: 'month' }));
    const amounts = Array.from({ length: 12 }, () => taka(800));
    const about = { priceRowId: 1, sessionId: SESSION, classId: 1, subLedgerId: sl('Tuition') };
    this.setUp(FeePricesSet({ ...about, amounts, effectiveFrom: '2026-03-01' }));
    this.plan(
      MonthCalendarSet({
        ...{ calendarId: 1, sessionId: SESSION, classId: 1, calendar: 'hijri', hijriOffset: -1 },
        months: proposeMonths('hijri', '2026-03-21'),
      }),
    );
  }

  plan(draft: EventDraft): void {
    plansStream.evolve(this.plans, { ...draft, revision: 0, metadata: { at: '', actor: { id: 1 } } });
  }

  get planned() {
    return { ...this.books, plans: this.plans };
  }

  run(admitted: readonly Admitted[], monthId = 2, more: Partial<RunCharges> = {}) {
    const about = {
      sessionId: SESSION,
      classId: 1,
      feeGroup: 2,
      subLedgerIds: [],
      dueOn: undefined,
      days: [],
    };
    return runCharges(this.planned, { ...about, monthId, ...more }, admitted);
  }

  payAhead(who: Admitted, wanted: readonly Omit<MonthWanted, 'subLedgerId'>[]) {
    const months = monthsAhead(
      this.planned,
      who,
      wanted.map((month) => ({ ...month, subLedgerId: sl('Tuition') })),
    );
    if (isRefusal(months)) return months;
    const { userId, admissionId } = who;
    const about = { userId, admissionId, on: this.today, remark: '', transactionNo: '', rows: [], months };
    const into = { ledgerId: gl('G', 3), moneyAccount: sl('C1') };
    return collectFees(this.books, { ...about, ...into }, { userId, sessionId: SESSION });
  }
}
