import { FUND_KIND } from '@madrasah/events/ledger';
import type { ChartFacts, Invariant, Taken } from './invariant.ts';

/** What may take money out of a zakat fund's accounts: tamlik, taking back, and moving it. */
const MAY_MOVE_ZAKAT = new Set([
  ...[
    'TamlikGiven',
    'CollectionReversed',
    'DonationReversed',
    'VoucherReversed',
    'VoucherMirrored',
    'VoucherRevised',
    'ContraPosted',
    'ContraReversed',
    'FundsTransferReversed',
  ],
]);
/** Kinds of which nothing is given or lent; what was lent to them goes back. */
const NEVER_TRANSFERRED: readonly number[] = [FUND_KIND.zakat, FUND_KIND.waqf, FUND_KIND.trust];

/** Every line lies in the fund it belongs to, and what is bound does not leave its fund. */
export function rightFund({ funds, kinds, money }: ChartFacts): Invariant {
  const itemFunds = new Map<number, number>();
  const misplaced = ({ lines }: Taken) => {
    for (const { account, fund, itemId } of lines) {
      if (!kinds.has(fund)) return `${account} in fund ${fund}, which is not there`;
      if (!(funds.get(account)?.includes(fund) ?? true)) return `${account} in fund ${fund}`;
      if (itemId === undefined) continue;
      const own = itemFunds.get(itemId) ?? fund;
      itemFunds.set(itemId, own);
      if (own !== fund) return `item ${itemId} of fund ${own} in fund ${fund}`;
    }
    return undefined;
  };
  const entitled = new Map<number, string>();
  const given = ({ type, data }: Taken) => {
    if (type === 'ZakatEligibilitySet') {
      if (data['eligible']) entitled.set(Number(data['userId']), String(data['since']));
      else entitled.delete(Number(data['userId']));
    }
    if (type !== 'TamlikGiven') return undefined;
    const on = String(data['on']);
    const other = (data['lines'] as { userId: number }[]).find(
      ({ userId }) => (entitled.get(userId) ?? '9999-12-31') > on,
    );
    return other && `zakat to ${other.userId}, who is not entitled`;
  };
  const leaves = ({ type, data, lines }: Taken) => {
    if (data['kind'] === 'repay') return undefined;
    if (type === 'FundsTransferred' && NEVER_TRANSFERRED.includes(kinds.get(Number(data['fromFund'])) ?? 0))
      return `a transfer out of fund ${data['fromFund']}`;
    const zakat = lines.find(
      ({ account, fund, credit }) => money.has(account) && credit > 0 && kinds.get(fund) === FUND_KIND.zakat,
    );
    return zakat && !MAY_MOVE_ZAKAT.has(type) ? `${type} takes zakat out of ${zakat.account}` : undefined;
  };
  return { name: 'funds', take: (taken) => misplaced(taken) ?? leaves(taken) ?? given(taken) };
}
