import { paisa, toTaka } from '@madrasah/events';
import { YearClosed, YearReopened, yearQueries } from '@madrasah/events/closing';
import type { Deps } from '../deps.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';

/** An accounting year and its closing, while that stands; results in paisa. */
interface YearDocument {
  readonly yearId: number;
  readonly closed: {
    readonly at: string;
    readonly by: number;
    readonly results: readonly { readonly fundId: number; readonly amount: number }[];
  } | null;
}

const byYear = ({ data }: { data: { yearId: number } }) => [data.yearId];

export const closedYearsProjector = defineProjector<YearDocument>({
  name: 'closed-years',
  version: 1,
  collection: 'closed-years',
  indexes: [],
  on: {
    YearClosed: when(YearClosed, {
      keys: byYear,
      fold: (_, { data: { yearId, results }, metadata }) => ({
        yearId,
        closed: { at: metadata.at, by: metadata.actor.id, results },
      }),
    }),
    YearReopened: when(YearReopened, {
      keys: byYear,
      fold: (_, { data: { yearId } }) => ({ yearId, closed: null }),
    }),
  },
});

/** The years that are closed, by whom, and what each fund had over. */
export function closedYears(deps: Deps): HandledQuery {
  const needs = [closedYearsProjector, ...namesNeed, ...actorsNeed];
  return handledQuery(yearQueries.closedYears, needs, async (_, tenant, { language }) => {
    const [names, actor, years] = await Promise.all([
      accountNames(tenant, language),
      actorNames(deps, tenant, language),
      tenant.find(closedYearsProjector),
    ]);
    const data = years.flatMap(({ yearId, closed }) =>
      closed
        ? {
            id: yearId,
            at: closed.at,
            by: actor(closed.by),
            results: closed.results.map(({ fundId, amount }) => ({
              FundID: fundId,
              FundName: names.fund(fundId),
              amount: toTaka(paisa(amount)),
            })),
          }
        : [],
    );
    return { data };
  });
}
