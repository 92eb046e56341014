import { useQuery } from '../../../kit/calls/index.ts';
import { type FundRow, fundList, subLedgerList } from '../../../kit/wire/chart-lists.ts';
import { feeAccounts, moneyAccounts } from './accounts.ts';

const NONE: readonly never[] = [];

/** Cash boxes, banks and wallets at the counter, and the funds they hold money of. */
export function useBoxes() {
  const chart = useQuery(subLedgerList, { caId: 3 });
  const funds = useQuery(fundList, {});
  const boxes = moneyAccounts(chart.data?.data ?? NONE);
  const known: readonly FundRow[] = funds.data?.data ?? NONE;
  return {
    chart,
    boxes,
    /** Of these, what fees may come into. */
    accounts: feeAccounts(boxes, known),
    funds: known,
    ready: Boolean(chart.data && funds.data),
  };
}
