import { DrawerHandedOver } from '@madrasah/events/closing';
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
  indexes: [{ loginId: 1 }],
  on: {
    DrawerHandedOver: when(DrawerHandedOver, {
      keys: ({ data }) => [data.moneyAccount],
      fold: (_, { data: { moneyAccount, to } }) => ({ moneyAccount, loginId: to }),
    }),
  },
});

/** What `holdsMoney` reads. */
export const moneyHoldersNeed = [subLedgersProjector, keepersProjector];

/**
 * Whether a login answers for money now, by the chart or by a hand-over, and so confirms nothing: as command-service
 * decides it (`ledger/journal/rules/holders.ts`). @throws DocumentsAway
 */
export async function holdsMoney(tenant: Tenant, loginId: number): Promise<boolean> {
  const kept = await tenant.find(keepersProjector, { loginId });
  const accounts = await Promise.all([
    tenant.find(subLedgersProjector, { holderId: loginId }),
    tenant.findByKeys(
      subLedgersProjector,
      kept.map(({ moneyAccount }) => moneyAccount),
    ),
  ]);
  return accounts.flat().some(({ retired }) => !retired);
}
