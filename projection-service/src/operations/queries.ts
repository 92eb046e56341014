import { isTextKey, type Language, say, toTaka } from '@madrasah/events';
import { chargeRunOperations } from '@madrasah/events/fees';
import type { OperationEndpoints } from '@madrasah/events/operations';
import { monthName } from '@madrasah/events/settings';
import type { Context, Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { pageOf } from '../kernel/query-page.ts';
import { actorNames } from '../ledger/actor-names.ts';
import type { OperationDocument } from './document.ts';
import { operationsProjector } from './projector.ts';

/** What an operation was, in words; one of a month says which. */
function sentenceOf({ kind, about }: OperationDocument, language: Language): string {
  const month = monthName(Number(about['month'] ?? 0), language);
  const key = `operation.${kind}${month === '' ? '' : '.month'}`;
  return isTextKey(key) ? say(language, key, { ...about, month }) : kind;
}

type NameOf = (id: number) => object;

/** An operation in the wire's names; sums in taka. */
const rowOf = (operation: OperationDocument, language: Language, nameOf: NameOf) => {
  const { number: id, operationId, kind, state, at, actor, counts, undone } = operation;
  const { total, ...rest } = counts;
  return {
    ...{ id, operationId, kind, state, at, text: sentenceOf(operation, language), actor: nameOf(actor) },
    counts: { ...rest, ...(total === undefined ? {} : { total: toTaka(total) }) },
    undone: undone ? { ...undone, actor: nameOf(undone.actor) } : null,
  };
};

/** The list of a view: the operations of its kinds, the last first. */
export const operationsOf = (deps: Deps, { list, kinds }: Pick<OperationEndpoints, 'list' | 'kinds'>) =>
  handledQuery(list, [operationsProjector], async ({ kind, ...paging }, tenant, { language }) => {
    const nameOf = await actorNames(deps, tenant.school);
    const wanted = kind === undefined ? kinds : [kind];
    const order = { filter: { kind: { $in: wanted } }, sort: { at: -1 } } as const;
    return pageOf(tenant, operationsProjector, { ...paging, ...order }, (operations) =>
      operations.map((operation) => rowOf(operation, language, nameOf)),
    );
  });

/** The views of operations. A new one is one line here. */
export const operations: Context = (deps): HandledQuery[] => [operationsOf(deps, chargeRunOperations)];
