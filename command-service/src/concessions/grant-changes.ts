import type { DataOf } from '@madrasah/events';
import { ConcessionArranged, type GrantRequest } from '@madrasah/events/concessions';
import type { ConcessionGranted } from '@madrasah/events/fees';
import type { Change, Outcome } from '../approvals/steps.ts';
import { standingWorth } from '../fees/steps.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { Item } from '../ledger/journal/state.ts';
import { lessDue } from './lessen.ts';

/** What comes of a concession: less due of a charge, or less of what is still to be charged. */
export function changesOfGrant(
  books: Books,
  { drafts }: Outcome<GrantRequest>,
  context: DecisionContext,
): readonly Change[] {
  const [draft] = drafts;
  if (draft?.type !== ConcessionArranged.type) {
    const { lines } = (draft as (typeof drafts)[0]).data as DataOf<typeof ConcessionGranted>;
    return lines.map(({ itemId, amount }) => lessDue(books.journal.items.get(itemId) as Item, amount));
  }
  const params = standingWorth(books, draft.data as DataOf<typeof ConcessionArranged>, context);
  return params.charges === 0
    ? [{ key: 'approval.change.standing-nothing', params: {} }]
    : [{ key: 'approval.change.standing', params }];
}
