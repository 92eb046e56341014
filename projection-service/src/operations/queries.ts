import { isTextKey, type Language, say, toTaka } from '@madrasah/events';
import { aboutInEnglish, type OperationEndpoints } from '@madrasah/events/operations';
import { isPermitted } from '@madrasah/service-kit/access';
import type { Context, Deps } from '../deps.ts';
import type { Projector } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { pageOf } from '../kernel/query-page.ts';
import { actorNames, actorsNeed, type FeeName, feeNames, feeNamesNeed } from '../ledger/index.ts';
import { monthCalendarsProjector, sessionMonths } from '../plans/index.ts';
import type { OperationDocument } from './document.ts';
import { type OperationHandlers, operationsProjector } from './projector.ts';

type MonthOf = (sessionId: number, monthId: number) => string;

/** The heads of a run stand in one text, each by its name. */
const headsIn = (heads: string, fee: FeeName) =>
  heads
    .split(', ')
    .map((name) => fee({ name }))
    .join(', ');

/** What an operation was, in words; one of a month says which. */
function sentenceOf(
  { kind, about }: OperationDocument,
  { monthOf, fee }: Pick<Namers, 'monthOf' | 'fee'>,
  language: Language,
): string {
  const month = monthOf(Number(about['sessionId'] ?? 0), Number(about['month'] ?? 0));
  const key = `operation.${kind}${month === '' ? '' : '.month'}`;
  return isTextKey(key)
    ? say(language, key, {
        ...(language === 'en' ? aboutInEnglish(about) : about),
        ...(about['heads'] !== undefined && { heads: headsIn(String(about['heads']), fee) }),
        month,
      })
    : kind;
}

interface Namers {
  readonly monthOf: MonthOf;
  readonly nameOf: (id: number) => object;
  readonly fee: FeeName;
}

/** An operation in the wire's names; sums in taka. */
const rowOf = (operation: OperationDocument, language: Language, { nameOf, ...namers }: Namers) => {
  const { number: id, operationId, kind, state, at, actor, counts, undone } = operation;
  const { total, ...rest } = counts;
  return {
    ...{
      id,
      operationId,
      kind,
      state,
      at,
      text: sentenceOf(operation, namers, language),
      actor: nameOf(actor),
    },
    counts: { ...rest, ...(total === undefined ? {} : { total: toTaka(total) }) },
    undone: undone ? { ...undone, actor: nameOf(undone.actor) } : null,
  };
};

/** A view of the operations: its endpoints, and how events of its own become operations. */
export interface OperationView {
  readonly endpoints: Pick<OperationEndpoints, 'list' | 'kinds' | 'seenBy'>;
  readonly handlers?: OperationHandlers;
}

/** The operations of a school: one projector of all views, and of each the list, the last first. */
export const operations =
  (...views: readonly OperationView[]): Context =>
  (deps) => {
    const projector = operationsProjector(Object.assign({}, ...views.map(({ handlers }) => handlers)));
    return views.map(({ endpoints }) => listOf(deps, projector, endpoints));
  };

const listOf = (
  deps: Deps,
  projector: Projector<OperationDocument>,
  { list, kinds, seenBy }: OperationView['endpoints'],
): HandledQuery =>
  handledQuery(
    list,
    [projector, monthCalendarsProjector, ...actorsNeed, ...feeNamesNeed],
    async ({ kind, ...paging }, tenant, { language, caller: { loginId } }) => {
      const [nameOf, monthOf, fee, { logins }] = await Promise.all([
        actorNames(deps, tenant, language),
        sessionMonths(tenant, language),
        feeNames(tenant, language),
        deps.access.access(tenant.school),
      ]);
      const login = logins.get(loginId);
      const isSeen = (one: string) => {
        const access = seenBy?.[one];
        return !access || (login !== undefined && isPermitted(login, access));
      };
      const wanted = (kind === undefined ? kinds : [kind]).filter(isSeen);
      const order = { filter: { kind: { $in: wanted } }, sort: { at: -1 } } as const;
      return pageOf(tenant, projector, { ...paging, ...order }, (operations) =>
        operations.map((operation) => rowOf(operation, language, { nameOf, monthOf, fee })),
      );
    },
  );
