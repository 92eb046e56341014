import { paisaOf } from '@madrasah/events/kernel';
import type { ReceiptRow } from '../../rows.ts';
import type { MoneyAccount } from './accounts.ts';

export interface InHand {
  /** What lies in the clerk's drawer, in taka. */
  readonly cash: number;
  /** What came elsewhere, by the name of the account, in taka. */
  readonly elsewhere: readonly { readonly name: string; readonly taka: number }[];
}

/** What a clerk took on the day of these receipts: what was taken back is not in his hand. */
export function inHand(
  receipts: readonly ReceiptRow[],
  accounts: readonly MoneyAccount[],
  userId: number,
): InHand {
  const kinds = new Map(accounts.map(({ SLID, moneyKind }) => [SLID, moneyKind]));
  const sums = new Map<string, number>();
  let cash = 0;
  for (const { collector, reversed, Account, AccountName, total } of receipts) {
    if (collector.id !== userId || reversed) continue;
    if (kinds.get(Account) === 'cash') cash += paisaOf(total);
    else sums.set(AccountName, (sums.get(AccountName) ?? 0) + paisaOf(total));
  }
  return { cash: cash / 100, elsewhere: [...sums].map(([name, paisa]) => ({ name, taka: paisa / 100 })) };
}
