import { DrawerHandedOver } from '@madrasah/events/closing';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { subLedgersProjector } from './chart/index.ts';

interface Keeper {
  readonly moneyAccount: number;
  /** The login that took it over last. */
  readonly loginId: number;
}

/** Who keeps each money account since its last hand-over. */
const keepersProjector = defineProjector<Keeper>({
  name: 'drawer-keepers',
  version: 1,
  collection: 'drawer-keepers',
  indexes: [],
  on: {
    DrawerHandedOver: when(DrawerHandedOver, {
      keys: ({ data }) => [data.moneyAccount],
      fold: (_, { data: { moneyAccount, to } }) => ({ moneyAccount, loginId: to }),
    }),
  },
});

/** What `moneyHolders` reads. */
export const moneyHoldersNeed = [subLedgersProjector, keepersProjector];

/** Who keeps each money account since its last hand-over, by its id. @throws DocumentsAway */
export async function moneyKeepers(tenant: Tenant): Promise<ReadonlyMap<number, number>> {
  const kept = await tenant.find(keepersProjector);
  return new Map(kept.map(({ moneyAccount, loginId }) => [moneyAccount, loginId]));
}

/**
 * The logins that answer for money now, by the chart or by a hand-over, and so confirm nothing: as command-service
 * decides it (`ledger/journal/rules/holders.ts`). @throws DocumentsAway
 */
export async function moneyHolders(tenant: Tenant): Promise<ReadonlySet<number>> {
  const [accounts, keepers] = await Promise.all([
    tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money }),
    moneyKeepers(tenant),
  ]);
  const standing = accounts.filter(({ retired }) => !retired);
  return new Set(
    standing.flatMap(({ subLedgerId, holderId }) => [holderId ?? [], keepers.get(subLedgerId) ?? []].flat()),
  );
}
