import { FeeHeadAdded, FeeHeadChanged, FeeHeadRetired, feeQueries } from '@madrasah/events/fees';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { subLedgersOf, subLedgersProjector } from '../../ledger/chart/index.ts';
import { headRow } from './heads.wire.ts';
import type { FeeHead } from './rows.ts';

export type { FeeHead } from './rows.ts';

const keys = ({ data }: { data: { feeHeadId: number } }) => [data.feeHeadId];

export const feeHeadsProjector = defineProjector<FeeHead>({
  name: 'fee-heads',
  version: 1,
  collection: 'fee-heads',
  indexes: [],
  on: {
    FeeHeadAdded: when(FeeHeadAdded, { keys, fold: (_, { data }) => ({ ...data, retired: false }) }),
    FeeHeadChanged: when(FeeHeadChanged, { keys, fold: (head, { data }) => head && { ...head, ...data } }),
    FeeHeadRetired: when(FeeHeadRetired, { keys, fold: (head) => head && { ...head, retired: true } }),
  },
});

/** The heads that stand, oldest first. @throws DocumentsAway */
export const standingHeads = (tenant: Tenant) =>
  tenant.find(feeHeadsProjector, { retired: false }, { sort: { feeHeadId: 1 } });

/** What may be charged, and when. */
export function feeHeads(): HandledQuery[] {
  return [
    handledQuery(feeQueries.feeHeads, [feeHeadsProjector, subLedgersProjector], async (_, tenant) => {
      const [heads, subLedgers] = await Promise.all([standingHeads(tenant), subLedgersOf(tenant)]);
      return { data: heads.map((head) => headRow(head, subLedgers.get(head.subLedgerId))) };
    }),
  ];
}
