import { type EventDefinition, eventCatalogue, journalEventTypes, thingsOf } from '@madrasah/events';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';

/** Where an event stands. */
export interface Place {
  readonly stream: string;
  readonly revision: number;
}

/**
 * Where the events about one thing stand, by stream. Never what they say: an erased person is erased here too. The
 * revisions are one text, `3 4 9`: a list of numbers costs the driver many times as much.
 */
export interface History {
  readonly streams: readonly { readonly stream: string; readonly revisions: string }[];
  /**
   * Things among whose events there are some about this one too. A teacher who saves the marks of forty is noted at the
   * exam alone; at each of the forty it stands that the exam has to be asked.
   */
  readonly through?: readonly string[];
}

/** `entity:id`, by which a history is found. */
export const historyKey = (entity: string, id: number) => `${entity}:${id}`;

function withPlace({ streams }: History, { stream, revision }: Place): History {
  const known = streams.find((one) => one.stream === stream);
  if (!known) return { streams: [...streams, { stream, revisions: `${revision}` }] };
  const longer = { stream, revisions: `${known.revisions} ${revision}` };
  return { streams: streams.map((one) => (one === known ? longer : one)) };
}

/** All of them, those of one stream side by side. */
export const placesIn = ({ streams }: History): Place[] =>
  streams.flatMap(({ stream, revisions }) =>
    revisions.split(' ').map((revision) => ({ stream, revision: Number(revision) })),
  );

/** The one thing an event is about, for those that it names by the dozen; undefined where it is about no single one. */
function oneOf({ about = {} }: EventDefinition, data: Readonly<Record<string, unknown>>): string | undefined {
  const single = Object.entries(about).find(([, from]) => typeof from === 'string');
  const id = single && data[single[1] as string];
  return single && typeof id === 'number' ? historyKey(single[0], id) : undefined;
}

const isOneOfMany = ({ about = {} }: EventDefinition, key: string) =>
  typeof about[key.slice(0, key.indexOf(':'))] === 'function';

const noted = (definition: EventDefinition): Handler<History> => ({
  keys: ({ data }) => thingsOf(definition, data).map(({ entity, id }) => historyKey(entity, id)),
  fold(document, event, key) {
    const before: History = document ?? { streams: [] };
    const one = isOneOfMany(definition, String(key)) ? oneOf(definition, event.data) : undefined;
    if (one === undefined) return withPlace(before, event);
    const { through = [] } = before;
    return through.includes(one) ? before : { ...before, through: [...through, one] };
  },
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
  version: 5,
  collection: 'history',
  indexes: [],
  words: [],
  on: Object.fromEntries(registries.map((definition) => [definition.type, noted(definition)])),
});
