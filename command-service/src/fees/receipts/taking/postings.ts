import { MAX_AMOUNT_PAISA, paisa, type Refusal, sumPaisa } from '@madrasah/events';
import { cr, dr, entry, type Posting, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { type MonthAhead, monthPostings } from '../months-ahead.ts';
import type { Share } from './shares.ts';

interface Receiving {
  readonly userId: number;
  readonly moneyAccount: number;
  readonly months?: readonly MonthAhead[];
}

/** The entry of a receipt: its money by fund, what it pays and concedes, its months and what is left as an advance. */
export function receiptPostings(
  { userId, moneyAccount: account, months = [] }: Receiving,
  shares: readonly Share[],
  advance: { fundId: number; amount: number } | null,
): Posting[] | Refusal {
  const deposits = [...shares, ...months].map(({ deposit }) => deposit);
  const total = sumPaisa([...deposits, advance?.amount ?? 0]);
  if (total > MAX_AMOUNT_PAISA) return refuseLedger('ledger.too-large');
  const received = new Map<number, number>();
  const receive = (fund: number, amount: number) =>
    received.set(fund, paisa((received.get(fund) ?? 0) + amount));
  const lines = shares.flatMap(({ item, deduction, deposit }) => {
    const about = { party: userId, itemId: item.itemId };
    receive(item.fundId, deposit);
    return [
      cr('sys:receivable', item.fundId, deposit, about),
      dr('sys:concession', item.fundId, deduction, about),
      cr('sys:receivable', item.fundId, deduction, about),
    ];
  });
  for (const { fundId, deposit } of months) receive(fundId, deposit);
  lines.push(...monthPostings(userId, months));
  if (advance) {
    receive(advance.fundId, advance.amount);
    lines.push(cr('sys:open-advance', advance.fundId, advance.amount, { party: userId }));
  }
  const money = [...received].map(([fund, amount]) => dr(subLedgerAccount(account), fund, amount));
  return entry([...money, ...lines]);
}
