import { isRefusal } from '@madrasah/events';
import type { RunCharges } from '@madrasah/events/fees';
import { type Step, stepOn } from '../../kernel/desk.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { plansStream } from '../../plans/state.ts';
import { ADMITTED_READS, admittedTo } from './admitted.ts';
import type { PlannedBooks } from './decide.ts';
import type { Admitted } from './line.ts';

/** A decision over the books and everyone whom a run concerns. */
export const overAdmitted = (
  command: Pick<RunCharges, 'sessionId' | 'classId'>,
  decide: (books: PlannedBooks, admitted: readonly Admitted[]) => Decided,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const admitted = admittedTo(command, context);
      const books = { journal, chart: context.look(chartStream), plans: context.look(plansStream) };
      return isRefusal(admitted) ? admitted : decide({ ...books, today: context.today }, admitted);
    },
    [chartStream, plansStream, ...ADMITTED_READS],
  );
