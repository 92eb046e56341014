import { type CommandDefinition, isRefusal, refuse } from '@madrasah/events';
import { admissionsStream } from '../../../admissions/state.ts';
import { type Desk, errandOf, type Step, stepOn } from '../../../kernel/desk.ts';
import { answered, type HandledCommand, handled } from '../../../kernel/handler.ts';
import { chartStream } from '../../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../../ledger/journal/state.ts';
import { booksOf } from '../books.ts';
import { correctReceipt, type Replacement } from '../correct/correct.ts';
import { recordedReceipt } from '../recorded.ts';
import { withinLimit } from '../within-limit.ts';
import type { ReverseCollection } from './reversal-of.ts';
import { reverseCollection, standingReceipt } from './reverse.ts';
import { askReversal, dayIsClosed, reversalAnswer } from './reverse-closed.ts';

type Reversal = ReverseCollection & { readonly replacement?: Replacement | undefined };

/**
 * The reversal needs the receipt as it was recorded: an event at a known revision never changes. Once its account has
 * closed its day a second person must confirm it; a correction with its right receipt beside moves no money and waits
 * for nobody.
 */
export function reversal<C extends Reversal>(desk: Desk, definition: CommandDefinition<C>): HandledCommand {
  return handled(definition, async ({ replacement, ...command }: C, call) => {
    const errand = errandOf(call, definition.name, replacement ? { ...command, replacement } : command);
    const original = await recordedReceipt(desk, errand.schoolId, command.receiptId);
    const journal = await desk.state(journalStream, errand.schoolId);
    if (original && !replacement && dayIsClosed(journal, original))
      return askReversal(desk, errand, command, original);
    const decide: Step<JournalState>['decide'] = (state, context) => {
      const books = booksOf(state, context);
      const standing = standingReceipt(books, command.receiptId);
      if (isRefusal(standing)) return standing;
      // A day that was closed meanwhile: the same again asks a second person.
      if (!original || (!replacement && dayIsClosed(state, original))) return refuse('conflict.changed');
      if (!replacement) return reverseCollection(books, command, original);
      const admission = context.look(admissionsStream).admissions.get(replacement.admissionId);
      const corrected = correctReceipt(books, command, replacement, original, admission);
      return withinLimit(books, context.actor.permissionType, corrected);
    };
    const done = await desk.perform(stepOn(journalStream, decide, [chartStream, admissionsStream]), errand);
    if (isRefusal(done)) return done;
    return answered(done, reversalAnswer);
  });
}
