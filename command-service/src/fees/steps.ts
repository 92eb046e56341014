import type { DataOf } from '@madrasah/events';
import type { StudentAdmitted } from '@madrasah/events/admissions';
import { type Step, stepOn } from '../kernel/desk.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { chargeFees } from './charge.ts';
import { type GrantConcession, grantConcession } from './concede.ts';

export { grantConcession } from './concede.ts';

/**
 * Charges what an admission owes by its plan. Idempotent by state: an admission that is charged is left alone,
 * so the request and the repairing policy may both run it.
 */
export function chargeAdmission(admitted: DataOf<typeof StudentAdmitted>): Step<JournalState> {
  const { admissionId, userId, sessionId, on, plan } = admitted;
  const decide: Step<JournalState>['decide'] = (journal, context) => {
    if (journal.chargedAdmissions.has(admissionId)) return [];
    const books = { journal, chart: context.look(chartStream), today: context.today };
    const lines = plan.map((line) => ({ admissionId, userId, ...line }));
    return chargeFees(books, { admissionId, sessionId, on, dueOn: on, lines });
  };
  return stepOn(journalStream, decide, [chartStream]);
}

export { AdvanceApplier, type Payable } from './apply-advance.ts';

/** ছাড় as a step of its own: granted on charges that stand, before they are paid. */
export const concession = (command: GrantConcession): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => grantConcession({ journal, chart: look(chartStream), today }, command),
    [chartStream],
  );
