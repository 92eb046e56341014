import { type EventDraft, isRefusal, MAX_AMOUNT_PAISA, paisa } from '@madrasah/events';
import { FeesCharged } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { Numbers } from '../ledger/journal/numbering.ts';
import { openFund } from '../ledger/journal/rules/checks.ts';
import { AdvanceApplier, type Payable } from './apply-advance.ts';
import { type ChargeDay, chargeDays } from './charge-days.ts';
import { type Against, monthAdvances, owedOf, standingConcessions } from './charge-lessened.ts';
import { openItems } from './open-items.ts';

export interface ChargeLine extends Against {
  readonly admissionId: number;
  readonly userId: number;
  readonly subLedgerId: number;
  readonly priceRowId: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly name: string;
  readonly amount: number;
  /** Where it falls due on another day than the others. */
  readonly dueOn?: string;
}

export interface Charge {
  /** The admission whose plan this is; null for a charge run. */
  readonly admissionId: number | null;
  readonly sessionId: number;
  /** The day of the deed, where it does not stand on the day on which it falls due. */
  readonly on?: string;
  readonly dueOn: string;
  /** The exam whose candidates are charged. */
  readonly examId?: number;
  /** The exam of a board for which students are registered. */
  readonly boardExamId?: number;
  readonly lines: readonly ChargeLine[];
}

/**
 * Charges fees, one event a day (ACCOUNTING 3.1), grants on them what stands for their students, and applies what was
 * paid ahead: months, then open advances. Fees of 0 are not charged, and none in a closed fund.
 */
export function chargeFees(books: Books, charge: Charge): Decided {
  const days = chargeDays(books, { ...charge, lines: charge.lines.filter(({ amount }) => amount > 0) });
  if (isRefusal(days)) return days;
  const charges = new Charges(books, charge);
  for (const day of days) {
    const totals = fundTotals(day.lines);
    if (totals.some(({ amount }) => amount > MAX_AMOUNT_PAISA)) return refuseLedger('ledger.too-large');
    const closed = totals.map(({ fundId }) => openFund(books.chart, fundId)).find(isRefusal);
    if (closed) return closed;
    charges.add(day, totals);
  }
  return [...charges.drafts, ...applications(books, charges.fresh)];
}

/** The events of one charge, day by day. */
class Charges {
  readonly drafts: EventDraft[] = [];
  readonly fresh: Fresh[] = [];
  readonly #books: Books;
  readonly #charge: Charge;
  readonly #numbers: Numbers;
  readonly #students = new Set<number>();
  #first: number | undefined;

  constructor(books: Books, charge: Charge) {
    this.#books = books;
    this.#charge = charge;
    this.#numbers = new Numbers(books.journal);
  }

  add(charged: ChargeDay<ChargeLine>, totals: Facts['totals']): void {
    const { lines, day } = charged;
    const chargeId = this.#numbers.take('charge');
    const facts = { chargeId, firstItemId: this.#numbers.take('item', lines.length), day };
    this.drafts.push(
      chargedOn(this.#charge, charged, { ...facts, totals, ...this.#runOf(chargeId, lines) }),
      ...standingConcessions(this.#numbers, facts, lines),
      ...monthAdvances(this.#books, this.#numbers, facts, lines),
    );
    const on = day.on;
    this.fresh.push(...lines.map((line, index) => ({ line, itemId: facts.firstItemId + index, on })));
  }

  /** What a further day says of the charge that it is a part of. */
  #runOf(chargeId: number, lines: readonly ChargeLine[]): Pick<Facts, 'run'> {
    const before = this.#students.size;
    for (const { admissionId } of lines) this.#students.add(admissionId);
    const first = this.#first;
    this.#first ??= chargeId;
    return first === undefined ? {} : { run: { chargeId: first, students: this.#students.size - before } };
  }
}

type Facts = Pick<ReturnType<typeof FeesCharged>['data'], 'chargeId' | 'firstItemId' | 'totals' | 'run'>;

function chargedOn(
  { admissionId, sessionId, examId, boardExamId }: Charge,
  { day, dueOn, lines }: ChargeDay<ChargeLine>,
  facts: Facts,
) {
  const heads = new Map(
    lines.map(({ subLedgerId, fundId, name }) => [subLedgerId, { subLedgerId, fundId, name }]),
  );
  const { chargeId, firstItemId, totals, run } = facts;
  return FeesCharged({
    ...{ chargeId, admissionId, ...day, dueOn, sessionId, firstItemId },
    heads: [...heads.values()],
    lines: lines.map((line) => [
      line.admissionId,
      line.userId,
      line.subLedgerId,
      line.priceRowId,
      line.monthId,
      line.amount,
    ]),
    totals,
    ...(examId === undefined ? {} : { examId }),
    ...(boardExamId === undefined ? {} : { boardExamId }),
    ...(run && { run }),
  });
}

function fundTotals(lines: readonly ChargeLine[]) {
  const totals = new Map<number, number>();
  for (const { fundId, amount } of lines) totals.set(fundId, paisa((totals.get(fundId) ?? 0) + amount));
  return [...totals].map(([fundId, amount]) => ({ fundId, amount }));
}

/** A line that is charged by this decision, on its day. */
interface Fresh {
  readonly line: ChargeLine;
  readonly itemId: number;
  readonly on: string;
}

/** Older items that waited for money come first, then the new ones in their order. */
function applications(books: Books, lines: readonly Fresh[]): EventDraft[] {
  const fresh = new Map<number, Payable[]>();
  for (const { line, itemId, on } of lines) {
    const { userId, fundId } = line;
    const due = owedOf(line);
    if (due === 0 || !books.journal.advances.get(userId)?.size) continue;
    const payables = fresh.get(userId) ?? [...openItems(books.journal, userId)];
    fresh.set(userId, [...payables, { itemId, fundId, due, dueSince: on }]);
  }
  const applier = new AdvanceApplier(books);
  return [...fresh].flatMap(([userId, payables]) => applier.apply(userId, payables));
}
