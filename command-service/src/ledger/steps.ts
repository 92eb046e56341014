import { type Step, stepOn } from '../kernel/desk.ts';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { chartSlots } from './chart/slots.ts';
import { chartHomes, chartStream } from './chart/state.ts';
import type { Books, Decided } from './journal/facts/index.ts';
import { type JournalState, journalStream } from './journal/state.ts';
import { type OpenBalances, openBalances } from './vouchers/open-balances.ts';

/** Funds, ledgers, sub-ledgers, fee heads, accounting years and receipt books, each by its own rules. */
export const chartRoom: RegisterRoom = { homes: chartHomes, slots: chartSlots };

/** A decision over the books of a school as a step over its journal. */
const overBooks =
  <C>(decide: (books: Books, command: C) => Decided) =>
  (command: C): Step<JournalState> =>
    stepOn(
      journalStream,
      (journal, { look, today }) => decide({ journal, chart: look(chartStream), today }, command),
      [chartStream],
    );

/** Brings balances, old dues and advances over from paper. */
export const opening = overBooks<OpenBalances>(openBalances);
