import { type CommandOf, Problem } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { type createInvoice, refuseFees as refuse } from '@madrasah/events/fees';
import { admissionsStream } from '../admissions/state.ts';
import { type Step, stepOn } from '../kernel/desk.ts';
import { feeHeadOn } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { openItems } from './open-items.ts';
import type { CollectRow } from './receipts/match-rows.ts';

type Invoice = CommandOf<typeof createInvoice>;

/** A payment at the counter, whose rows an invoice names by head and month. */
export type Collecting = Omit<Invoice, 'sessionId' | 'feeGroup' | 'monthId' | 'lines'> & {
  readonly admissionId: number;
  readonly rows: readonly CollectRow[];
};

/**
 * Collects what an invoice says of a student's open items of one session and month.
 * @param collection the step that takes a payment
 */
export const invoice = (
  { sessionId, feeGroup, monthId, lines, ...payment }: Invoice,
  collection: (payment: Collecting) => Step<JournalState>,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const { taken } = context.look(admissionsStream);
      const admissionId = taken.get(`${payment.userId}:${sessionId}`);
      if (admissionId === undefined) return refuseAdmissions('admission.not-found');
      const chart = context.look(chartStream);
      const open = openItems(journal, payment.userId).filter(
        (item) => item.sessionId === sessionId && item.monthId === monthId,
      );
      const rows: CollectRow[] = [];
      for (const { subLedgerId, ...sums } of lines) {
        const path = `entry_${subLedgerId}`;
        const item = open.find((one) => one.subLedgerId === subLedgerId);
        if (feeHeadOn(chart, subLedgerId)?.feeGroup !== feeGroup)
          return refuse('fees.not-a-head', {}, [{ path: 'SLID', problem: new Problem('fees.not-a-head') }]);
        if (!item)
          return refuse('fees.item-unknown', {}, [{ path, problem: new Problem('fees.item-unknown') }]);
        rows.push({ itemId: item.itemId, priceRowId: undefined, subLedgerId, due: item.due, ...sums });
      }
      return collection({ ...payment, admissionId, rows }).decide(journal, context);
    },
    [chartStream, admissionsStream],
  );
