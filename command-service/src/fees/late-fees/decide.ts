import { addDays, isRefusal } from '@madrasah/events';
import { refusePlans as refuse } from '@madrasah/events/plans';
import { hasLeft } from '../../admissions/state.ts';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Item } from '../../ledger/journal/state.ts';
import type { LateFeeRule } from '../../plans/state.ts';
import type { ChargeLine } from '../charge.ts';
import { chargeDays } from '../charge-days.ts';
import type { ChargeRun, PlannedBooks } from '../charge-run/decide.ts';
import type { Admitted } from '../charge-run/line.ts';

/**
 * The late fee for every month that is still owed so many days after it fell due: once for each student and month,
 * also when it was waived since. Who has left is charged nothing more.
 */
export function planLateFees(books: PlannedBooks, admitted: readonly Admitted[]) {
  const rule = books.plans.lateFeeRules.get(0);
  const head = rule && subLedgerAt(books.chart, rule.subLedgerId);
  if (!rule?.active || !head) return refuse('plans.late-fee-off');
  const { subLedgerId, name, fundId } = head;
  const there = admitted.filter((student) => !hasLeft(student));
  const lines = there.flatMap(({ admissionId, userId }) =>
    lateMonths(books, rule, itemsOf(books, userId, admissionId)).map((monthId): ChargeLine => {
      const about = { admissionId, userId, subLedgerId, monthId, fundId, name };
      return { ...about, priceRowId: 0, amount: rule.amount };
    }),
  );
  const dueOn = books.today;
  const days = chargeDays(books, { dueOn, lines });
  if (isRefusal(days)) return days;
  const classes = new Map(there.map(({ admissionId, classId }) => [admissionId, classId]));
  return { dueOn, lines, days, classes, skipped: [], again: [], noPrice: [], unsaid: [] } satisfies ChargeRun;
}

const itemsOf = ({ journal }: PlannedBooks, userId: number, admissionId: number) =>
  (journal.itemsOf.get(userId) ?? [])
    .map((itemId) => journal.items.get(itemId) as Item)
    .filter(
      (item) =>
        item.admissionId === admissionId && !item.reversed && item.monthId > 0 && item.subLedgerId > 0,
    );

function lateMonths({ today }: PlannedBooks, rule: LateFeeRule, items: readonly Item[]): number[] {
  const charged = new Set(
    items.flatMap(({ subLedgerId, monthId }) => (subLedgerId === rule.subLedgerId ? monthId : [])),
  );
  const late = items.filter(({ due, dueOn, subLedgerId, monthId }) => {
    if (due === 0 || subLedgerId === rule.subLedgerId || charged.has(monthId)) return false;
    return addDays(dueOn, rule.afterDays) < today;
  });
  return [...new Set(late.map(({ monthId }) => monthId))].sort((one, other) => one - other);
}
