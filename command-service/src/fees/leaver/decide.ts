import { type EventDraft, isRefusal, paisa, type Refusal } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { refuseFees } from '@madrasah/events/fees';
import { cr, dr, entry } from '@madrasah/events/ledger';
import { LeaverSettled, refusePlans as refuse } from '@madrasah/events/plans';
import type { Admission } from '../../admissions/state.ts';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import { booksAfter } from '../../ledger/journal/after.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import { futureDay } from '../../ledger/journal/rules/checks.ts';
import { AdvanceApplier } from '../apply-advance.ts';
import { openItems } from '../open-items.ts';
import { type CollectFees, collectFees } from '../receipts/collect.ts';
import { planRepricing, repriceCharges } from '../reprice-charges.ts';

export interface SettleLeaver {
  readonly admissionId: number;
  readonly leftOn: string;
  readonly cancelFrom: number;
  readonly adjust: readonly { readonly itemId: number; readonly charged: number }[];
  readonly pay:
    | (Pick<CollectFees, 'moneyAccount' | 'transactionNo' | 'leaf'> & { readonly amount: number })
    | undefined;
  readonly noteId: number | null;
  readonly remark: string;
}

/**
 * A student leaves (ACCOUNTING W21), in one append: his charges become what the counted days cost, months paid ahead
 * are given back to him as open advances, these pay what he owes, then comes what he pays now. Future months are
 * cancelled without an entry.
 */
export function settleLeaver(books: Books, command: SettleLeaver, admission: Admission | undefined): Decided {
  if (!admission) return refuseAdmissions('admission.not-found');
  const fault =
    futureDay(books, command.leftOn, 'on') ??
    (books.journal.leavings.has(command.admissionId) ? refuse('plans.left-already') : undefined);
  if (fault) return fault;
  const drafts: EventDraft[] = [];
  const parts = [adjusted, left, paid];
  for (const part of parts) {
    const more = part(booksAfter(books, drafts), command, admission);
    if (isRefusal(more)) return more;
    drafts.push(...more);
  }
  return drafts;
}

function adjusted(books: Books, { adjust }: SettleLeaver, { userId }: Admission): Decided {
  const prices = [];
  for (const { itemId, charged } of adjust) {
    const item = books.journal.items.get(itemId);
    if (item?.userId !== userId || item.reversed || item.subLedgerId === 0)
      return refuseFees('fees.item-unknown');
    if (charged > item.charged) return refuse('plans.adjusted-up', { charged: item.charged });
    // Days that are not charged have no concession either: it falls with its charge.
    const conceded = Math.max(
      item.deducted,
      Math.floor((item.conceded * charged) / Math.max(item.charged, 1)),
    );
    prices.push({ itemId, charged, conceded });
  }
  const repriced = planRepricing(books, prices);
  return repriceCharges(books, { why: 'leaver', operation: '' }, repriced);
}

/** The leaving itself, and what was paid ahead for months that are charged no more. */
function left(books: Books, command: SettleLeaver, { userId, admissionId }: Admission): Decided {
  const { leftOn, cancelFrom, noteId } = command;
  const held = (books.journal.monthAdvances.get(userId) ?? [])
    .filter((month) => month.admissionId === admissionId && month.itemId === 0)
    .map((month) => ({ ...month, rest: paisa(month.amount - month.released) }))
    .filter(({ rest }) => rest > 0);
  const postings = entry(
    held.flatMap(({ fundId, rest }) => [
      dr('sys:month-advance', fundId, rest, { party: userId }),
      cr('sys:open-advance', fundId, rest, { party: userId }),
    ]),
  );
  const settled = LeaverSettled({
    settlementId: next(books.journal, 'settlement'),
    on: books.today,
    ...{ userId, admissionId, leftOn, cancelFrom, noteId, postings },
    months: held.map(({ receiptId, subLedgerId, monthId, rest }) => [receiptId, subLedgerId, monthId, rest]),
  });
  const applier = new AdvanceApplier(books, { on: books.today, postings });
  return [settled, ...applier.apply(userId, openItems(books.journal, userId))];
}

/** What he pays now, for his oldest dues first; more than he owes is none of a settlement. */
function paid(books: Books, { pay, remark }: SettleLeaver, admission: Admission): Decided | Refusal {
  if (!pay) return [];
  const { userId, admissionId, sessionId } = admission;
  const items = openItems(books.journal, userId);
  let rest = pay.amount;
  const rows = items.map(({ itemId, due }) => {
    const deposit = Math.min(rest, due);
    rest = paisa(rest - deposit);
    return { itemId, priceRowId: undefined, subLedgerId: undefined, due, deduction: 0, deposit };
  });
  if (rest > 0) return refuse('plans.paid-above-dues', { due: paisa(pay.amount - rest) });
  const { amount: _amount, ...account } = pay;
  const ledgerId = subLedgerAt(books.chart, pay.moneyAccount)?.ledgerId ?? 0;
  const about = { userId, admissionId, on: books.today, remark, ledgerId, rows };
  return collectFees(books, { ...about, ...account }, { userId, sessionId });
}
