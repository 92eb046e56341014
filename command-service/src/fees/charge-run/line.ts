import { paisa } from '@madrasah/events';
import type { Chosen, Imported } from '@madrasah/events/admissions';
import type { SkipReason } from '@madrasah/events/fees';
import {
  type Absence,
  type Due,
  isAway,
  type Lessening,
  lessen,
  type Outside,
  ofDays,
  outsideOf,
  type Presence,
} from '@madrasah/events/plans';
import { type EarlierPlace, placedFor } from '../../admissions/state.ts';
import { roundingOf } from '../../ledger/chart/lookups.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import type { MonthAdvance } from '../../ledger/journal/facts/plan-facts.ts';
import { grantsOn } from '../../ledger/journal/grants.ts';
import { openingDay } from '../../ledger/journal/rules/openings.ts';
import { calendarOf, type PlanState } from '../../plans/state.ts';
import type { ChargeLine } from '../charge.ts';
import { type Priced, priceOf, type StudentPrice } from '../price-list/student-price.ts';
import { siblingLessening } from './families.ts';
import type { Head } from './heads.ts';

/** An admission as a run must know it. */
export interface Admitted extends Priced {
  readonly userId: number;
  readonly userCode: string;
  /** The day of the admission. */
  readonly on: string;
  /** He stood in a file: what came before it is charged only where that was asked for. */
  readonly imported?: Imported | undefined;
  /** What was chosen of the months since an earlier day of admission. */
  readonly chosen?: Chosen | undefined;
  /** His elder brothers and sisters of the session, as admissions: those who have not left make the child's number. */
  readonly elders: readonly number[];
  /** What he was before changes of class or residence; absent where nothing has changed. */
  readonly earlier?: readonly EarlierPlace[];
  /** When he was not there; absent where he never left. */
  readonly absences?: readonly Absence[];
  /** The same of all admissions of the session, by AdmissionID: the elders are among them. */
  readonly away?: ReadonlyMap<number, readonly Absence[]>;
}

export interface Skipped {
  readonly admissionId: number;
  readonly userCode: string;
  readonly subLedgerId: number;
  readonly head: string;
  readonly why: SkipReason;
}

export interface RunFrame extends Books {
  readonly plans: PlanState;
  readonly dueOn: string;
  readonly monthId: number;
  /** AdmissionID → the days of the month that he is charged for. */
  readonly days: ReadonlyMap<number, number>;
}

/** What a run charges one student of one head; why not, where it does not. */
export function lineOf(
  frame: RunFrame,
  admitted: Admitted,
  head: Head,
  charged: ReadonlySet<string>,
): ChargeLine | SkipReason {
  const { subLedgerId, name, fundId } = head;
  const monthId = head.chargeOn === 'admission' ? 0 : frame.monthId;
  const student = placedFor(admitted, monthId, frame.dueOn);
  const { admissionId, userId } = student;
  const about = { subLedgerId, monthId, day: frame.dueOn };
  const lessenings = lesseningsOf(frame, student, about);
  const price = priceOf(frame, student, about, lessenings);
  const ahead = aheadOf(frame, student, subLedgerId, monthId);
  // A month paid ahead is charged as it was paid, also where his class has no price of it any more.
  if (!price && !ahead) return 'no-price';
  if (charged.has(`${subLedgerId}:${monthId}`)) return 'standing';
  const outside = runFault(frame, student, dueOf(frame, head));
  if (outside) return outside;
  const line = {
    admissionId,
    userId,
    subLedgerId,
    monthId,
    fundId,
    name,
    priceRowId: price?.priceRowId ?? 0,
  };
  if (ahead) return { ...line, ...prepaid(ahead, price?.lessened ?? []) };
  if (!price) return 'no-price';
  if (price.off) return 'off';
  if (price.amount === null) return 'unpriced';
  const days = frame.days.get(admissionId);
  if (days === 0) return 'no-days';
  if (price.amount === 0) return 'nil';
  if (days === undefined) return { ...line, amount: price.amount, lessened: price.lessened };
  const amount = ofDays(price.amount, days);
  return { ...line, amount, lessened: lessen(amount, lessenings, roundingOf(frame.chart)) };
}

/** What says what stands for students: approved concessions, and rules of the institution. */
export interface StandingFrame extends Books {
  readonly plans: PlanState;
}

/** A head in a month (0: of none), and the day that counts where the month has none of its own. */
interface Charged {
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly day: string;
}

const beginOf = (plans: PlanState, { sessionId, classId }: Priced, monthId: number) =>
  calendarOf(plans, sessionId, classId)?.months[monthId - 1]?.startsOn;

/**
 * What stands for a student on a head in a month: what was approved for him, then the sibling rule. An elder who has
 * left counts in the months that he was there for.
 */
export function lesseningsOf(
  { plans, journal }: StandingFrame,
  student: Admitted,
  { subLedgerId, monthId, day }: Charged,
): Lessening[] {
  const granted = grantsOn(journal, student.admissionId, subLedgerId, monthId).map(
    ({ kind, grantId, percent, amount }) => ({ kind, grantId, percent, amount }),
  );
  const rule = plans.siblingRules.get(subLedgerId);
  if (!rule?.active) return granted;
  const month = {
    monthId,
    begins: beginOf(plans, student, monthId) ?? day,
    ends: beginOf(plans, student, monthId + 1),
  };
  const isHere = (elder: number) => !isAway(student.away?.get(elder), journal.leavings.get(elder), month);
  const sibling = siblingLessening(rule, student.elders, isHere);
  return sibling ? [...granted, sibling] : granted;
}

/** A month paid ahead keeps the price and the concession it was paid at. */
function prepaid(
  { fee, concession, amount, released, receiptId, since }: MonthAdvance,
  lessened: StudentPrice['lessened'],
): Pick<ChargeLine, 'amount' | 'lessened' | 'ahead'> {
  const same = lessened.reduce((sum, part) => sum + part.amount, 0) === concession;
  const kept = { kind: 'concession', grantId: null, percent: null, amount: concession } as const;
  const parts = same ? lessened : concession > 0 ? [{ lessening: kept, amount: concession }] : [];
  const paid = paisa(amount - released);
  return { amount: paisa(fee - released), lessened: parts, ahead: { receiptId, amount: paid, since } };
}

/** The month that a student has paid ahead and was not charged. */
export const aheadOf = (
  { journal }: Pick<Books, 'journal'>,
  { userId, admissionId }: Admitted,
  subLedgerId: number,
  monthId: number,
) =>
  journal.monthAdvances
    .get(userId)
    ?.find(
      (advance) =>
        advance.itemId === 0 &&
        advance.admissionId === admissionId &&
        advance.subLedgerId === subLedgerId &&
        advance.monthId === monthId,
    );

/** An admission as the rule of what is charged sees it. */
export const presenceOf = ({ journal }: Pick<Books, 'journal'>, student: Admitted): Presence => ({
  ...{ on: student.on, imported: student.imported, chosen: student.chosen, absences: student.absences },
  leaving: journal.leavings.get(student.admissionId),
});

/** Whether he has left when a head falls due: then it is nothing to him what it costs. */
export const hasLeft = (frame: RunFrame, student: Admitted, head: Head): boolean =>
  runFault(frame, student, dueOf(frame, head)) === 'left';

/** What falls due of a head in a run. */
const dueOf = ({ journal, monthId, dueOn }: RunFrame, { chargeOn, fundId }: Head): Due => ({
  ...{ chargeOn, monthId: chargeOn === 'admission' ? 0 : monthId, day: dueOn },
  opened: openingDay(journal, fundId),
});

/** Why a run leaves a student out of a month on its day: by the rule of all months, or because it has not begun. */
function runFault(frame: RunFrame, student: Admitted, due: Due): Outside | 'not-begun' | undefined {
  const months = calendarOf(frame.plans, student.sessionId, student.classId)?.months;
  const outside = outsideOf(months, presenceOf(frame, student), due);
  const hasBegun = (months?.[due.monthId - 1]?.startsOn ?? '') <= frame.dueOn;
  return hasBegun || outside === 'left' || outside === 'month-not-charged' ? outside : 'not-begun';
}
