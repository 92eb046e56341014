import { Problem, type Refusal } from '@madrasah/events';
import {
  FeeWaived,
  FeeWrittenOff,
  type LessenFee,
  refuseConcession as refuse,
} from '@madrasah/events/concessions';
import { refuseFees } from '@madrasah/events/fees';
import { cr, dr, entry, type SystemAccount } from '@madrasah/events/ledger';
import { type ApprovalContext, type Change, needsSecondPerson, type Said } from '../approvals/steps.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { Item } from '../ledger/journal/state.ts';

/** The open item that is lessened, or the refusal. */
function lessened({ journal }: Books, { itemId, amount }: LessenFee): Item | Refusal {
  const item = journal.items.get(itemId);
  if (!item || item.reversed) return refuseFees('fees.item-unknown');
  const at = (problem: Problem) => [{ path: 'amount', problem }];
  if (amount === 0)
    return refuse('concession.nothing-given', {}, at(new Problem('concession.nothing-given')));
  if (amount <= item.due) return item;
  const due = { due: item.due };
  return refuse('concession.more-than-due', due, at(new Problem('concession.more-than-due', due)));
}

/** Dated today; a clock that was set back lessens no charge before it is due. */
const dayOf = ({ today }: Books, item: Item) => (item.dueSince > today ? item.dueSince : today);

const lessening =
  (account: SystemAccount, make: typeof waived | typeof writtenOff) =>
  (books: Books, command: LessenFee, { requestId }: ApprovalContext) => {
    const item = lessened(books, command);
    if ('refused' in item) return item;
    const { itemId, userId, admissionId, fundId } = item;
    const { amount, noteId } = command;
    const about = { party: userId, itemId };
    const postings = entry([dr(account, fundId, amount, about), cr('sys:receivable', fundId, amount, about)]);
    const facts = { on: dayOf(books, item), userId, admissionId, itemId, fundId, amount, noteId, postings };
    return needsSecondPerson([make(requestId, facts)]);
  };

type Facts = Omit<Parameters<typeof FeeWaived>[0], 'waiverId'>;
const waived = (waiverId: number, facts: Facts) => FeeWaived({ waiverId, ...facts });
const writtenOff = (writeOffId: number, facts: Facts) => FeeWrittenOff({ writeOffId, ...facts });

/** মওকুফ: of a charge that is due already; always with a second person. */
export const waive = lessening('sys:waiver', waived);
/** অবলোপন: of a charge that cannot be collected; always with a second person. */
export const writeOff = lessening('sys:write-off', writtenOff);

/** What becomes of what is due of an item. */
export const lessDue = ({ due }: Pick<Item, 'due'>, amount: number): Change => ({
  key: 'approval.change.due',
  params: { due, left: due - amount },
});

/** What comes of a waiver or a write-off. */
export const changesOfItem = ({ journal }: Books, { itemId, amount }: LessenFee): readonly Change[] => [
  lessDue(journal.items.get(itemId) as Item, amount),
];

/** What the request says: whose item, which head and month. */
export function saysOfItem({ journal }: Books, { itemId, amount, noteId }: LessenFee): Said {
  const item = journal.items.get(itemId) as Item;
  const { userId, admissionId, name: head, monthId: month } = item;
  return { amount, userId, admissionId, itemId, places: { head, month }, noteId };
}
