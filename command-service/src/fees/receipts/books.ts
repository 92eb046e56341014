import type { DecisionContext } from '../../kernel/desk.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import type { JournalState } from '../../ledger/journal/state.ts';

/** What a decision over receipts may know: the journal, the chart and the business day. */
export const booksOf = (journal: JournalState, context: DecisionContext): Books => ({
  journal,
  chart: context.look(chartStream),
  today: context.today,
});
