import { isRefusal, type Refusal } from '@madrasah/events';
import { type DecisionContext, type Step, stepOn } from '../../kernel/desk.ts';
import type { StreamKind } from '../../kernel/stream.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { peopleStream } from '../../people/state.ts';
import { plansStream } from '../../plans/state.ts';
import { ADMITTED_READS, admittedTo } from '../charge-run/admitted.ts';
import { type ExamCharge, settleExamFees } from './decide.ts';

/** As `ExamCharge`, its candidates by UserID. */
export type ExamList = Omit<ExamCharge, 'taking'> & { readonly taking: readonly number[] };

/**
 * The money of a list of candidates, as a step of a larger command. Idempotent by state.
 * @param listOf who takes the exam, read off other streams, or why nobody can be said to
 * @param reads the streams it looks at
 */
export const examFees = (
  listOf: (context: DecisionContext) => ExamList | Refusal,
  reads: readonly StreamKind[],
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const list = listOf(context);
      if (isRefusal(list)) return list;
      const { look, today } = context;
      const { people } = look(peopleStream);
      const admitted = admittedTo(list, context);
      if (isRefusal(admitted)) return admitted;
      const wanted = new Set(list.taking);
      const taking = admitted.filter(({ userId }) => wanted.has(userId));
      const books = { journal, chart: look(chartStream), plans: look(plansStream), today };
      const codeOf = (userId: number) => people.get(userId)?.userCode ?? String(userId);
      return settleExamFees(books, { ...list, taking }, codeOf);
    },
    [chartStream, plansStream, ...ADMITTED_READS, ...reads],
  );
