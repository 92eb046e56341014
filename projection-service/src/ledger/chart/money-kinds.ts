import { kindOfMoney, LEDGER_CLASS, type MoneyKind } from '@madrasah/events/ledger';
import type { Tenant } from '../../kernel/documents/index.ts';
import { generalLedgersOf, subLedgersOf } from './lists.ts';
import { generalLedgersProjector, subLedgersProjector } from './projectors.ts';

export const moneyKindsNeed = [generalLedgersProjector, subLedgersProjector];

/**
 * Of what kind each money account is, by its SLID: as the chart says, else by the names that the chart keeps, whatever
 * language the page is in; null of any other account. @throws DocumentsAway
 */
export async function moneyKinds(tenant: Tenant): Promise<(subLedgerId: number) => MoneyKind | null> {
  const [ledgers, subLedgers] = await Promise.all([generalLedgersOf(tenant), subLedgersOf(tenant)]);
  return (subLedgerId) => {
    const row = subLedgers.get(subLedgerId);
    return row?.class === LEDGER_CLASS.money ? kindOfMoney(row, ledgers.get(row.ledgerId)?.name) : null;
  };
}
