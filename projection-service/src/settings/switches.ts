import type { DataOf } from '@madrasah/events';
import { ROUNDINGS, type Rounding } from '@madrasah/events/plans';
import { MONEY_RULES, SettingChanged, settingValue } from '@madrasah/events/settings';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** What was set on the page of settings, by the id of the setting. */
export const settingsProjector = defineProjector<DataOf<typeof SettingChanged>>({
  name: 'settings',
  version: 1,
  collection: 'settings',
  indexes: [],
  on: {
    SettingChanged: when(SettingChanged, {
      keys: ({ data }) => [data.settingId],
      fold: (_, { data }) => data,
    }),
  },
});

/** The value of a setting, set or as it is until then: 1 or 0 of a switch. @throws DocumentsAway */
export const settingOf = async (tenant: Tenant, settingId: number): Promise<number> =>
  settingValue(settingId, (await tenant.findOne(settingsProjector, settingId))?.value);

/** What percentages come out in. @throws DocumentsAway */
export const roundingOf = async (tenant: Tenant): Promise<Rounding> =>
  (await settingOf(tenant, MONEY_RULES.rounding)) === ROUNDINGS.paisa ? ROUNDINGS.paisa : ROUNDINGS.taka;
