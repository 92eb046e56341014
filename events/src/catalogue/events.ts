import type { EventDefinition } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** Every event of the product by its type name. */
export const eventCatalogue: ReadonlyMap<string, EventDefinition> = new Map(
  contexts.flatMap(({ events }) => events).map((definition) => [definition.type, definition]),
);

/** The events that destroy a key. */
export const erasureTypes: readonly string[] = [...eventCatalogue.values()]
  .filter(({ erases }) => erases)
  .map(({ type }) => type);

/** Whose key an event, decoded or as it is stored, destroys: a subject of the vault; undefined when nobody's. */
export const erasedBy = ({
  type,
  data,
}: {
  readonly type: string;
  readonly data: object;
}): string | undefined => eventCatalogue.get(type)?.erases?.(data as Record<string, unknown>);
