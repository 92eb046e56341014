import { type CommandDefinition, type DataOf, isRefusal, refuse } from '@madrasah/events';
import { FeesCollected, feeCommands } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { academicsStream } from '../academics/state.ts';
import { admissionsStream } from '../admissions/state.ts';
import type { Deps } from '../deps.ts';
import { type DecisionContext, type Desk, errandOf, type Step, stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled, idFrom, oneStep } from '../kernel/handler.ts';
import { type ChartState, chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { plansStream } from '../plans/state.ts';
import { ADMITTED_READS, admittedAs } from './charge-run/admitted.ts';
import { chargeRuns } from './charge-run/index.ts';
import { lateFees } from './late-fees/index.ts';
import { frameOf } from './price-list/frame.ts';
import { setFeePrices, withdrawFeePrices } from './price-list/prices.ts';
import { type CollectFees, collectFees } from './receipts/collect.ts';
import { correctReceipt, type Replacement } from './receipts/correct.ts';
import { type MonthWanted, monthsAhead } from './receipts/months-ahead.ts';
import { refunds } from './receipts/refunds.ts';
import { replacing, settleReplacement } from './receipts/replacements.ts';
import { type ReverseCollection, reverseCollection, standingReceipt } from './receipts/reverse.ts';
import { withinLimit } from './receipts/within-limit.ts';
import { repricing } from './repricing/index.ts';

const booksOf = (journal: JournalState, context: DecisionContext): Books => ({
  journal,
  chart: context.look(chartStream),
  today: context.today,
});

type Payment = Omit<CollectFees, 'payerNoteId'> & {
  readonly replaces?: number | undefined;
  readonly ahead?: readonly MonthWanted[];
};

/** A payment at the counter, as one step over the journal. */
export const collection = (
  { replaces, ahead = [], ...command }: Payment,
  payerNoteId: number | null = null,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const books = booksOf(journal, context);
      const admission = context.look(admissionsStream).admissions.get(command.admissionId);
      const within = (decided: Decided) =>
        replacing(books, replaces, withinLimit(books, context.actor.permissionType, decided));
      if (ahead.length === 0) return within(collectFees(books, { ...command, payerNoteId }, admission));
      const planned = { ...books, plans: context.look(plansStream) };
      const months = monthsAhead(planned, admittedAs(command.admissionId, context), ahead);
      if (isRefusal(months)) return months;
      return within(collectFees(books, { ...command, months, payerNoteId }, admission));
    },
    [chartStream, ...(ahead.length > 0 ? [plansStream, ...ADMITTED_READS] : [admissionsStream])],
  );

const numbered = ({ data: { receiptId, receiptNo } }: DomainEvent) => ({ receiptId, receiptNo });

const receiptAnswer: AnswerOf = (events) => {
  const data = numbered(events[0] as DomainEvent);
  const again = events.slice(1).find(({ type }) => type === FeesCollected.type);
  return { id: data.receiptId as number, data: { ...data, ...(again && { replacement: numbered(again) }) } };
};

/** A receipt's event as the store has it; undefined while it is not recorded. */
async function recordedReceipt(desk: Desk, schoolId: string, receiptId: number) {
  const queue = desk.queue(journalStream, schoolId);
  // Another instance may have written it.
  if (!(await queue.ready()).receipts.has(receiptId)) await queue.catchUp();
  // What is known may still be in flight, and be taken back.
  await queue.appending?.catch(() => undefined);
  const receipt = queue.state.receipts.get(receiptId);
  const event = receipt && (await desk.eventAt(journalStream, schoolId, receipt.revision));
  const data = event?.data as DataOf<typeof FeesCollected> | undefined;
  return data?.receiptId === receiptId ? data : undefined;
}

/** The reversal needs the receipt as it was recorded: an event at a known revision never changes. */
function reversal(desk: Desk): HandledCommand {
  type Reversal = ReverseCollection & { readonly replacement: Replacement | undefined };
  return handled(feeCommands.reverseCollection, async ({ replacement, ...command }: Reversal, call) => {
    const errand = errandOf(call, 'ReverseCollection', replacement ? { ...command, replacement } : command);
    const original = await recordedReceipt(desk, errand.schoolId, command.receiptId);
    const decide: Step<JournalState>['decide'] = (state, context) => {
      const books = booksOf(state, context);
      const standing = standingReceipt(books, command.receiptId);
      if (isRefusal(standing)) return standing;
      if (!original) return refuse('conflict.changed');
      if (!replacement) return reverseCollection(books, command, original);
      const admission = context.look(admissionsStream).admissions.get(replacement.admissionId);
      const corrected = correctReceipt(books, command, replacement, original, admission);
      return withinLimit(books, context.actor.permissionType, corrected);
    };
    const done = await desk.perform(stepOn(journalStream, decide, [chartStream, admissionsStream]), errand);
    if (isRefusal(done)) return done;
    return { ...receiptAnswer(done.events), position: done.position };
  });
}

/** The commands over prices, charge runs, collections and their reversal. */
export function fees({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const overChart = <C>(
    definition: CommandDefinition<C>,
    decide: (chart: ChartState, command: C, context: DecisionContext) => Decided,
    answer?: AnswerOf,
  ) =>
    oneStep(
      desk,
      definition,
      (command: C) =>
        stepOn(chartStream, (chart, context) => decide(chart, command, context), [academicsStream]),
      answer,
    );
  return [
    overChart(
      feeCommands.setFeePrices,
      (chart, command, context) => setFeePrices(chart, command, frameOf(context), context.today),
      idFrom('priceRowId'),
    ),
    overChart(feeCommands.withdrawFeePrices, (chart, command, { today }) =>
      withdrawFeePrices(chart, command, today),
    ),
    notedStep(
      desk,
      feeCommands.collectFees,
      ({ payer, payerMobile }) => ({ payer, mobile: payerMobile }),
      collection,
      receiptAnswer,
    ),
    reversal(desk),
    ...refunds(desk),
    oneStep(desk, feeCommands.settleReplacement, (command) =>
      stepOn(journalStream, (journal, context) => settleReplacement(booksOf(journal, context), command), [
        chartStream,
      ]),
    ),
    ...chargeRuns(desk),
    ...lateFees(desk),
    ...repricing(desk),
  ];
}
