import { isRefusal } from '@madrasah/events';
import { examHeads, examsStream } from '../../exams/state.ts';
import { type Step, stepOn } from '../../kernel/desk.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { plansStream } from '../../plans/state.ts';
import { ADMITTED_READS, admittedTo, type Concerned } from './admitted.ts';
import type { PlannedBooks } from './decide.ts';
import type { Admitted } from './line.ts';

/** A decision over the books and everyone whom a run concerns. */
export const overAdmitted = (
  concerned: Concerned,
  decide: (books: PlannedBooks, admitted: readonly Admitted[]) => Decided,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const admitted = admittedTo(concerned, context);
      const { look, today } = context;
      const books = { journal, chart: look(chartStream), plans: look(plansStream), today };
      return isRefusal(admitted)
        ? admitted
        : decide({ ...books, examHeads: examHeads(look(examsStream)) }, admitted);
    },
    [chartStream, plansStream, examsStream, ...ADMITTED_READS],
  );
