import type { DataOf } from '@madrasah/events';
import { type OpeningBalancesPosted, openingRequests } from '@madrasah/events/ledger';
import { balanceKey } from '../apply-postings.ts';
import type { JournalState } from '../shape.ts';

/** Balances brought over stand in the books from here on. */
export function openingStands(
  state: JournalState,
  { openingId, on, postings }: Pick<DataOf<typeof OpeningBalancesPosted>, 'openingId' | 'on' | 'postings'>,
  revision: number,
): void {
  noteBroughtOver(state, { on, postings });
  const funds = [...new Set(postings.map(({ fund }) => fund))];
  state.openings.set(openingId, { openingId, requestId: 0, on, funds, revision, reversed: false });
}

/** Adds up what balances that were brought over, or taken back, changed in each account, fund and day. */
export function noteBroughtOver(
  { broughtOver }: Pick<JournalState, 'broughtOver'>,
  { on, postings }: Pick<DataOf<typeof OpeningBalancesPosted>, 'on' | 'postings'>,
): void {
  for (const { account, fund, debit, credit } of postings) {
    const key = broughtOverKey(balanceKey(account, fund), on);
    broughtOver.set(key, (broughtOver.get(key) ?? 0) + debit - credit);
  }
}

export const broughtOverKey = (balance: string, day: string) => `${balance}|${day}`;

/** An opening and its confirmation are one append, the confirmation last: it tells under which number it was asked for. */
export function openingConfirmed(state: JournalState, kind: string, requestId: number): void {
  if (kind !== openingRequests.kind) return;
  const openingId = state.counters.get('opening') ?? 0;
  const opening = state.openings.get(openingId);
  if (opening) state.openings.set(openingId, { ...opening, requestId });
}
