import { type Step, stepOn } from '../kernel/desk.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { type OpenBalances, openBalances } from './open-balances.ts';

/** Brings balances, old dues and advances over from paper. */
export const opening = (command: OpenBalances): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => openBalances({ journal, chart: look(chartStream), today }, command),
    [chartStream],
  );
