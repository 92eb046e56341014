import type { Day } from '@madrasah/events';
import { FeePricesSet, FeePricesWithdrawn, feePricesRevision, feeQueries } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import { academicLists, academicSources } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { subLedgersOf, subLedgersProjector } from '../../ledger/chart/index.ts';
import { feeHeadsProjector, standingHeads } from './heads.ts';
import { priceRow } from './prices.wire.ts';
import type { PriceRow, PriceVersion } from './rows.ts';

export type { PriceRow, PriceVersion } from './rows.ts';

const keys = ({ data }: { data: { priceRowId: number } }) => [data.priceRowId];

export const feePricesProjector = defineProjector<PriceRow>({
  name: 'fee-prices',
  version: 2,
  collection: 'fee-prices',
  indexes: [{ sessionId: 1, classId: 1 }],
  on: {
    FeePricesSet: when(FeePricesSet, {
      keys,
      fold: (row, { data: { amounts, effectiveFrom, ...facts } }) => ({
        ...facts,
        versions: [...(row?.versions ?? []), { from: effectiveFrom, amounts }],
      }),
    }),
    FeePricesWithdrawn: when(FeePricesWithdrawn, {
      keys,
      // What was set to begin later is withdrawn with it, as command-service has it.
      fold: (row, { data: { effectiveFrom: from } }) =>
        row && {
          ...row,
          versions: [...row.versions.filter((version) => version.from <= from), { from, amounts: null }],
        },
    }),
  },
});

/** The version in force on a day: the latest to begin, and of two that begin together the one recorded last. */
export function versionOn({ versions }: Pick<PriceRow, 'versions'>, day: Day): PriceVersion | undefined {
  let inForce: PriceVersion | undefined;
  for (const version of versions)
    if (version.from <= day && (!inForce || version.from >= inForce.from)) inForce = version;
  return inForce;
}

const sources = [feePricesProjector, feeHeadsProjector, subLedgersProjector, ...academicSources];

/** The fee matrix as of a day: what each head costs in a session and class. */
export function feePrices({ clock }: Deps): HandledQuery[] {
  return [
    handledQuery(feeQueries.feeMatrix, sources, async (query, tenant, { language }) => {
      const { sessionId, classId, sfgnid, asOf } = query;
      const filter = {
        ...(sessionId === undefined ? {} : { sessionId }),
        ...(classId === undefined ? {} : { classId }),
      };
      const [prices, heads, subLedgers, lists] = await Promise.all([
        tenant.find(feePricesProjector, filter, { sort: { priceRowId: 1 } }),
        standingHeads(tenant),
        subLedgersOf(tenant),
        academicLists(tenant),
      ]);
      const groups = new Map(heads.map((head) => [head.subLedgerId, head.feeGroup]));
      const day = asOf ?? today(clock);
      const data = prices
        .filter(({ subLedgerId }) => sfgnid === undefined || groups.get(subLedgerId) === sfgnid)
        .flatMap((price) => priceRow(price, versionOn(price, day), { lists, subLedgers, language }));
      const revisions = prices.map(({ sessionId, classId, subLedgerId, versions }) => ({
        ...{ SessionID: sessionId, Classid: classId, SLID: subLedgerId },
        revision: feePricesRevision(versions),
      }));
      return { data, revisions };
    }),
  ];
}
