import { type DataOf, isRefusal, type Needed, type Refusal, refuse, sumPaisa } from '@madrasah/events';
import { type FeesCollected, type ReversalAsked, receiptReversals } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import {
  doneOrWaiting,
  needsSecondPerson,
  type Said,
  type SecondPersonLogic,
  secondPerson,
} from '../../../approvals/steps.ts';
import type { Desk, Errand } from '../../../kernel/desk.ts';
import { answered, type HandledCommand } from '../../../kernel/handler.ts';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import { isOpenOn } from '../../../ledger/journal/rules/locks.ts';
import type { JournalState } from '../../../ledger/journal/state.ts';
import { withNote } from '../../../notes/steps.ts';
import { receiptAnswer, recordedReceipt } from '../recorded.ts';
import type { ReverseCollection } from './reversal-of.ts';
import { reverseCollection, standingReceipt } from './reverse.ts';

type Original = DataOf<typeof FeesCollected>;

/** Whether a receipt's account has closed its day: what was counted then is changed by nobody alone. */
export const dayIsClosed = (journal: JournalState, { moneyAccount, on }: Original): boolean =>
  !isOpenOn(journal, moneyAccount, on);

/** What a reversal is whose kind nobody has said. */
const UNSAID = 'correction';

/** The decision over the receipt as it was recorded. */
const deciding =
  (original: Original | undefined): SecondPersonLogic<ReversalAsked>['decide'] =>
  (books, { receiptId, kind, noteId }) => {
    const standing = standingReceipt(books, receiptId);
    if (isRefusal(standing)) return standing;
    if (!original) return refuse('conflict.changed');
    const command = { receiptId, noteId, kind: kind ?? undefined };
    const drafts = reverseCollection(books, command, original);
    return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
  };

function saysOf(
  { journal }: Books,
  { receiptId, kind, noteId }: ReversalAsked,
  original: Original | undefined,
): Said {
  const number = journal.receipts.get(receiptId)?.receiptNo ?? receiptId;
  const places = { number, way: kind ?? UNSAID };
  if (!original) return { amount: 0, places, noteId };
  const { userId, admissionId, moneyAccount } = original;
  const account = subLedgerAccount(moneyAccount);
  const taken = original.postings.filter((posting) => posting.account === account);
  return {
    ...{ userId, admissionId, places, noteId },
    amount: sumPaisa(taken.map(({ debit, credit }) => debit - credit)),
  };
}

const confirmed = (desk: Desk, original?: Original) =>
  secondPerson<ReversalAsked>(desk, receiptReversals, {
    decide: deciding(original),
    says: (books, command) => saysOf(books, command, original),
    doneAs: ({ kind }) => [{ key: `approval.change.reversal-${kind ?? UNSAID}`, params: {} }],
    beforehand: async (schoolId, { receiptId }) => deciding(await recordedReceipt(desk, schoolId, receiptId)),
    answer: receiptAnswer,
  });

/** The reversal, or the request for it: sent again with its key it is told as the first time, whatever was closed since. */
export const reversalAnswer = doneOrWaiting(receiptAnswer);

/** Asks that a receipt of a closed day be taken back; nothing is posted until somebody else approves. */
export async function askReversal(
  desk: Desk,
  errand: Errand,
  { receiptId, kind, reason }: ReverseAsked,
  original: Original,
): Promise<CommandAnswer | Refusal> {
  const asked = await withNote(desk, errand, { reason }, (noteId) =>
    confirmed(desk, original).step({ receiptId, kind: kind ?? null, noteId }),
  );
  if (isRefusal(asked)) return asked;
  return answered(asked, reversalAnswer);
}

type ReverseAsked = Pick<ReverseCollection, 'receiptId' | 'kind'> & { readonly reason: Needed };

/** Approving and rejecting what was asked so. */
export const reversalDecisions = (desk: Desk): readonly HandledCommand[] => confirmed(desk).decisions;
