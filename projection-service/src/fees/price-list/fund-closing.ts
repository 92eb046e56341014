import { feeQueries } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { fundsOf, fundsProjector, subLedgersOf, subLedgersProjector } from '../../ledger/chart/index.ts';
import { chartedName } from '../../ledger/index.ts';
import { feeHeadsProjector, standingHeads } from './heads.ts';
import { feePricesProjector } from './prices.ts';
import { priceRow } from './prices.wire.ts';

const needs = [
  ...[fundsProjector, subLedgersProjector, feeHeadsProjector, feePricesProjector],
  ...academicSources,
];

/** What is withdrawn when a fund is closed: its fee heads, and every price of them that stands, as it was set last. */
export const fundClosing = (_: Deps): HandledQuery[] => [
  handledQuery(feeQueries.fundClosing, needs, async ({ id }, tenant, { language }) => {
    if (!(await fundsOf(tenant)).has(id)) return refuseLedger('fund.not-found');
    const [subLedgers, heads, prices, lists] = await Promise.all([
      subLedgersOf(tenant),
      standingHeads(tenant),
      tenant.find(feePricesProjector, {}, { sort: { priceRowId: 1 } }),
      academicLists(tenant),
    ]);
    const ofFund = ({ subLedgerId }: { readonly subLedgerId: number }) =>
      subLedgers.get(subLedgerId)?.fundId === id;
    return {
      data: {
        heads: heads.filter(ofFund).map(({ feeHeadId, subLedgerId }) => {
          const SlName = chartedName(subLedgers.get(subLedgerId), language);
          return { SFGID: feeHeadId, SLID: subLedgerId, SlName };
        }),
        prices: prices.filter(ofFund).flatMap((price) => {
          const session = nameIn(lists.sessions.get(price.sessionId), language);
          const rows = priceRow(price, price.versions.at(-1), { lists, subLedgers, language });
          return rows.map((row) => ({ ...row, SessionName: session }));
        }),
      },
    };
  }),
];
