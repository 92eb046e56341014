import { type CommandDefinition, type DataOf, isRefusal, refuse } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { admissionsStream } from '../../admissions/state.ts';
import { type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { booksOf } from './books.ts';
import { correctReceipt, type Replacement } from './correct.ts';
import { type ReverseCollection, reverseCollection, standingReceipt } from './reverse.ts';
import { withinLimit } from './within-limit.ts';

const numbered = ({ data: { receiptId, receiptNo } }: DomainEvent) => ({ receiptId, receiptNo });

/** Answers with the receipt, and with what stands for it where it was corrected. */
export const receiptAnswer: AnswerOf = (events) => {
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

type Reversal = ReverseCollection & { readonly replacement?: Replacement | undefined };

/** The reversal needs the receipt as it was recorded: an event at a known revision never changes. */
export function reversal<C extends Reversal>(desk: Desk, definition: CommandDefinition<C>): HandledCommand {
  return handled(definition, async ({ replacement, ...command }: C, call) => {
    const errand = errandOf(call, definition.name, replacement ? { ...command, replacement } : command);
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
