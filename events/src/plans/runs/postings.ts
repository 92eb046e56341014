import { subLedgerAccount } from '../../ledger/accounts.ts';
import { cr, dr, entry, type Posting } from '../../ledger/posting.ts';

type Heads = readonly { readonly subLedgerId: number; readonly fundId: number }[];

interface Lessened {
  readonly heads: Heads;
  /** Item, user, sub-ledger, amount. */
  readonly lines: readonly (readonly [number, number, number, number, ...number[]])[];
}

interface Repriced {
  readonly repriceId: number;
  readonly heads: Heads;
  /** Item, user, sub-ledger, charged, admission, charged now, conceded, conceded now. */
  readonly lines: readonly (readonly [number, number, number, number, number, number, number, number])[];
  /** Item, amount. */
  readonly overpaid: readonly (readonly [number, number])[];
}

/** @throws RangeError for a line whose head, and so its fund, the event does not name */
function fundsBy(heads: Heads): (subLedgerId: number) => number {
  const funds = new Map(heads.map((head) => [head.subLedgerId, head.fundId]));
  return (subLedgerId) => {
    const fund = funds.get(subLedgerId);
    if (fund === undefined) throw new RangeError(`there is no head ${subLedgerId}`);
    return fund;
  };
}

/** Concession against receivable, item by item. @throws RangeError for a line without its head */
export function standingConcessionPostings(data: Lessened): Posting[] {
  const fundOf = fundsBy(data.heads);
  return entry(
    data.lines.flatMap(([itemId, party, subLedgerId, amount]) => {
      const [fund, about] = [fundOf(subLedgerId), { party, itemId }];
      return [dr('sys:concession', fund, amount, about), cr('sys:receivable', fund, amount, about)];
    }),
  );
}

/** The liability against the receivable, item by item. @throws RangeError for a line without its head */
export function monthAdvancePostings(data: Lessened): Posting[] {
  const fundOf = fundsBy(data.heads);
  return entry(
    data.lines.flatMap(([itemId, party, subLedgerId, amount]) => {
      const fund = fundOf(subLedgerId);
      return [
        dr('sys:month-advance', fund, amount, { party }),
        cr('sys:receivable', fund, amount, { party, itemId }),
      ];
    }),
  );
}

/**
 * What of each charge and of its concession has changed, and what is left over of its payments.
 * @throws RangeError for a line without its head, or an item overpaid that no line names
 */
export function repricedPostings(data: Repriced): Posting[] {
  const fundOf = fundsBy(data.heads);
  const items = new Map(data.lines.map(([itemId, party, subLedgerId]) => [itemId, { party, subLedgerId }]));
  const lines = data.lines.flatMap(
    ([itemId, party, subLedgerId, charged, , chargedNow, conceded, concededNow]) => {
      const [fund, about] = [fundOf(subLedgerId), { party, itemId }];
      const [more, given] = [chargedNow - charged, concededNow - conceded];
      const income = subLedgerAccount(subLedgerId);
      return [
        ...(more > 0
          ? [dr('sys:receivable', fund, more, about), cr(income, fund, more, about)]
          : [dr(income, fund, -more, about), cr('sys:receivable', fund, -more, about)]),
        ...(given > 0
          ? [dr('sys:concession', fund, given, about), cr('sys:receivable', fund, given, about)]
          : [dr('sys:receivable', fund, -given, about), cr('sys:concession', fund, -given, about)]),
      ];
    },
  );
  const over = data.overpaid.flatMap(([itemId, amount]) => {
    const item = items.get(itemId);
    if (!item) throw new RangeError(`repricing ${data.repriceId} has no item ${itemId}`);
    const [fund, party] = [fundOf(item.subLedgerId), item.party];
    return [
      dr('sys:receivable', fund, amount, { party, itemId }),
      cr('sys:open-advance', fund, amount, { party }),
    ];
  });
  return entry([...lines, ...over]);
}
