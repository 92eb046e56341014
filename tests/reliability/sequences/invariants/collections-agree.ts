import { dayNumber } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { collectionMoves } from '../../../../projection-service/src/fees/reports/collection/moves.ts';
import type { Books, Cut } from '../../../../projection-service/src/ledger/books/index.ts';
import type { ChartFacts } from './invariant.ts';

/** What receipts and their reversals are called in the journal. */
const FEES: ReadonlySet<string> = new Set(['FeesCollected', 'CollectionReversed']);
const LAST_DAY = '9998-12-31';

const add = (sums: Map<string, number>, account: string, amount: number) =>
  sums.set(account, (sums.get(account) ?? 0) + amount);

/** What money accounts had of receipts and lost by their reversals since a day, as the journal's lines tell. */
function received({ tables, names }: Books, cut: Cut, money: ChartFacts['money'], from: string) {
  const { rows, entries } = tables;
  const first = dayNumber(from);
  const sums = new Map<string, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    const account = names.accounts.value(rows.account.at(row));
    if (!money.has(account) || entries.on.at(entry) < first || entries.on.at(entry) > cut.asOf) continue;
    if (FEES.has(names.kinds.value(entries.kind.at(entry)))) add(sums, account, rows.amount.at(row));
  }
  return sums;
}

/**
 * A report of what was collected since a day, its reversals on lines of their own, comes in each account to what that
 * account received of fees.
 */
export function collectionsFault(
  books: Books,
  cut: Cut,
  { money }: ChartFacts,
  from: string,
): string | undefined {
  const told = new Map<string, number>();
  for (const { account, parts } of collectionMoves(books, cut, { from, to: LAST_DAY }))
    if (account !== 0) for (const { paid } of parts) add(told, subLedgerAccount(account), paid);
  const moved = received(books, cut, money, from);
  for (const account of new Set([...told.keys(), ...moved.keys()])) {
    const [report, journal] = [told.get(account) ?? 0, moved.get(account) ?? 0];
    if (report !== journal) return `since ${from} ${account} collected ${report}, and received ${journal}`;
  }
  return undefined;
}
