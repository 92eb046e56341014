import { Problem, type Refusal } from '@madrasah/events';
import { refuseFees, repricingName, repricingOperations } from '@madrasah/events/fees';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { DecisionContext, Desk } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { type Undoable, undoable } from '../../kernel/operations/undoable.ts';
import { feeInBoth } from '../../ledger/chart/lookups.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { type Item, type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { peopleStream } from '../../people/state.ts';
import { type NewPrice, planRepricing, type Repriced, repriceCharges } from '../reprice-charges.ts';
import { sumsOf } from './apply.ts';

const booksOf = (journal: JournalState, { look, today }: DecisionContext): Books => ({
  journal,
  chart: look(chartStream),
  today,
});

interface Back {
  readonly lines: readonly Repriced[];
  /** Charges that something was done to since. */
  readonly leaning: readonly Item[];
}

/** What taking a repricing back would do, or the refusal. */
function standing(books: Books, id: number): Back | Refusal {
  const { journal } = books;
  const repricing = journal.repricings.get(id);
  if (!repricing) return refuse('operation.not-found');
  if (repricing.undone) return refuse('operation.already-undone');
  const prices: NewPrice[] = [];
  const leaning: Item[] = [];
  for (const [itemId, , , charged, , chargedNow, conceded, concededNow] of repricing.lines) {
    const item = journal.items.get(itemId) as Item;
    const isAsItWas = !item.reversed && item.charged === chargedNow && item.conceded === concededNow;
    if (isAsItWas) prices.push({ itemId, charged, conceded });
    else leaning.push(item);
  }
  return { lines: planRepricing(books, prices), leaning };
}

const MOST_NAMED = 100;

/** How a repricing is taken back. */
export const repricingUndo: Undoable<JournalState> = {
  stream: journalStream,
  reads: [chartStream, peopleStream],
  consequences(journal, id, context) {
    const back = standing(booksOf(journal, context), id);
    if ('refused' in back) return back;
    const students = new Set(back.lines.map(({ item }) => item.userId)).size;
    const { due, overpaid } = sumsOf(back.lines);
    return [
      new Problem(due < 0 ? 'fees.repricing-undo.less' : 'fees.repricing-undo.more', {
        students,
        items: back.lines.length,
        due: Math.abs(due),
      }),
      ...(overpaid > 0 ? [new Problem('fees.repricing-undo.advance', { advance: overpaid })] : []),
    ];
  },
  undo(journal, { id, reason }, context) {
    const books = booksOf(journal, context);
    const back = standing(books, id);
    if ('refused' in back) return back;
    if (back.leaning.length === 0)
      return repriceCharges(books, { why: 'prices', operation: repricingName(id), reason }, back.lines);
    const { people } = context.look(peopleStream);
    const fields = back.leaning.slice(0, MOST_NAMED).map((item) => ({
      path: `items.${item.itemId}`,
      problem: new Problem('fees.repricing-changed', {
        code: people.get(item.userId)?.userCode ?? String(item.userId),
        head: feeInBoth(books.chart)(item),
      }),
    }));
    return refuseFees('fees.repricing-leaning', { items: back.leaning.length }, fields);
  },
};

/** What taking a repricing back would do, and taking it back. */
export const undoRepricing = (desk: Desk): HandledCommand[] =>
  undoable(desk, repricingOperations, repricingUndo);
