import { isRefusal, MAX_AMOUNT_PAISA, paisa } from '@madrasah/events';
import { FeesCharged } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { openFund } from '../ledger/journal/rules/checks.ts';
import { AdvanceApplier, type Payable } from './apply-advance.ts';
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
}

export interface Charge {
  /** The admission whose plan this is; null for a charge run. */
  readonly admissionId: number | null;
  readonly sessionId: number;
  readonly on: string;
  readonly dueOn: string;
  /** The exam whose candidates are charged. */
  readonly examId?: number;
  readonly lines: readonly ChargeLine[];
}

/**
 * Charges fees, grants on them what stands for their students, and applies at once what was paid ahead: months, then
 * open advances. Fees of 0 are not charged, and none in a closed fund.
 */
export function chargeFees(books: Books, charge: Charge): Decided {
  const lines = charge.lines.filter((line) => line.amount > 0);
  if (lines.length === 0) return [];
  const totals = fundTotals(lines);
  if (totals.some(({ amount }) => amount > MAX_AMOUNT_PAISA)) return refuseLedger('ledger.too-large');
  const closed = totals.map(({ fundId }) => openFund(books.chart, fundId)).find(isRefusal);
  if (closed) return closed;
  const firstItemId = next(books.journal, 'item');
  const heads = new Map(
    lines.map(({ subLedgerId, fundId, name }) => [subLedgerId, { subLedgerId, fundId, name }]),
  );
  const chargeId = next(books.journal, 'charge');
  const charged = FeesCharged({
    chargeId,
    admissionId: charge.admissionId,
    on: charge.on,
    dueOn: charge.dueOn,
    sessionId: charge.sessionId,
    firstItemId,
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
    ...(charge.examId === undefined ? {} : { examId: charge.examId }),
  });
  const facts = { chargeId, firstItemId, on: charge.on };
  return [
    charged,
    ...standingConcessions(books, facts, lines),
    ...monthAdvances(books, facts, lines),
    ...applications(books, firstItemId, charge.on, lines),
  ];
}

function fundTotals(lines: readonly ChargeLine[]) {
  const totals = new Map<number, number>();
  for (const { fundId, amount } of lines) totals.set(fundId, paisa((totals.get(fundId) ?? 0) + amount));
  return [...totals].map(([fundId, amount]) => ({ fundId, amount }));
}

/** Older items that waited for money come first, then the new ones in their order. */
function applications(books: Books, firstItemId: number, on: string, lines: readonly ChargeLine[]) {
  const fresh = new Map<number, Payable[]>();
  lines.forEach((line, index) => {
    const { userId, fundId } = line;
    const due = owedOf(line);
    if (due === 0 || !books.journal.advances.get(userId)?.size) return;
    const payables = fresh.get(userId) ?? [...openItems(books.journal, userId)];
    fresh.set(userId, [...payables, { itemId: firstItemId + index, fundId, due, dueSince: on }]);
  });
  const applier = new AdvanceApplier(books);
  return [...fresh].flatMap(([userId, payables]) => applier.apply(userId, payables));
}
