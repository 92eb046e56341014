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

/** A number in whatever member a subject is made of. */
const ANYBODY: Record<string, unknown> = new Proxy({}, { get: () => 1 });
const kindOf = (subject: string): string => subject.split(':')[0] as string;

/** Whose an event's sealed words are, by the kind of the subject (`person`, `note`); undefined where it seals none. */
export const sealedKindOf = (type: string): string | undefined => {
  const { personal } = eventCatalogue.get(type) ?? {};
  return personal && kindOf(personal.subject(ANYBODY));
};

/** The events that end the words of a kind of subject. */
export const erasersOf = (kind: string): readonly string[] =>
  erasureTypes.filter((type) => kindOf(erasedBy({ type, data: ANYBODY }) ?? '') === kind);
