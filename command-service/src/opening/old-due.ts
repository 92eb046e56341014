import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { refuseFees } from '@madrasah/events/fees';
import { chartedInBoth, type RecordOpening, refuseLedger as refuse } from '@madrasah/events/ledger';
import { type Admission, type AdmissionState, placedFor } from '../admissions/state.ts';
import { feeHeadOn, subLedgerAt } from '../ledger/chart/lookups.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { Item, JournalState } from '../ledger/journal/shape.ts';
import { calendarOf, type PlanState } from '../plans/state.ts';

type Said = RecordOpening['oldDues'][number];

/** For which head and month (0: of none) an old due was owed on paper, and since when. */
export interface Arrear {
  readonly subLedgerId: number;
  readonly head: string;
  readonly monthId: number;
  readonly dueOn: string;
  /** Whether the head falls due once for an admission: then no second due of it stands. */
  readonly isOnce: boolean;
}

export interface DueFrame {
  readonly admissions: Pick<AdmissionState, 'earlier'>;
  readonly plans: PlanState;
  readonly asOn: string;
}

/** The months of a student's class as they were for a month. */
export function monthsOf({ admissions, plans, asOn }: DueFrame, admission: Admission, monthId: number) {
  const earlier = admissions.earlier.get(admission.admissionId);
  const { sessionId, classId } = placedFor({ ...admission, ...(earlier && { earlier }) }, monthId, asOn);
  return calendarOf(plans, sessionId, classId)?.months;
}

/**
 * What an old due that names its head, month or day was owed for; undefined of one that is a sum alone. What begins
 * after the opening is no old due: a run will charge it.
 */
export function arrearOf(
  { chart }: Pick<Books, 'chart'>,
  { subLedgerId, monthId = 0, dueOn, fundId }: Said,
  admission: Admission,
  frame: DueFrame,
): Arrear | Refusal | undefined {
  if (subLedgerId === undefined) return undefined;
  const feeHead = feeHeadOn(chart, subLedgerId);
  const subLedger = subLedgerAt(chart, subLedgerId);
  if (!feeHead || !subLedger) return refuseFees('fees.not-a-head');
  if (subLedger.fundId !== fundId) return refuse('ledger.fund-mismatch');
  if (feeHead.chargeOn === 'month' && monthId === 0)
    return refuseFees('fees.run-month-required', { head: chartedInBoth(subLedger) });
  const begins = monthsOf(frame, admission, monthId)?.[monthId - 1]?.startsOn;
  const day = dueOn ?? begins ?? frame.asOn;
  if (day > frame.asOn) return refuse('ledger.old-due-later', { head: chartedInBoth(subLedger), day });
  const isOnce = feeHead.chargeOn !== 'demand';
  return { subLedgerId, head: subLedger.name, monthId, dueOn: day, isOnce };
}

/** Of a head that may fall due again and again the day tells one from another. */
export const arrearKey = (
  admissionId: number,
  { subLedgerId, monthId, dueOn, isOnce }: Omit<Arrear, 'head'>,
): string => [admissionId, subLedgerId, monthId, isOnce ? '' : dueOn].join(':');

/** What stands for the same already: charged here, or brought over before; undefined where nothing does. */
export function standsFor(
  { items, itemsOf }: Pick<JournalState, 'items' | 'itemsOf'>,
  { userId, admissionId }: Pick<Admission, 'userId' | 'admissionId'>,
  arrear: Arrear,
): Item | undefined {
  const wanted = arrearKey(admissionId, arrear);
  return (itemsOf.get(userId) ?? [])
    .flatMap((itemId) => items.get(itemId) ?? [])
    .find((item) => {
      const { arrearOf: brought, monthId, dueOn } = item;
      const of = brought || item.subLedgerId;
      const key = arrearKey(item.admissionId, { subLedgerId: of, monthId, dueOn, isOnce: arrear.isOnce });
      return !item.reversed && of > 0 && key === wanted;
    });
}

/** The refusal of a due that stands already; undefined of every other. */
export function thereFault(
  journal: Pick<JournalState, 'items' | 'itemsOf'>,
  admission: Admission,
  arrear: Arrear,
): Refusal | undefined {
  const item = standsFor(journal, admission, arrear);
  if (!item) return undefined;
  const params = { head: arrear.head, amount: item.charged };
  return refuse(item.arrearOf === 0 ? 'ledger.old-due-charged' : 'ledger.old-due-there', params);
}

/** A refusal told at the row that it is of. */
export const atRow = ({ code, params, ...refusal }: Refusal, path: string): Refusal => ({
  ...{ ...refusal, code, params },
  fields: [{ path, problem: new Problem(code, params) }],
});

/** The old dues of an opening with what each was owed for; the first that cannot be brought over refuses them all. */
export function withArrears<D extends { readonly admission: Admission; readonly said: Said }>(
  books: Books,
  dues: readonly D[],
  frame: DueFrame,
): (D & { readonly arrear: Arrear | undefined })[] | Refusal {
  const seen = new Set<string>();
  const read: (D & { readonly arrear: Arrear | undefined })[] = [];
  for (const [at, due] of dues.entries()) {
    const arrear = arrearOf(books, due.said, due.admission, frame);
    if (isRefusal(arrear)) return atRow(arrear, `oldDues.${at}.SLID`);
    const key = arrear && arrearKey(due.admission.admissionId, arrear);
    const there = arrear && thereFault(books.journal, due.admission, arrear);
    if (there) return atRow(there, `oldDues.${at}.SLID`);
    if (arrear && key !== undefined && seen.has(key))
      return atRow(refuse('ledger.old-due-twice', { head: arrear.head }), `oldDues.${at}.SLID`);
    if (key !== undefined) seen.add(key);
    read.push({ ...due, arrear });
  }
  return read;
}
