import { isCompact, paisa, postingsOf } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Desk } from '../kernel/desk.ts';
import type { TouchedEntry } from '../ledger/journal/facts/reconciled-facts.ts';
import { journalStream } from '../ledger/journal/state.ts';
import type { Touching } from './match.ts';

/** An entry of the journal as it touches an account; undefined where it does not. */
function touchedBy({ type, data, revision }: DomainEvent, account: string): TouchedEntry | undefined {
  if (!isCompact(type) && !('postings' in data)) return undefined;
  const own = postingsOf({ type, data }).filter((posting) => posting.account === account);
  if (own.length === 0) return undefined;
  const amount = paisa(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0));
  return [revision, data['on'] as string, amount];
}

/** How entries touch the account of a statement: they are read where they stand, and never change. @throws StoreAway */
export async function entriesTouching(
  desk: Desk,
  schoolId: string,
  statementId: number,
  revisions: readonly number[],
): Promise<Touching> {
  const state = await desk.state(journalStream, schoolId);
  const account = subLedgerAccount(state.bankStatements.get(statementId)?.moneyAccount ?? 0);
  const found = new Map<number, TouchedEntry | undefined>();
  for (const revision of revisions) {
    const event = await desk.eventAt(journalStream, schoolId, revision);
    found.set(revision, event && touchedBy(event, account));
  }
  return (revision) => found.get(revision);
}
