import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Books } from '../../books.ts';

/** The accounts that students were ever charged on, as postings name them: income, and what is held for others. */
export function feeAccounts({ tables: { items } }: Books): ReadonlySet<string> {
  const heads = new Set<number>();
  for (let item = 0; item < items.subLedger.length; item += 1) heads.add(items.subLedger.at(item));
  heads.delete(0);
  return new Set([...heads].map(subLedgerAccount));
}
