import type { DataOf } from '@madrasah/events';
import { type OpeningBalancesPosted, openingRequests } from '@madrasah/events/ledger';
import type { JournalState } from '../shape.ts';

/** Balances brought over stand in the books from here on. */
export function openingStands(
  state: JournalState,
  { openingId, on, postings }: Pick<DataOf<typeof OpeningBalancesPosted>, 'openingId' | 'on' | 'postings'>,
  revision: number,
): void {
  const funds = [...new Set(postings.map(({ fund }) => fund))];
  state.openings.set(openingId, { openingId, requestId: 0, on, funds, revision, reversed: false });
}

/** An opening and its confirmation are one append, the confirmation last: it tells under which number it was asked for. */
export function openingConfirmed(state: JournalState, kind: string, requestId: number): void {
  if (kind !== openingRequests.kind) return;
  const openingId = state.counters.get('opening') ?? 0;
  const opening = state.openings.get(openingId);
  if (opening) state.openings.set(openingId, { ...opening, requestId });
}
