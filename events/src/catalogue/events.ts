import type { EventDefinition } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every event of the product by its type name. */
export const eventCatalogue: ReadonlyMap<string, EventDefinition> = new Map(
  contexts.flatMap(({ events }) => events).map((definition) => [definition.type, definition]),
);
