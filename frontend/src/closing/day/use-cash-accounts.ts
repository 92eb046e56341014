import { kindOfMoney } from '@madrasah/events/ledger';
import { useQuery } from '../../kit/calls/index.ts';
import { moneyLedgers, moneyRows } from '../rows.ts';

/** The accounts whose days are closed by counting; undefined while they load. */
export const useCashAccounts = () => useMoneyAccounts('counted');

/** The accounts that are closed by counting, or the banks and wallets that are reconciled; undefined while they load. */
export function useMoneyAccounts(closedBy: 'counted' | 'reconciled') {
  const rows = useQuery(moneyRows, { caId: 3 }).data?.data;
  const ledgers = useQuery(moneyLedgers, { caId: 3 }).data?.data;
  if (!rows || !ledgers) return undefined;
  const names = new Map(ledgers.map(({ GLID, GlName }) => [GLID, GlName]));
  return rows
    .filter(({ SlName: name, moneyKind = null, GLID }) => {
      const kind = kindOfMoney({ moneyKind, name }, names.get(GLID));
      return (kind === 'bank' || kind === 'wallet') === (closedBy === 'reconciled');
    })
    .map(({ SLID, SlName }) => ({ value: SLID, label: SlName }));
}
