import { type EventDraft, isRefusal, Problem } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { refuseFees } from '@madrasah/events/fees';
import { changeName, refusePlans as refuse } from '@madrasah/events/plans';
import { feeInBoth } from '../../ledger/chart/lookups.ts';
import { booksAfter } from '../../ledger/journal/after.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { chargeFees } from '../charge.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import type { Admitted } from '../charge-run/line.ts';

import { repriceCharges } from '../reprice-charges.ts';
import { type ChangePlan, planChange, type StudentChange } from './plan.ts';

/**
 * What another class, residence, new or old makes of a student's charges, in one append: those that stand get the
 * price of where he is now, heads he did not have are charged for the months that he was charged. Idempotent by state.
 * @param seen is told the plan, for previews
 */
export function changePrices(
  books: PlannedBooks,
  student: Admitted | undefined,
  change: StudentChange,
  seen: (plan: ChangePlan) => void = () => undefined,
): Decided {
  if (!student) return refuseAdmissions('admission.not-found');
  const { admissionId, sessionId, userCode } = student;
  if (books.journal.leavings.has(admissionId)) return refuse('plans.left-already');
  if ((books.journal.studentChanges.get(admissionId) ?? 0) >= change.changeNo) return [];
  const plan = planChange(books, student, change);
  seen(plan);
  const [first] = plan.unpriced;
  if (first) {
    const missing = (head: (typeof plan.unpriced)[number]) => ({
      ...{ code: userCode, head: feeInBoth(books.chart)(head) },
    });
    const fields = plan.unpriced.map((head) => ({
      path: 'ResidentialStatusId',
      problem: new Problem('fees.run-price-missing', missing(head)),
    }));
    return refuseFees('fees.run-price-missing', missing(first), fields);
  }
  const operation = changeName(admissionId, change.changeNo);
  const repriced = repriceCharges(books, { why: 'student-change', operation }, plan.repriced);
  if (isRefusal(repriced)) return repriced;
  const drafts: EventDraft[] = [...repriced];
  for (const { dueOn, lines } of plan.charges) {
    const charge = { admissionId, sessionId, on: books.today, dueOn, lines };
    const charged = chargeFees(booksAfter(books, drafts, books.today), charge);
    if (isRefusal(charged)) return charged;
    drafts.push(...charged);
  }
  return drafts;
}
