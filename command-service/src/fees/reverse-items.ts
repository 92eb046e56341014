import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { feeCommands, refuseFees as refuse } from '@madrasah/events/fees';
import type { Desk } from '../kernel/desk.ts';
import { stepOn } from '../kernel/desk.ts';
import type { HandledCommand } from '../kernel/handler.ts';
import { feeInBoth } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { peopleStream } from '../people/state.ts';
import { booksOf } from './receipts/books.ts';
import { type CodeOf, planReversal, reverseCharges } from './reverse-charges.ts';

export interface ReverseItems {
  readonly items: readonly number[];
  readonly noteId: number | null;
}

/** Why an item is none that is taken back by itself: an exam's fee goes with its candidate, old dues are of no charge. */
function itemFault({ journal, chart }: Books, itemId: number): Refusal | undefined {
  const item = journal.items.get(itemId);
  if (!item) return refuse('fees.item-unknown');
  return item.examId > 0 || item.subLedgerId === 0
    ? refuse('fees.charge-elsewhere', { head: feeInBoth(chart)(item) })
    : undefined;
}

/** Takes some charges back, dated today; what a receipt has paid or lessened stays until the receipt is taken back. */
export function reverseItems(books: Books, { items, noteId }: ReverseItems, codeOf: CodeOf): Decided {
  for (const [index, itemId] of items.entries()) {
    const fault = itemFault(books, itemId);
    if (fault && isRefusal(fault)) {
      const problem = new Problem(fault.code, fault.params);
      return { ...fault, fields: [{ path: `items.${index}`, problem }] };
    }
  }
  return reverseCharges(books, { chargeId: null, reason: '', noteId }, planReversal(books, items), codeOf);
}

/** Charges of students, taken back one by one. */
export const chargeReversals = (desk: Desk): HandledCommand =>
  notedStep(
    desk,
    feeCommands.reverseChargedItems,
    ({ reason }) => ({ reason }),
    ({ items }, noteId) =>
      stepOn(
        journalStream,
        (journal, context) => {
          const { people } = context.look(peopleStream);
          const codeOf: CodeOf = (userId) => people.get(userId)?.userCode ?? String(userId);
          return reverseItems(booksOf(journal, context), { items, noteId }, codeOf);
        },
        [chartStream, peopleStream],
      ),
  );
