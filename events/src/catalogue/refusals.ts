import { refuse } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every refusal code of the product → HTTP status. */
export const refusalCatalogue: Readonly<Record<string, number>> = Object.assign(
  {},
  refuse.codes,
  ...contexts.map(({ refusals }) => refusals),
);
