import type { EntryAsked } from '@madrasah/events';
import type { AskedRegistration, BoardFee, BoardRegistration } from '@madrasah/events/boards';
import type { EntriesState } from '../../kernel/entry/index.ts';
import type { Item, JournalState } from '../../ledger/journal/state.ts';
import type { boardFeesStream } from '../state.ts';

type Fees = ReturnType<typeof boardFeesStream.initial>;

/** Whom and what a registration is for. */
export interface For {
  readonly userId: number;
  readonly sessionId: number;
  readonly examId: number;
}

/** What is asked, as the fees know it; a session that is missing has none. */
export const about = ({ userId, sessionId = 0, examId }: EntryAsked<AskedRegistration>): For => ({
  ...{ userId, sessionId, examId },
});

/** What a board exam costs in a session, a row for each head. */
export const feesOf = ({ boardFee }: Fees, { sessionId, examId }: For): readonly BoardFee[] =>
  [...boardFee.values()].filter(
    (row) => !row.retired && row.sessionId === sessionId && row.examId === examId,
  );

/**
 * What a student stands charged for it: under a head of its fees, in its session, and for no registration that
 * stands already. So a registration that was broken off after its charge is not charged twice.
 */
export function chargedFor(
  { items, itemsOf }: JournalState,
  fees: Fees,
  { entries, ofPerson }: EntriesState<BoardRegistration>,
  wanted: For,
): readonly Item[] {
  const heads = new Set(feesOf(fees, wanted).map(({ subLedgerId }) => subLedgerId));
  const his = (ofPerson.get(wanted.userId) ?? []).flatMap((id) => entries.get(id) ?? []);
  const taken = new Set(his.flatMap(({ withdrawn, itemIds }) => (withdrawn ? [] : itemIds)));
  return (itemsOf.get(wanted.userId) ?? [])
    .flatMap((itemId) => items.get(itemId) ?? [])
    .filter(
      ({ itemId, subLedgerId, sessionId, examId, reversed }) =>
        heads.has(subLedgerId) &&
        sessionId === wanted.sessionId &&
        examId === 0 &&
        !reversed &&
        !taken.has(itemId),
    );
}
