import { refuse } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every refusal code of the product → HTTP status. */
export const refusalCatalogue: Readonly<Record<string, number>> = Object.assign(
  {},
  refuse.codes,
  ...contexts.map(({ refusals }) => refusals),
);

const byEndpoint = new Map(
  contexts.flatMap(({ commands, queries, refusals }) =>
    [...commands, ...queries].map(({ name }) => [name, refusals] as const),
  ),
);

/** What the context of an endpoint may refuse → HTTP status, beside what any endpoint may. @param name of the endpoint */
export const refusalsBeside = (name: string): Readonly<Record<string, number>> => byEndpoint.get(name) ?? {};
