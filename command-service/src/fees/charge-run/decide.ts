import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { type RunCharges, refuseFees as refuse } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import { placedFor } from '../../admissions/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { futureDay } from '../../ledger/journal/rules/checks.ts';
import { calendarOf, type PlanState } from '../../plans/state.ts';
import { type ChargeLine, chargeFees } from '../charge.ts';
import { type ChargeDay, chargeDays } from '../charge-days.ts';
import { headsOf } from './heads.ts';
import { type Admitted, lineOf, type Skipped } from './line.ts';
import { priceMissing } from './price-missing.ts';

export interface ChargeRun {
  /** When what has no day of its own falls due. */
  readonly dueOn: string;
  readonly lines: readonly ChargeLine[];
  /** The days on which they stand. */
  readonly days: readonly ChargeDay<ChargeLine>[];
  /** AdmissionID → the class he is charged in. */
  readonly classes: ReadonlyMap<number, number>;
  /** Whom the run does not charge a head of his class, and why. */
  readonly skipped: readonly Skipped[];
  /** Who was charged a head on demand in this session already: charged again, or left out. */
  readonly again: readonly Repeated[];
  /** Heads that the class of somebody who is there has no price of on the day. */
  readonly noPrice: readonly NoPrice[];
  /** AdmissionIDs of whom a month is charged whose first day nobody has said: it falls due on the day of the run. */
  readonly unsaid: readonly number[];
}

/** A head that a class has no price of when it falls due. */
export interface NoPrice extends Omit<Skipped, 'why'> {
  readonly classId: number;
  readonly dueOn: string;
  /** From when on it has one; absent where it has none at all. */
  readonly from: string | undefined;
}

/** A head that is charged on demand, and whom it was charged before. */
export type Repeated = Omit<Skipped, 'why'>;

export interface PlannedBooks extends Books {
  readonly plans: PlanState;
  /** Heads that exams are charged under: no run charges them. */
  readonly examHeads?: ReadonlySet<number>;
}

// One run is one event; the store takes no more than a megabyte.
const MOST_LINES = 12_000;
const MOST_NAMED = 100;

/** Students of a priced class whose own cell of the row is empty: no 0, and not free in silence. */
export const unpricedIn = ({ skipped }: ChargeRun) => skipped.filter(({ why }) => why === 'unpriced');

/** Charges heads to everyone admitted. A second run posts nothing, or only what has come since. */
export function runCharges(books: PlannedBooks, command: RunCharges, admitted: readonly Admitted[]): Decided {
  const run = planRun(books, command, admitted);
  if (isRefusal(run)) return run;
  const unpriced = unpricedIn(run);
  const [first] = unpriced;
  if (first)
    return refuse('fees.run-price-missing', paramsOf(first), unpriced.slice(0, MOST_NAMED).map(fieldOf));
  const { sessionId } = command;
  return chargeFees(books, { admissionId: null, sessionId, dueOn: run.dueOn, lines: run.lines });
}

const paramsOf = ({ userCode, head }: Skipped) => ({ code: userCode, head });
const fieldOf = (unpriced: Skipped) => ({
  path: 'SLID',
  problem: new Problem('fees.run-price-missing', paramsOf(unpriced)),
});

/** What a run would charge; no matrix row for a class means that the head is not charged there. */
export function planRun(
  books: PlannedBooks,
  command: RunCharges,
  admitted: readonly Admitted[],
): ChargeRun | Refusal {
  const dueOn = command.dueOn ?? books.today;
  const future = futureDay(books, dueOn, 'dueOn');
  if (future) return future;
  const heads = headsOf(books.chart, command, books.examHeads);
  if (isRefusal(heads)) return heads;
  const frame = { ...books, monthId: command.monthId, days: new Map(command.days) };
  const lines: ChargeLine[] = [];
  const skipped: Skipped[] = [];
  const again: Repeated[] = [];
  const noPrice: NoPrice[] = [];
  for (const student of admitted) {
    const charged = chargedTo(books, student);
    const month = command.dueOn ?? startOf(books, command, student) ?? dueOn;
    for (const head of heads) {
      const due = head.chargeOn === 'month' ? month : dueOn;
      const line = lineOf({ ...frame, dueOn: due }, student, head, charged);
      const { admissionId, userCode } = student;
      const about = { admissionId, userCode, subLedgerId: head.subLedgerId, head: head.name };
      if (line === 'no-price') {
        const missing = priceMissing({ ...frame, dueOn: due }, student, head, charged);
        if (missing) noPrice.push({ ...about, ...missing });
        continue;
      }
      if (typeof line === 'string') {
        skipped.push({ ...about, why: line });
        continue;
      }
      const isRepeated = head.chargeOn === 'demand' && hasHead(charged, head.subLedgerId);
      if (isRepeated) again.push(about);
      if (isRepeated && command.again === false) skipped.push({ ...about, why: 'again' });
      else lines.push({ ...line, dueOn: due });
    }
  }
  if (lines.length > MOST_LINES) return refuseLedger('ledger.too-large');
  const days = chargeDays(books, { dueOn, lines });
  if (isRefusal(days)) return days;
  const classes = new Map(admitted.map((one) => [one.admissionId, placeOf(books, command, one).classId]));
  const unsaid = command.dueOn === undefined ? withoutMonths(books, command, admitted, lines) : [];
  return { dueOn, lines, days, classes, skipped, again, noPrice, unsaid };
}

/** Whom lines charge a month of which the class has said no day. */
function withoutMonths(
  books: PlannedBooks,
  command: RunCharges,
  admitted: readonly Admitted[],
  lines: readonly ChargeLine[],
): number[] {
  const charged = new Set(lines.flatMap(({ monthId, admissionId }) => (monthId > 0 ? [admissionId] : [])));
  return admitted
    .filter((one) => charged.has(one.admissionId))
    .filter(
      (one) => !calendarOf(books.plans, command.sessionId, placeOf(books, command, one).classId)?.months,
    )
    .map(({ admissionId }) => admissionId);
}

/** Where a student is in the month of a run. */
const placeOf = ({ today }: Books, { monthId, dueOn }: RunCharges, student: Admitted): Admitted =>
  placedFor(student, monthId, dueOn ?? today);

/** A month is due from its first day on, where the student's class says which that is. */
function startOf(books: PlannedBooks, command: RunCharges, student: Admitted): string | undefined {
  const { sessionId, monthId } = command;
  const { classId } = placeOf(books, command, student);
  const start = calendarOf(books.plans, sessionId, classId)?.months[monthId - 1]?.startsOn;
  return start !== undefined && start <= books.today ? start : undefined;
}

/** Whether a head was charged, of whatever month. */
const hasHead = (charged: ReadonlySet<string>, subLedgerId: number): boolean =>
  [...charged].some((key) => key.startsWith(`${subLedgerId}:`));

/** `head:month` of everything this admission was charged and still is, here or on the paper that was brought over. */
export function chargedTo({ journal }: Books, { userId, admissionId }: Admitted): Set<string> {
  const charged = new Set<string>();
  for (const itemId of journal.itemsOf.get(userId) ?? []) {
    const item = journal.items.get(itemId);
    if (item?.admissionId === admissionId && !item.reversed)
      charged.add(`${item.arrearOf || item.subLedgerId}:${item.monthId}`);
  }
  return charged;
}
