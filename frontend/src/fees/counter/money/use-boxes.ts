import { useQuery } from '../../../kit/calls/index.ts';
import { type FundRow, funds, subLedgers } from '../../rows.ts';
import { feeAccounts, moneyAccounts } from './accounts.ts';

const NONE: readonly never[] = [];

/** Cash boxes, banks and wallets at the counter, and the funds they hold money of. */
export function useBoxes() {
  const chart = useQuery(subLedgers, { caId: 3 });
  const fundList = useQuery(funds, {});
  const boxes = moneyAccounts(chart.data?.data ?? NONE);
  const known: readonly FundRow[] = fundList.data?.data ?? NONE;
  return {
    chart,
    boxes,
    /** Of these, what fees may come into. */
    accounts: feeAccounts(boxes, known),
    funds: known,
    ready: Boolean(chart.data && fundList.data),
  };
}
