import { sessions } from '@madrasah/events/academics';
import { funds, subLedgerAccount, subLedgers } from '@madrasah/events/ledger';
import { PERSON } from '@madrasah/events/people';
import type { Reference } from '../../../kernel/stream.ts';
import type { JournalState } from '../shape.ts';

/** Whether anything was ever posted to a sub-ledger (in any fund), or in a fund (to any account: its money can lie in another's). */
export function isPosted(journal: JournalState, part: 'account' | 'fund', id: number): boolean {
  const wanted = part === 'account' ? subLedgerAccount(id) : String(id);
  for (const key of journal.balances.keys())
    if (key.split('|')[part === 'account' ? 0 : 1] === wanted) return true;
  return false;
}

/**
 * Charges that stand, advances that are open, what he was given to spend for the house or his drawer was short: what
 * was charged by mistake and taken back is no money.
 */
function hasMoney(journal: JournalState, userId: number): boolean {
  const { items, itemsOf, advances, monthAdvances, staffAdvances, cashierDebts, payrolls } = journal;
  const charged = (itemsOf.get(userId) ?? []).some((itemId) => items.get(itemId)?.reversed === false);
  const ahead = [...(advances.get(userId)?.values() ?? [])].some((open) => open !== 0);
  const entrusted = [...staffAdvances.values(), ...cashierDebts.values()].some(
    (one) => one.userId === userId,
  );
  const paid = [...payrolls.values()].some(({ users }) => users.includes(userId));
  return charged || ahead || entrusted || paid || (monthAdvances.get(userId) ?? []).length > 0;
}

/** What the books name. */
export const journalReferences: readonly Reference<JournalState>[] = [
  { to: funds, names: (journal, id) => isPosted(journal, 'fund', id) },
  { to: subLedgers, names: (journal, id) => isPosted(journal, 'account', id) },
  // Old dues may name a session that nobody was admitted to.
  { to: sessions, names: ({ items }, id) => [...items.values()].some(({ sessionId }) => sessionId === id) },
  { to: PERSON, tie: 'money', names: hasMoney },
];
