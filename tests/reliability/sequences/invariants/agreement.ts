import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import {
  type Books,
  itemStates,
  trialBalance,
} from '../../../../projection-service/src/ledger/books/index.ts';

/** Open items and balances that decisions are made on are those that the books tell. */
export function agreementFaults(journal: JournalState, books: Books): string[] {
  const found: string[] = [];
  const states = itemStates(books, books.cut(), { all: true });
  if (states.length !== journal.items.size)
    found.push(`${states.length} items in the books, ${journal.items.size} for decisions`);
  for (const { itemId, due, conceded, userId, fundId } of states) {
    const item = journal.items.get(itemId);
    if (item?.due !== due || item.conceded !== conceded || item.userId !== userId || item.fundId !== fundId)
      found.push(`item ${itemId} of ${userId} is due ${due} in the books, ${item?.due} for decisions`);
  }
  const told = new Map<string, number>();
  for (const { fundId, accounts } of trialBalance(books, books.cut()))
    for (const { account, debit, credit } of accounts) told.set(`${account}|${fundId}`, debit - credit);
  for (const [key, { total }] of journal.balances.entries())
    if (total !== (told.get(key) ?? 0))
      found.push(`${key} is ${told.get(key) ?? 0} in the books, ${total} for decisions`);
  return found.map((fault) => `agreement: ${fault}`);
}
