import { Problem, paisa, sumPaisa } from '@madrasah/events';
import { chargeRunOperations } from '@madrasah/events/fees';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { DecisionContext, Desk } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { type Undoable, undoable } from '../../kernel/operations/undoable.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { peopleStream } from '../../people/state.ts';
import { type ChargeReversal, planReversal, reverseCharges } from '../reverse-charges.ts';

const booksOf = (journal: JournalState, { look, today }: DecisionContext): Books => ({
  journal,
  chart: look(chartStream),
  today,
});

/** What of a run still stands, or the refusal. */
function standing(books: Books, chargeId: number) {
  const run = books.journal.chargeRuns.get(chargeId);
  if (!run) return refuse('operation.not-found');
  if (run.reversed) return refuse('operation.already-undone');
  const items = Array.from({ length: run.items }, (_, index) => run.firstItemId + index);
  return planReversal(books, items);
}

const chargeRun: Undoable<JournalState> = {
  stream: journalStream,
  reads: [chartStream, peopleStream],
  consequences(journal, id, context) {
    const reversal = standing(booksOf(journal, context), id);
    return 'refused' in reversal ? reversal : told(reversal);
  },
  undo(journal, { id, reason }, context) {
    const books = booksOf(journal, context);
    const reversal = standing(books, id);
    if ('refused' in reversal) return reversal;
    const { people } = context.look(peopleStream);
    const codeOf = (userId: number) => people.get(userId)?.userCode ?? String(userId);
    return reverseCharges(books, { chargeId: id, reason }, reversal, codeOf);
  },
};

function told({ items, unapplied }: ChargeReversal): Problem[] {
  const students = new Set(items.map((item) => item.userId)).size;
  const [due, concession] = [sumPaisa(items.map((item) => item.due)), sumPaisa(items.map(grantedOn))];
  const advance = sumPaisa(unapplied.map((line) => line.amount));
  return [
    new Problem('fees.run-undo.consequence', { students, items: items.length, due }),
    ...(advance > 0 ? [new Problem('fees.run-undo.advance', { advance })] : []),
    ...(concession > 0 ? [new Problem('fees.run-undo.concession', { concession })] : []),
  ];
}

const grantedOn = ({ conceded, deducted }: { conceded: number; deducted: number }) =>
  paisa(conceded - deducted);

/** What undoing a charge run would do, and undoing it. */
export const undoChargeRun = (desk: Desk): HandledCommand[] => undoable(desk, chargeRunOperations, chargeRun);
