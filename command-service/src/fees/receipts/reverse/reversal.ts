import { type CommandDefinition, type DataOf, isRefusal, type Needed, refuse } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { admissionsStream } from '../../../admissions/state.ts';
import { type Desk, errandOf, type Step, stepOn } from '../../../kernel/desk.ts';
import { answered, type HandledCommand, handled } from '../../../kernel/handler.ts';
import { chartStream } from '../../../ledger/chart/state.ts';
import { type JournalState, journalStream } from '../../../ledger/journal/state.ts';
import { withNotes } from '../../../notes/steps.ts';
import { booksOf } from '../books.ts';
import { correctReceipt, type Replacement } from '../correct/correct.ts';
import { recordedReceipt } from '../recorded.ts';
import { withinLimit } from '../within-limit.ts';
import type { ReverseCollection } from './reversal-of.ts';
import { reverseCollection, standingReceipt } from './reverse.ts';
import { askReversal, dayIsClosed, reversalAnswer } from './reverse-closed.ts';

type Original = DataOf<typeof FeesCollected>;
type Reversal = Omit<ReverseCollection, 'noteId'> & {
  readonly reason: Needed;
  readonly replacement?: Replacement | undefined;
};

/** What the right receipt remarks itself: what is typed, or what stands plain on the wrong one. */
const remarkOf = (replacement: Replacement | undefined, original: Original | undefined): string =>
  replacement ? replacement.remark || (original?.remark ?? '') : '';

/** The step that takes a receipt back, and writes the right one where it is said. */
const takingBack = (
  command: ReverseCollection,
  replacement: Replacement | undefined,
  original: Original | undefined,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (state, context) => {
      const books = booksOf(state, context);
      const standing = standingReceipt(books, command.receiptId);
      if (isRefusal(standing)) return standing;
      // A day that was closed meanwhile: the same again asks a second person.
      if (!original || (!replacement && dayIsClosed(state, original))) return refuse('conflict.changed');
      if (!replacement) return reverseCollection(books, command, original);
      const admission = context.look(admissionsStream).admissions.get(replacement.admissionId);
      const corrected = correctReceipt(books, command, replacement, original, admission);
      return withinLimit(books, context.actor.permissionType, corrected);
    },
    [chartStream, admissionsStream],
  );

/**
 * The reversal needs the receipt as it was recorded: an event at a known revision never changes. Once its account has
 * closed its day a second person must confirm it; a correction with its right receipt beside moves no money and waits
 * for nobody.
 */
export function reversal<C extends Reversal, A extends object>(
  desk: Desk,
  definition: CommandDefinition<C, A>,
): HandledCommand {
  return handled(definition, async ({ replacement, ...command }: C, call) => {
    const errand = errandOf(call, definition.name, replacement ? { ...command, replacement } : command);
    const { receiptId, kind, reason } = command;
    const original = await recordedReceipt(desk, errand.schoolId, receiptId);
    const journal = await desk.state(journalStream, errand.schoolId);
    if (original && !replacement && dayIsClosed(journal, original))
      return askReversal(desk, errand, command, original);
    const texts = [{ reason }, { remark: remarkOf(replacement, original) }];
    const done = await withNotes(desk, errand, texts, ([noteId = null, remarkId = null]) =>
      takingBack({ receiptId, kind, noteId }, replacement && { ...replacement, noteId: remarkId }, original),
    );
    return isRefusal(done) ? done : answered(done, reversalAnswer);
  });
}
