import { type CommandDefinition, isRefusal } from '@madrasah/events';
import { feeCommands } from '@madrasah/events/fees';
import { academicsStream } from '../academics/state.ts';
import { admissionsStream } from '../admissions/state.ts';
import type { Deps } from '../deps.ts';
import { askingFirst } from '../doubles/steps.ts';
import { type DecisionContext, type Step, stepOn } from '../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { type ChartState, chartStream } from '../ledger/chart/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { plansStream } from '../plans/state.ts';
import { ADMITTED_READS } from './charge-run/admitted.ts';
import { chargeRuns } from './charge-run/index.ts';
import { classCollections } from './class-collection/index.ts';
import { familyReceipts } from './family/index.ts';
import { invoice } from './invoice.ts';
import { lateFees } from './late-fees/index.ts';
import { frameOf } from './price-list/frame.ts';
import { setFeePrices, withdrawFeePrices, withdrawManyFeePrices } from './price-list/prices.ts';
import { booksOf } from './receipts/books.ts';
import { type CollectFees, collectFees } from './receipts/collect.ts';
import { replacing, settleReplacement } from './receipts/correct/replacements.ts';
import { receiptLikeness } from './receipts/likeness.ts';
import { type MonthWanted, monthsFor } from './receipts/months-ahead.ts';
import { receiptAnswer } from './receipts/recorded.ts';
import { refunds } from './receipts/refund/refunds.ts';
import { reversal } from './receipts/reverse/reversal.ts';
import { reversalDecisions } from './receipts/reverse/reverse-closed.ts';
import { namedIn, type ReceiptSaid, receiptTexts } from './receipts/said.ts';
import { withinLimit } from './receipts/within-limit.ts';
import { repricing } from './repricing/index.ts';
import { chargeReversals } from './reverse-items.ts';

type Payment = Omit<CollectFees, 'payerNoteId' | 'noteId'> &
  ReceiptSaid & {
    readonly replaces?: number | undefined;
    readonly ahead?: readonly MonthWanted[];
  };

/** A payment at the counter, as one step over the journal. */
export const collection = (
  { replaces, ahead = [], ...command }: Payment,
  noteId: number | null,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const books = booksOf(journal, context);
      const admission = context.look(admissionsStream).admissions.get(command.admissionId);
      const within = (decided: Decided) =>
        replacing(books, replaces, withinLimit(books, context.actor.permissionType, decided));
      const months = monthsFor(books, command.admissionId, ahead, context);
      if (isRefusal(months)) return months;
      return within(collectFees(books, { ...command, months, ...namedIn(command, noteId) }, admission));
    },
    [chartStream, ...(ahead.length > 0 ? [plansStream, ...ADMITTED_READS] : [admissionsStream])],
  );

/** The commands over prices, charge runs, collections and their reversal. */
export function fees({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const overChart = <C, A>(
    definition: CommandDefinition<C, A>,
    decide: (chart: ChartState, command: C, context: DecisionContext) => Decided,
    answer?: AnswerOf<A>,
  ) =>
    oneStep(
      desk,
      definition,
      (command: C) =>
        stepOn(chartStream, (chart, context) => decide(chart, command, context), [academicsStream]),
      answer,
    );
  return [
    oneStep(
      desk,
      feeCommands.setFeePrices,
      (command, { ifMatch }) =>
        stepOn(
          chartStream,
          (chart, context) => setFeePrices(chart, command, frameOf(context), context.today, ifMatch),
          [academicsStream],
        ),
      idFrom('priceRowId'),
    ),
    overChart(feeCommands.withdrawFeePrices, (chart, command, { today }) =>
      withdrawFeePrices(chart, command, today),
    ),
    overChart(feeCommands.withdrawManyFeePrices, (chart, command, { today }) =>
      withdrawManyFeePrices(chart, command, today),
    ),
    notedStep(
      desk,
      feeCommands.createInvoice,
      receiptTexts,
      (command, noteId) => invoice(command, (payment) => collection(payment, noteId)),
      receiptAnswer,
    ),
    askingFirst(
      desk,
      notedStep(desk, feeCommands.collectFees, receiptTexts, collection, receiptAnswer),
      receiptLikeness,
    ),
    reversal(desk, feeCommands.reverseCollection),
    ...reversalDecisions(desk),
    ...familyReceipts(desk),
    ...classCollections(desk),
    ...refunds(desk),
    oneStep(desk, feeCommands.settleReplacement, (command) =>
      stepOn(journalStream, (journal, context) => settleReplacement(booksOf(journal, context), command), [
        chartStream,
      ]),
    ),
    ...chargeRuns(desk),
    chargeReversals(desk),
    ...lateFees(desk),
    ...repricing(desk),
  ];
}
