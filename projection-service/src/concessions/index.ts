import { toTaka } from '@madrasah/events';
import {
  type ConcessionLimit,
  ConcessionLimitsSet,
  concessionLimits,
  limitsRevision,
  standingConcessions,
} from '@madrasah/events/concessions';
import type { Context } from '../deps.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { subLedgersOf, subLedgersProjector } from '../ledger/chart/index.ts';
import { chartedName } from '../ledger/index.ts';
import { arrangedProjector } from '../plans/index.ts';

interface Limits {
  readonly limits: readonly ConcessionLimit[];
}

/** One document a school: how much each permission type may concede by itself. */
export const concessionLimitsProjector = defineProjector<Limits>({
  name: 'concession-limits',
  version: 1,
  collection: 'concession-limits',
  indexes: [],
  on: {
    ConcessionLimitsSet: when(ConcessionLimitsSet, {
      keys: () => ['all'],
      fold: (_, { data: { limits } }) => ({ limits }),
    }),
  },
});

const HUNDREDTHS = 100;

/** Money in taka, percent as people write it. */
const rowOf = ({ permissionType, amount, percent }: ConcessionLimit) => ({
  permissionTypeId: permissionType,
  ...(amount === null ? {} : { amount: toTaka(amount) }),
  ...(percent === null ? {} : { percent: percent / HUNDREDTHS }),
});

export const concessions: Context = () => [
  handledQuery(concessionLimits, [concessionLimitsProjector], async (_, tenant) => {
    const found = await tenant.findOne(concessionLimitsProjector, 'all');
    const set = found?.limits ?? [];
    return { data: set.map(rowOf), revision: limitsRevision(set) };
  }),
  handledQuery(
    standingConcessions,
    [arrangedProjector, subLedgersProjector],
    async ({ AdmissionID }, tenant, { language }) => {
      const [found, subLedgers] = await Promise.all([
        tenant.findOne(arrangedProjector, AdmissionID),
        subLedgersOf(tenant),
      ]);
      return {
        data: (found?.grants ?? []).map(({ grantId, kind, subLedgerId, from, to, amount, percent }) => ({
          ...{ grantId, kind, SLID: subLedgerId, from, to },
          SlName: subLedgerId === null ? '' : chartedName(subLedgers.get(subLedgerId), language),
          ...{ amount: amount === null ? null : toTaka(amount) },
          percent: percent === null ? null : percent / HUNDREDTHS,
        })),
      };
    },
  ),
];
