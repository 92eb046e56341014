import { type DataOf, isRefusal } from '@madrasah/events';
import type { AdmissionChanged, StudentAdmitted } from '@madrasah/events/admissions';
import { admissionsStream } from '../admissions/state.ts';
import { type Step, stepOn } from '../kernel/desk.ts';
import { decideEach } from '../kernel/import/plan.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { type Item, type JournalState, journalStream } from '../ledger/journal/state.ts';
import { peopleStream } from '../people/state.ts';
import { plansStream } from '../plans/state.ts';
import { chargeFees } from './charge.ts';
import { ADMITTED_READS, admittedAs } from './charge-run/admitted.ts';
import { type GrantConcession, grantConcession } from './concede.ts';
import { type SettleLeaver, settleLeaver } from './leaver/decide.ts';
import { changePrices } from './student-change/decide.ts';
import type { ChangePlan } from './student-change/plan.ts';
import { unchargeAdmissions } from './uncharge-admission.ts';

/** The same of many admissions, in one append. */
export const chargeAdmissions = (admitted: readonly DataOf<typeof StudentAdmitted>[]): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const charged = decideEach({ stream: journalStream }, journal, context, admitted, (trial, one) =>
        chargeAdmission(one).decide(trial, context),
      );
      const refused = charged.map(({ decided }) => decided).find(isRefusal);
      return refused ?? charged.flatMap(({ decided }) => (isRefusal(decided) ? [] : [...decided]));
    },
    [chartStream],
  );

export { ADMITTED_READS, admittedAs } from './charge-run/admitted.ts';
export { monthsSince } from './charge-run/months-since.ts';
export { grantConcession } from './concede.ts';
export { openItems } from './open-items.ts';
export { leafOfBook, type ReceiptNumber as LeafNumber } from './receipts/number.ts';
export { giftFault, transactionFault } from './receipts/transaction.ts';
export { planReversal, reverseCharges } from './reverse-charges.ts';
export { latestApplications } from './unapply.ts';

/**
 * Charges what an admission owes by its plan, due on the day of the admission. Idempotent by state: an admission that is charged is left alone,
 * so the request and the repairing policy may both run it.
 */
export function chargeAdmission(admitted: DataOf<typeof StudentAdmitted>): Step<JournalState> {
  const { admissionId, userId, sessionId, on, plan } = admitted;
  const decide: Step<JournalState>['decide'] = (journal, context) => {
    if (journal.chargedAdmissions.has(admissionId)) return [];
    const books = { journal, chart: context.look(chartStream), today: context.today };
    const lines = plan.map((line) => ({ admissionId, userId, ...line }));
    return chargeFees(books, { admissionId, sessionId, dueOn: on, lines });
  };
  return stepOn(journalStream, decide, [chartStream]);
}

export { AdvanceApplier, type Payable } from './apply-advance.ts';
export { chargeDemanded } from './exam-fees/demanded.ts';
export { type ExamList, examFees } from './exam-fees/step.ts';
export { priceOf } from './price-list/student-price.ts';
export { collectFees } from './receipts/collect.ts';
export { reversalOf } from './receipts/reverse/reversal-of.ts';

/** ছাড় as a step of its own: granted on charges that stand, before they are paid. */
export const concession = (command: GrantConcession): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => grantConcession({ journal, chart: look(chartStream), today }, command),
    [chartStream],
  );

/** A leaver's settlement, as a step of a larger command. */
export const leaverSettlement = (command: SettleLeaver): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => {
      const admission = look(admissionsStream).admissions.get(command.admissionId);
      return settleLeaver({ journal, chart: look(chartStream), today }, command, admission);
    },
    [chartStream, admissionsStream],
  );

export type { ChangePlan } from './student-change/plan.ts';

/**
 * The money of a change of class, residence, new or old. Idempotent by state, so the request and the repairing policy
 * may both run it; it may also be looked at before the admission is changed.
 * @param seen is told what it would do
 */
export function changedPrices(
  changed: DataOf<typeof AdmissionChanged>,
  seen?: (plan: ChangePlan) => void,
): Step<JournalState> {
  const { admissionId, changeNo, fromMonth, fromDay, before } = changed;
  const { classId, sectionId, residence, newOrOld } = changed;
  const change = { changeNo, fromMonth, fromDay, before, after: { classId, sectionId, residence, newOrOld } };
  const decide: Step<JournalState>['decide'] = (journal, context) => {
    const { look, today } = context;
    const books = { journal, chart: look(chartStream), plans: look(plansStream), today };
    return changePrices(books, admittedAs(admissionId, context), change, seen);
  };
  return stepOn(journalStream, decide, [chartStream, plansStream, ...ADMITTED_READS]);
}

export { chargesOf } from './uncharge-admission.ts';

/** Takes back what admissions that are to be withdrawn were charged; nothing where nothing is. */
export const admissionsUncharging = (
  admissions: readonly { readonly admissionId: number; readonly userId: number }[],
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, { look, today }) => {
      const { people } = look(peopleStream);
      const codeOf = (userId: number) => people.get(userId)?.userCode ?? String(userId);
      return unchargeAdmissions({ journal, chart: look(chartStream), today }, admissions, codeOf);
    },
    [chartStream, peopleStream],
  );

export { standingWorth } from './standing-worth.ts';

/** The charges of the student of an admission, over all sessions, the oldest first. */
export function itemsOf(journal: JournalState, admissionId: number): Item[] {
  for (const { admissionId: of, userId } of journal.items.values())
    if (of === admissionId)
      return (journal.itemsOf.get(userId) ?? []).flatMap((itemId) => journal.items.get(itemId) ?? []);
  return [];
}
