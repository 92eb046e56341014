import { type DataOf, paisa, sumPaisa } from '@madrasah/events';
import { type ConcessionArranged, covers } from '@madrasah/events/concessions';
import type { DecisionContext } from '../kernel/desk.ts';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { calendarOf, plansStream } from '../plans/state.ts';
import { admittedAs } from './charge-run/admitted.ts';
import { lesseningsOf } from './charge-run/line.ts';
import { priceOf } from './price-list/student-price.ts';
import { monthFault } from './receipts/months-ahead.ts';

type Arranged = DataOf<typeof ConcessionArranged>;

/** The heads that are charged by the month, of those that a concession is on. */
const monthlyHeads = ({ chart }: Books, arranged: Arranged): number[] =>
  [...chart.feeHeads.values()].flatMap(({ subLedgerId, chargeOn, retired }) =>
    retired || chargeOn !== 'month' || !subLedgerAt(chart, subLedgerId) || !isOn(arranged, subLedgerId)
      ? []
      : [subLedgerId],
  );
const isOn = (arranged: Arranged, subLedgerId: number) => covers(arranged, subLedgerId, arranged.from);

/**
 * What a concession for months to come is worth at the prices of each month or of today: by how much it lessens the
 * monthly fees that its student is still to be charged, beside what stands for him already. Paisa.
 */
export function standingWorth(
  books: Books,
  arranged: Arranged,
  context: DecisionContext,
): { readonly charges: number; readonly worth: number } {
  const student = admittedAs(arranged.admissionId, context);
  if (!student) return { charges: 0, worth: 0 };
  const frame = { ...books, plans: context.look(plansStream) };
  const calendar = calendarOf(frame.plans, student.sessionId, student.classId)?.months;
  const months = Array.from({ length: arranged.to - arranged.from + 1 }, (_, at) => arranged.from + at);
  const lessened = monthlyHeads(books, arranged).flatMap((subLedgerId) =>
    months.flatMap((monthId) => {
      if (monthFault(frame, student, { subLedgerId, monthId })) return [];
      const begins = calendar?.[monthId - 1]?.startsOn ?? '';
      const about = { subLedgerId, monthId, day: begins > books.today ? begins : books.today };
      const standing = lesseningsOf(frame, student, about);
      const price = priceOf(frame, student, about, standing);
      if (!price?.amount || price.off) return [];
      const then = priceOf(frame, student, about, [...standing, arranged]);
      return (
        sumPaisa(then?.lessened.map(({ amount }) => amount) ?? []) -
        sumPaisa(price.lessened.map(({ amount }) => amount))
      );
    }),
  );
  const worth = lessened.filter((amount) => amount > 0);
  return { charges: worth.length, worth: sumPaisa(worth.map(paisa)) };
}
