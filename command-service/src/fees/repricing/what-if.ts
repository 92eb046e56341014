import { paisa, type Refusal, sumPaisa } from '@madrasah/events';
import { refuseFees as refuse, type WhatIfPrices } from '@madrasah/events/fees';
import { chargedHeadOn } from '../../ledger/chart/lookups.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import { type Admitted, lesseningsOf } from '../charge-run/line.ts';
import { priceOf } from '../price-list/student-price.ts';
import { planApplied } from './plan.ts';

/** What proposed prices mean for one student; paisa. */
export interface StudentWhatIf {
  readonly student: Admitted;
  /** One charge of every head that is looked at, less what stands for him: at the prices of today and at those proposed. */
  readonly now: number;
  readonly proposed: number;
  /** What his charges that stand would be changed by, if the prices were applied to them. */
  readonly charged: number;
  readonly overpaid: number;
}

/** The chart with the proposed rows laid over it from today on. */
function proposedChart(chart: ChartState, { sessionId, rows }: WhatIfPrices, today: string): ChartState {
  const prices = new Map(chart.prices.entries());
  const priceKeys = new Map(chart.priceKeys.entries());
  let newest = Math.max(0, ...prices.keys());
  for (const { classId, subLedgerId, amounts } of rows) {
    const key = priceKey(sessionId, classId, subLedgerId);
    const priceRowId = priceKeys.get(key) ?? newest + 1;
    newest = Math.max(newest, priceRowId);
    priceKeys.set(key, priceRowId);
    const versions = [...(prices.get(priceRowId)?.versions ?? []), { from: today, amounts }];
    prices.set(priceRowId, { priceRowId, sessionId, classId, subLedgerId, versions });
  }
  return { ...chart, prices, priceKeys } as unknown as ChartState;
}

/** What a student pays of a head once, less what stands for him. */
function netOf(books: PlannedBooks, student: Admitted, subLedgerId: number): number {
  const about = { subLedgerId, monthId: 0, day: books.today };
  const price = priceOf(books, student, about, lesseningsOf(books, student, about));
  if (!price || price.off) return 0;
  return Math.max(0, (price.amount ?? 0) - sumPaisa(price.lessened.map(({ amount }) => amount)));
}

/** What proposed prices would mean for everyone admitted. Pure. */
export function whatIf(
  books: PlannedBooks,
  asked: WhatIfPrices,
  admitted: readonly Admitted[],
): StudentWhatIf[] | Refusal {
  if (asked.rows.some(({ subLedgerId }) => !chargedHeadOn(books.chart, subLedgerId)))
    return refuse('fees.not-a-head');
  const proposed = { ...books, chart: proposedChart(books.chart, asked, books.today) };
  const heads = [...new Set(asked.rows.map(({ subLedgerId }) => subLedgerId))];
  const classes = new Set(asked.rows.map(({ classId }) => classId));
  const concerned = admitted.filter(({ classId }) => classes.has(classId));
  const wanted = { subLedgerIds: heads, from: undefined, concessions: 'scale' } as const;
  const touched = Map.groupBy(planApplied(proposed, wanted, concerned).lines, ({ item }) => item.admissionId);
  return concerned.map((student) => {
    const own = touched.get(student.admissionId) ?? [];
    const sum = (at: PlannedBooks) => sumPaisa(heads.map((head) => netOf(at, student, head)));
    const net = own.reduce((rest, { item, due, overpaid }) => rest + due - item.due - overpaid, 0);
    return {
      ...{ student, now: sum(books), proposed: sum(proposed), charged: paisa(net) },
      overpaid: sumPaisa(own.map(({ overpaid }) => overpaid)),
    };
  });
}
