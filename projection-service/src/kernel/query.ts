import type { QueryDefinition, Refusal } from '@madrasah/events';
import type { Call, FileAnswer, SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from './documents/index.ts';
import type { Listener, Projector } from './projecting/index.ts';

/** Who keeps what a query answers from. What any query needs is run by the app; nothing is listed twice. */
export type Source = Projector | Listener;

export type Answer = object | FileAnswer | Refusal;

/** An endpoint, how it is answered, and whom the answer depends on. */
export interface HandledQuery {
  readonly definition: QueryDefinition;
  /** While one of these is stopped or rebuilding the query is refused: half a list is a wrong list. */
  readonly needs: readonly Source[];
  readonly handle: (query: unknown, tenant: Tenant, call: SignedInCall) => Answer | Promise<Answer>;
  /** On an endpoint that is open to everybody: which school is asked. Elsewhere it is the token's. */
  readonly schoolOf?: (query: unknown) => string;
}

/** Binds a handler to its definition; it sees the read models of the caller's school and no others. */
export const handledQuery = <Q>(
  definition: QueryDefinition<Q>,
  needs: readonly Source[],
  handle: (query: Q, tenant: Tenant, call: SignedInCall) => Answer | Promise<Answer>,
): HandledQuery => ({
  definition: definition as unknown as QueryDefinition,
  needs,
  handle: handle as HandledQuery['handle'],
});

/** Binds a handler to an endpoint that is open to everybody: the path says which school is asked. */
export const publicQuery = <Q extends { readonly id: string }>(
  definition: QueryDefinition<Q>,
  needs: readonly Source[],
  handle: (query: Q, tenant: Tenant, call: Call) => Answer | Promise<Answer>,
): HandledQuery => ({
  ...handledQuery(definition, needs, handle),
  schoolOf: (query) => (query as Q).id,
});

/** Whether it keeps documents. */
export const isProjector = (source: Source): source is Projector => 'collection' in source;

/**
 * Every source the queries need, each once.
 * @throws TypeError when two of one name are not the same: one of them would never be fed
 */
export function sourcesOf(queries: readonly HandledQuery[], more: readonly Source[] = []) {
  const byName = new Map<string, Source>();
  for (const source of [...more, ...queries.flatMap(({ needs }) => needs)]) {
    if ((byName.get(source.name) ?? source) !== source) throw new TypeError(`two sources: ${source.name}`);
    byName.set(source.name, source);
  }
  const sources = [...byName.values()];
  return {
    projectors: sources.filter(isProjector),
    listeners: sources.filter((source): source is Listener => !isProjector(source)),
  };
}
