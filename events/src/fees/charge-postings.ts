import type { DataOf } from '../kernel/index.ts';
import { subLedgerAccount } from '../ledger/accounts.ts';
import { cr, dr, entry, type Posting } from '../ledger/posting.ts';
import type { FeesCharged } from './journal-events.ts';

type Charged = DataOf<typeof FeesCharged>;

/**
 * The entry behind the compact lines of a charge: receivable against income, item by item.
 * @throws RangeError for a line whose head, and so its fund, the charge does not name
 */
export function chargePostings(data: Charged): Posting[] {
  const fundOf = new Map(data.heads.map((head) => [head.subLedgerId, head.fundId]));
  return entry(
    data.lines.flatMap(([, userId, subLedgerId, , , amount], index) => {
      const fund = fundOf.get(subLedgerId);
      if (fund === undefined) throw new RangeError(`charge ${data.chargeId} has no head ${subLedgerId}`);
      const about = { party: userId, itemId: data.firstItemId + index };
      return [
        dr('sys:receivable', fund, amount, about),
        cr(subLedgerAccount(subLedgerId), fund, amount, about),
      ];
    }),
  );
}
