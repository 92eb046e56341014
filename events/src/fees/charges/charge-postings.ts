import { subLedgerAccount } from '../../ledger/accounts.ts';
import { cr, dr, entry, mirrored, type Posting } from '../../ledger/posting.ts';
import { applicationPostings } from './application-postings.ts';

interface Heads {
  readonly heads: readonly { readonly subLedgerId: number; readonly fundId: number }[];
}

interface Charged extends Heads {
  readonly chargeId: number;
  readonly firstItemId: number;
  /** Admission, user, sub-ledger, price row, month, amount. */
  readonly lines: readonly (readonly [number, number, number, number, number, number])[];
}

interface Reversed extends Heads {
  readonly reversalId: number;
  /** Item, user, sub-ledger, charged, conceded, admission. */
  readonly lines: readonly (readonly [number, number, number, number, number, number])[];
  /** Application, item, amount, fund of the advance, account between the funds. */
  readonly unapplied: readonly (readonly [number, number, number, number, number])[];
  /** Item, amount. */
  readonly prepaid?: readonly (readonly [number, number])[] | undefined;
}

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

/**
 * The entry behind the compact lines of a reversal: each charge mirrored with its concession, and the advances
 * that had paid it given back to the student.
 * @throws RangeError for a line whose head, or an un-application whose item, the reversal does not name
 */
export function reversedChargePostings(data: Reversed): Posting[] {
  const funds = new Map(data.heads.map((head) => [head.subLedgerId, head.fundId]));
  const items = new Map(data.lines.map(([itemId, userId, subLedgerId]) => [itemId, { userId, subLedgerId }]));
  const fundOf = (subLedgerId: number) => {
    const fund = funds.get(subLedgerId);
    if (fund === undefined) throw new RangeError(`reversal ${data.reversalId} has no head ${subLedgerId}`);
    return fund;
  };
  const taken = data.lines.flatMap(([itemId, userId, subLedgerId, charged, conceded]) => {
    const [fund, about] = [fundOf(subLedgerId), { party: userId, itemId }];
    return [
      dr(subLedgerAccount(subLedgerId), fund, charged, about),
      cr('sys:concession', fund, conceded, about),
      cr('sys:receivable', fund, charged - conceded, about),
    ];
  });
  const given = data.unapplied.flatMap(([, itemId, amount, advanceFundId, via]) => {
    const item = items.get(itemId);
    if (!item) throw new RangeError(`reversal ${data.reversalId} has no item ${itemId}`);
    const moneyAccount = via === 0 ? null : via;
    const fundId = fundOf(item.subLedgerId);
    return mirrored(
      applicationPostings(item.userId, { itemId, amount, fundId, advanceFundId, moneyAccount }),
    );
  });
  const ahead = (data.prepaid ?? []).flatMap(([itemId, amount]) => {
    const item = items.get(itemId);
    if (!item) throw new RangeError(`reversal ${data.reversalId} has no item ${itemId}`);
    const [fund, party] = [fundOf(item.subLedgerId), item.userId];
    return [
      dr('sys:receivable', fund, amount, { party, itemId }),
      cr('sys:month-advance', fund, amount, { party }),
    ];
  });
  return entry([...taken, ...given, ...ahead]);
}
