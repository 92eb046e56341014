import { dhakaDay, type FactsOf, paisa, type QueryOf, sumPaisa } from '@madrasah/events';
import { auditSearchList } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { actorNames, actorsNeed, entryName, kindName, reasonsNeed, reasonsOf } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { askingNeeds, askingOf } from '../asking.ts';
import { type Picked, pickedEntries } from './entries.ts';

type Asked = QueryOf<typeof auditSearchList.question>;
const READ_AT_MOST = 5000;

/** Whether an entry is meant, as far as the books alone tell. */
const isMeant =
  ({ from, to, actor, type, min, max }: Asked) =>
  ({ at, actorId, kind, amount }: Picked): boolean => {
    const day = dhakaDay(new Date(at));
    return (
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (actor === undefined || actorId === actor) &&
      (type === '' || kind === type) &&
      (min === undefined || amount >= min) &&
      (max === undefined || amount <= max)
    );
  };

/** Entries by who, what, when, why and how much, the latest first. */
export function auditSearch(deps: Deps): HandledQuery[] {
  return listQueries(deps, auditSearchList, {
    needs: [deps.shelf, ...askingNeeds, ...actorsNeed, ...reasonsNeed],
    file: 'audit-search',
    async rows(asked, tenant, call, part) {
      const { asOf, knownAt } = asked;
      const { language } = call;
      const asking = await askingOf(
        deps,
        { from: '0001-01-01', to: asOf ?? '9999-12-31', asOf, knownAt },
        tenant,
        call,
      );
      const all = pickedEntries(asking);
      const actor = await actorNames(deps, tenant, language);
      const typed = asked.reason.toLocaleLowerCase();
      const found = all.filter(isMeant(asked)).reverse();
      const candidates = typed ? found.slice(0, READ_AT_MOST) : found;
      const searched = typed ? await reasonsOf(deps, tenant, candidates) : undefined;
      const meant = searched
        ? candidates.filter(({ revision }) => searched.get(revision)?.toLocaleLowerCase().includes(typed))
        : candidates;
      const page = part ? meant.slice(part.skip, part.skip + part.limit) : meant;
      const reasons = searched ?? (await reasonsOf(deps, tenant, page));
      const rowOf = (entry: Picked): FactsOf<typeof auditSearchList> => ({
        ...{ revision: entry.revision, on: entry.on, type: entry.kind },
        ...{ actor: actor(entry.actorId), amount: paisa(entry.amount) },
        at: dhakaDay(new Date(entry.at)),
        instant: new Date(entry.at).toISOString(),
        entry: entryName(entry, asking.names, language),
        reason: reasons.get(entry.revision) ?? '',
      });
      return {
        rows: page.map(rowOf),
        total: meant.length,
        totals: { amount: sumPaisa(meant.map(({ amount }) => paisa(amount))) },
        beside: {
          actors: [...new Set(all.map(({ actorId }) => actorId))].sort((a, b) => a - b).map(actor),
          types: [...new Set(all.map(({ kind }) => kind))]
            .sort()
            .map((type) => ({ type, name: kindName(type, language) })),
        },
      };
    },
    paper: (_, { from, to, knownAt }, __, { language }) => ({
      filters: periodText({ from, to, knownAt }, language),
    }),
  });
}
