import { isRefusal } from '@madrasah/events';
import { placedFor } from '../../admissions/state.ts';
import type { Step } from '../../kernel/desk.ts';
import type { JournalState } from '../../ledger/journal/state.ts';
import { calendarOf } from '../../plans/state.ts';
import { type ChargeLine, chargeFees } from '../charge.ts';
import { chargedTo, type PlannedBooks } from './decide.ts';
import { type Head, headsOf } from './heads.ts';
import { type Admitted, lineOf } from './line.ts';
import { overAdmitted } from './step.ts';

/**
 * Charges somebody who comes late what his class was charged of the months since his admission, month by month and as
 * its run would have charged him. A month that no run has charged yet waits for it. Idempotent by state.
 */
export const monthsSince = ({
  sessionId,
  admissionId,
}: Pick<Admitted, 'sessionId' | 'admissionId'>): Step<JournalState> =>
  overAdmitted({ sessionId }, (books, admitted) => {
    const student = admitted.find((one) => one.admissionId === admissionId);
    const lines = student ? linesSince(books, student, admitted) : [];
    if (lines.length === 0) return [];
    return chargeFees(books, { admissionId: null, sessionId, dueOn: books.today, lines });
  });

/** What he would have been charged, each month due since its first day. Pure. */
export function linesSince(
  books: PlannedBooks,
  student: Admitted,
  admitted: readonly Admitted[],
): ChargeLine[] {
  const { sessionId, classId } = student;
  const own = chargedTo(books, student);
  const months = calendarOf(books.plans, sessionId, classId)?.months ?? [];
  return months
    .filter(({ startsOn }) => startsOn <= books.today)
    .flatMap(({ monthId, startsOn: dueOn }) => {
      const frame = { ...books, dueOn, monthId, days: new Map<number, number>() };
      const mates = admitted.filter((one) => placedFor(one, monthId, dueOn).classId === classId);
      const charged = chargedIn(books, mates, monthId);
      return monthlyHeads(books, monthId)
        .filter(({ subLedgerId }) => charged.has(subLedgerId))
        .map((head) => lineOf(frame, student, head, own))
        .flatMap((line) => (typeof line === 'object' ? [{ ...line, dueOn }] : []));
    });
}

/** The heads that students were charged in a month. */
function chargedIn(
  { journal }: PlannedBooks,
  students: readonly Admitted[],
  monthId: number,
): ReadonlySet<number> {
  const heads = new Set<number>();
  for (const { userId, admissionId } of students)
    for (const itemId of journal.itemsOf.get(userId) ?? []) {
      const item = journal.items.get(itemId);
      if (item?.admissionId === admissionId && item.monthId === monthId && !item.reversed)
        heads.add(item.subLedgerId);
    }
  return heads;
}

/** The heads that are charged by the month. */
export function monthlyHeads({ chart, examHeads }: PlannedBooks, monthId: number): Head[] {
  const monthly = [...chart.feeHeads.values()].filter(
    ({ chargeOn, retired, subLedgerId }) =>
      chargeOn === 'month' && !retired && examHeads?.has(subLedgerId) !== true,
  );
  if (monthly.length === 0) return [];
  const subLedgerIds = monthly.map(({ subLedgerId }) => subLedgerId);
  const heads = headsOf(chart, { feeGroup: undefined, subLedgerIds, monthId }, examHeads);
  return isRefusal(heads) ? [] : heads;
}
