import {
  type DataOf,
  type EventDraft,
  isRefusal,
  Needed,
  Problem,
  type Refusal,
  refuse,
  sumPaisa,
} from '@madrasah/events';
import { CollectionReversed, type FeesCollected, refuseFees, sittingOperations } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { refuseOperation } from '@madrasah/events/operations';
import type { Desk } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { type Prepared, type Undoable, undoable } from '../../kernel/operations/undoable.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { TrialBooks } from '../../ledger/journal/after.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { type JournalState, journalStream, type Sitting } from '../../ledger/journal/state.ts';
import { withNote } from '../../notes/steps.ts';
import { booksOf } from '../receipts/books.ts';
import { awaited } from '../receipts/correct/replacements.ts';
import { recordedReceipt } from '../receipts/recorded.ts';
import { correctionOf, standingReceipt } from '../receipts/reverse/reverse.ts';
import { dayIsClosed } from '../receipts/reverse/reverse-closed.ts';

type Original = DataOf<typeof FeesCollected>;
type Obstacle = 'fees.sitting.reversed' | 'fees.sitting.closed' | 'fees.sitting.spent';

function standing({ sittings }: JournalState, sittingId: number): Sitting | Refusal {
  const sitting = sittings.get(sittingId);
  if (!sitting) return refuseOperation('operation.not-found');
  return sitting.undone ? refuseOperation('operation.already-undone') : sitting;
}

/** The entries that take one receipt back, or what stands in their way. */
function backOf(
  books: Books,
  original: Original,
  noteId: number | null,
): readonly EventDraft[] | Obstacle | Refusal {
  const { receiptId } = original;
  if (isRefusal(standingReceipt(books, receiptId))) return 'fees.sitting.reversed';
  if (dayIsClosed(books.journal, original)) return 'fees.sitting.closed';
  const back = correctionOf(books, { receiptId, noteId, kind: undefined }, original);
  return isRefusal(back) && back.code === 'fees.refunded-since' ? 'fees.sitting.spent' : back;
}

/** The receipt's reversal names the sitting; its right receipt is still to come. */
const ofSitting = (back: readonly EventDraft[], sitting: number, today: string): readonly EventDraft[] => {
  const [first, ...others] = back as readonly [EventDraft, ...EventDraft[]];
  const data = first.data as DataOf<typeof CollectionReversed>;
  return [CollectionReversed({ ...data, sitting }), ...others, awaited(data.receiptId, data.userId, today)];
};

/**
 * Takes all receipts of a sitting back, in one append, each as a correction whose right receipt is still to come; or
 * none, with each named that stands in the way: taken back by itself already, of a drawer that is closed for its day,
 * or of money that was handed back since. Each stands on its own day, as a correction does.
 * @param originals the receipts as they were recorded
 */
export function undoSitting(
  books: Books,
  { id, noteId = null }: { readonly id: number; readonly noteId?: number | null },
  originals: readonly Original[],
): Decided {
  const sitting = standing(books.journal, id);
  if (isRefusal(sitting)) return sitting;
  if (originals.length !== sitting.receipts.length) return refuse('conflict.changed');
  const trial = new TrialBooks(books);
  const drafts: EventDraft[] = [];
  const fields: Refusal['fields'][number][] = [];
  let refused: Refusal | undefined;
  for (const original of originals) {
    const back = backOf(trial.books, original, noteId);
    if (typeof back === 'string') {
      const problem = new Problem(back, { number: original.receiptNo });
      fields.push({ path: `receipts.${original.receiptId}`, problem });
    } else if (isRefusal(back)) {
      refused ??= back;
    } else {
      const taken = ofSitting(back, id, books.today);
      trial.fold(taken);
      drafts.push(...taken);
    }
  }
  if (fields.length > 0) return refuseFees('fees.sitting-leaning', { receipts: fields.length }, fields);
  return refused ?? drafts;
}

/** What came into the account with a receipt; paisa. */
const takenIn = ({ moneyAccount, postings }: Original): number =>
  sumPaisa(
    postings.filter(({ account }) => account === subLedgerAccount(moneyAccount)).map(({ debit }) => debit),
  );

const sittingUndo = (desk: Desk, originals: readonly Original[]): Undoable<JournalState> => ({
  stream: journalStream,
  reads: [chartStream],
  consequences(journal, id) {
    const sitting = standing(journal, id);
    if (isRefusal(sitting)) return sitting;
    const total = sumPaisa(originals.map(takenIn));
    return [
      new Problem('fees.sitting-undo.consequence', { receipts: sitting.receipts.length, total }),
      new Problem('fees.sitting-undo.awaited'),
    ];
  },
  undo: (journal, command, context) => undoSitting(booksOf(journal, context), command, originals),
  noting: (errand, reason, step) => withNote(desk, errand, { reason: new Needed(reason) }, step),
});

/** What taking a sitting back would do, and taking it back. */
export function undoSittings(desk: Desk): HandledCommand[] {
  const prepared: Prepared<JournalState> = async (schoolId, id) => {
    const { sittings } = await desk.state(journalStream, schoolId);
    const { receipts = [] } = sittings.get(id) ?? {};
    const found = await Promise.all(receipts.map((receiptId) => recordedReceipt(desk, schoolId, receiptId)));
    return sittingUndo(
      desk,
      found.filter((receipt) => receipt !== undefined),
    );
  };
  return undoable(desk, sittingOperations, prepared);
}
