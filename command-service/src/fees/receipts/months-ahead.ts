import { type DataOf, isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
import { type FeesCollected, refuseFees } from '@madrasah/events/fees';
import { chartedInBoth, cr, type Posting } from '@madrasah/events/ledger';
import { outsideOf, refusePlans as refuse } from '@madrasah/events/plans';
import type { DecisionContext } from '../../kernel/desk.ts';
import { chargedHeadOn, subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { openingDay } from '../../ledger/journal/rules/openings.ts';
import { calendarOf, plansStream } from '../../plans/state.ts';
import { admittedAs } from '../charge-run/admitted.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import { type Admitted, aheadOf, lesseningsOf, presenceOf } from '../charge-run/line.ts';
import { priceOf } from '../price-list/student-price.ts';

/** A month that is to be paid before it is charged; `due` is what the clerk saw, and is paid whole. */
export interface MonthWanted {
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly due: number;
}

export type MonthAhead = NonNullable<DataOf<typeof FeesCollected>['months']>[number];

/**
 * What months cost a student that are to be paid ahead, each whole: at today's price, or that of the day on which the
 * month begins. A month that stands charged, or is paid already, is none that can be paid ahead.
 */
export function monthsAhead(
  books: PlannedBooks,
  student: Admitted | undefined,
  wanted: readonly MonthWanted[],
): MonthAhead[] | Refusal {
  if (wanted.length === 0) return [];
  if (!student) return refuseFees('fees.wrong-student');
  const months: MonthAhead[] = [];
  for (const [index, month] of wanted.entries()) {
    const known = months.some(
      (one) => one.subLedgerId === month.subLedgerId && one.monthId === month.monthId,
    );
    const priced = known ? refuseFees('fees.duplicate-item') : monthAhead(books, student, month);
    if (isRefusal(priced)) {
      const problem = new Problem(priced.code, priced.params);
      return { ...priced, fields: [{ path: `months.${index}.MonthID`, problem }] };
    }
    months.push(priced);
  }
  return months;
}

/** The same for an admission, looking at its plan only where a month is wanted. */
export const monthsFor = (
  books: Books,
  admissionId: number,
  wanted: readonly MonthWanted[],
  context: DecisionContext,
): MonthAhead[] | Refusal =>
  wanted.length === 0
    ? []
    : monthsAhead({ ...books, plans: context.look(plansStream) }, admittedAs(admissionId, context), wanted);

function monthAhead(books: PlannedBooks, student: Admitted, wanted: MonthWanted): MonthAhead | Refusal {
  const { subLedgerId, monthId } = wanted;
  const head = chargedHeadOn(books.chart, subLedgerId);
  const subLedger = subLedgerAt(books.chart, subLedgerId);
  if (head?.chargeOn !== 'month' || !subLedger) return refuseFees('fees.not-a-head');
  const fault = monthFault(books, student, wanted);
  if (fault) return fault;
  const start = calendarOf(books.plans, student.sessionId, student.classId)?.months[monthId - 1]?.startsOn;
  const day = start !== undefined && start > books.today ? start : books.today;
  const lessenings = lesseningsOf(books, student, { subLedgerId, monthId, day });
  const price = priceOf(books, student, { subLedgerId, monthId, day }, lessenings);
  const params = { code: student.userCode, head: chartedInBoth(subLedger) };
  if (!price || price.amount === null || price.off) return refuseFees('fees.run-price-missing', params);
  const concession = sumPaisa(price.lessened.map(({ amount }) => amount));
  const deposit = price.amount - concession;
  if (deposit === 0) return refuse('plans.month-free', { head: chartedInBoth(subLedger) });
  if (deposit !== wanted.due) return refuseFees('fees.stale');
  const { admissionId, sessionId } = student;
  const place = { admissionId, sessionId, subLedgerId, priceRowId: price.priceRowId, monthId };
  const { fundId, name } = subLedger;
  return { ...place, fundId, name, fee: price.amount, concession, deposit };
}

/** Why a month is none that can be paid ahead: it stands already, or no run will charge it. */
export function monthFault(
  { journal, chart, plans, today }: PlannedBooks,
  student: Admitted,
  { subLedgerId, monthId }: Omit<MonthWanted, 'due'>,
): Refusal | undefined {
  const { userId, admissionId } = student;
  const isCharged = (journal.itemsOf.get(userId) ?? []).some((itemId) => {
    const item = journal.items.get(itemId);
    const same = (item?.arrearOf || item?.subLedgerId) === subLedgerId && item?.monthId === monthId;
    return same && item.admissionId === admissionId && !item.reversed;
  });
  if (isCharged) return refuse('plans.month-charged');
  if (aheadOf({ journal }, student, subLedgerId, monthId)) return refuse('plans.month-paid');
  const months = calendarOf(plans, student.sessionId, student.classId)?.months;
  const opened = openingDay(journal, subLedgerAt(chart, subLedgerId)?.fundId ?? 0);
  const due = { chargeOn: 'month', monthId, day: today, opened };
  return outsideOf(months, presenceOf({ journal }, student), due)
    ? refuse('plans.month-not-charged')
    : undefined;
}

/** The liability of each month, in the fund of its head. */
export const monthPostings = (userId: number, months: readonly MonthAhead[]): Posting[] =>
  months.map(({ fundId, deposit }) => cr('sys:month-advance', fundId, deposit, { party: userId }));
