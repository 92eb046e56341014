import { type EventDraft, isRefusal, Problem, type Refusal, refuse } from '@madrasah/events';
import { refuseFees } from '@madrasah/events/fees';
import {
  changePrintSettings as changeDefinition,
  type PrintSettings,
  PrintSettingsChanged,
  paperCommands,
  printSettingsRevision,
  RECEIPT_NUMBERING,
  ReceiptPrinted,
  refusePapers,
  SETTLED_PAPERS,
  settingsOf,
} from '@madrasah/events/papers';
import { academicsStream, stands } from '../academics/state.ts';
import type { Deps } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { type ChartState, chartStream, printSettingsOf } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { type PapersState, papersStream } from './state.ts';

/** A receipt of the journal was printed, once more. One that was taken back is still a paper to be printed. */
export function recordPrinting(
  state: PapersState,
  { receiptId, copies }: { readonly receiptId: number; readonly copies: number },
  receipts: { has(receiptId: number): boolean },
): readonly EventDraft[] | Refusal {
  if (!receipts.has(receiptId)) return refuseFees('receipt.not-found');
  const printing = 1 + (state.receipts.get(receiptId) ?? 0);
  return [ReceiptPrinted({ receiptId, copies, printing })];
}

/** Several receipts came out of the printer; all are there, or none is counted. */
export function recordPrintings(
  state: PapersState,
  { receiptIds, copies }: { readonly receiptIds: readonly number[]; readonly copies: number },
  receipts: { has(receiptId: number): boolean },
): readonly EventDraft[] | Refusal {
  const printed: EventDraft[] = [];
  for (const receiptId of receiptIds) {
    const one = recordPrinting(state, { receiptId, copies }, receipts);
    if (isRefusal(one)) return one;
    printed.push(...one);
  }
  return printed;
}

/**
 * Settles numbering and look of receipts and vouchers; a paper that is left out stays as it is settled.
 * @param seen the version that whoever changes them has seen; any where absent
 * @param hasSession whether there is such a session: leaves numbered within one need it
 */
export function changePrintSettings(
  chart: ChartState,
  change: PrintSettings,
  hasSession: (sessionId: number) => boolean,
  seen?: number,
): readonly EventDraft[] | Refusal {
  if (seen !== undefined && seen !== printSettingsRevision(printSettingsOf(chart)))
    return refuse('conflict.changed');
  const { numbering, sessionId = 0 } = change;
  if (numbering === RECEIPT_NUMBERING.typedBySession && !hasSession(sessionId))
    return refusePapers('papers.session-required', {}, [
      { path: 'YearID', problem: new Problem('papers.session-required') },
    ]);
  const before = printSettingsOf(chart);
  const papers = SETTLED_PAPERS.map(
    (paper) => change.papers.findLast((one) => one.paper === paper) ?? settingsOf(before, paper),
  );
  const settings = { ...change, papers };
  return JSON.stringify(settings) === JSON.stringify(before) ? [] : [PrintSettingsChanged(settings)];
}

/** The commands over papers. */
export function papers({ desk }: Deps): HandledCommand[] {
  return [
    oneStep(
      desk,
      paperCommands.recordPrinting,
      (command) =>
        stepOn(
          papersStream,
          (state, { look }) => recordPrinting(state, command, look(journalStream).receipts),
          [journalStream],
        ),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
    oneStep(
      desk,
      paperCommands.recordPrintings,
      (command) =>
        stepOn(
          papersStream,
          (state, { look }) => recordPrintings(state, command, look(journalStream).receipts),
          [journalStream],
        ),
      (events) => ({ data: { receipts: events.length } }),
    ),
    oneStep(desk, changeDefinition, (command, { ifMatch }) =>
      stepOn(
        chartStream,
        (chart, { look }) => {
          const { session } = look(academicsStream);
          return changePrintSettings(chart, command, (id) => stands(session, id), ifMatch);
        },
        [academicsStream],
      ),
    ),
  ];
}
