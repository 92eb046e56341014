import type { CommandDefinition, QueryDefinition } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every command endpoint: what command-service mounts and the access tests are generated from. */
export const commandCatalogue: readonly CommandDefinition[] = contexts.flatMap(({ commands }) => commands);

/** Every query endpoint: what projection-service mounts. */
export const queryCatalogue: readonly QueryDefinition[] = contexts.flatMap(({ queries }) => queries);

/** Paths of the queries asked by POST: gateway and nginx send these to the read side. */
export const postQueryPaths: readonly string[] = queryCatalogue
  .filter(({ method }) => method === 'POST')
  .map(({ path }) => path);
