import { type EventDefinition, eventCatalogue, journalEventTypes, thingsOf } from '@madrasah/events';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';

/** Where the events about one thing stand. Never what they say: an erased person is erased here too. */
export interface History {
  readonly entries: readonly { readonly stream: string; readonly revision: number }[];
}

/** `entity:id`, by which a history is found. */
export const historyKey = (entity: string, id: number) => `${entity}:${id}`;

const noted = (definition: EventDefinition): Handler<History> => ({
  keys: ({ data }) => thingsOf(definition, data).map(({ entity, id }) => historyKey(entity, id)),
  fold: (document, { stream, revision }) => ({
    entries: [...(document?.entries ?? []), { stream, revision }],
  }),
});

// Entries of a journal are found through the books: a charge of a thousand students is no line in each one's document.
const registries = [...eventCatalogue.values()].filter(
  ({ type, about = {} }) => !journalEventTypes.has(type) && Object.keys(about).length > 0,
);

/** The kinds of things that have a history outside the journal. */
export const registryEntities: ReadonlySet<string> = new Set(
  registries.flatMap(({ about = {} }) => Object.keys(about)),
);

/** For each person, login, class, fund, price …: where its events are, as these themselves declare it. */
export const historyProjector = defineProjector<History>({
  name: 'history',
  version: 3,
  collection: 'history',
  indexes: [],
  words: [],
  on: Object.fromEntries(registries.map((definition) => [definition.type, noted(definition)])),
});
