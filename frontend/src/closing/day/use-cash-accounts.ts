import { useQuery } from '../../kit/calls/index.ts';
import { subLedgerList } from '../../kit/wire/chart-lists.ts';

/** The accounts whose days are closed by counting; undefined while they load. */
export const useCashAccounts = () => useMoneyAccounts('counted');

/** The accounts that are closed by counting, or the banks and wallets that are reconciled; undefined while they load. */
export function useMoneyAccounts(closedBy: 'counted' | 'reconciled') {
  const rows = useQuery(subLedgerList, { caId: 3 }).data?.data;
  return rows
    ?.filter(({ kindOfMoney }) => {
      const isElsewhere = kindOfMoney === 'bank' || kindOfMoney === 'wallet';
      return isElsewhere === (closedBy === 'reconciled');
    })
    .map(({ SLID, SlName }) => ({ value: SLID, label: SlName }));
}
