import { type EventDefinition, type EventDraft, eventCatalogue, thingsOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Desk } from '../kernel/desk.ts';
import type { Tried } from '../kernel/tried.ts';

type Data = Record<string, unknown>;

/** So far back one looks for who changed a thing: whoever waited longer with his page is told that it changed. */
const FAR = 2_000;

/** The single ids that an event names, under their names. */
const idsIn = (data: Data) =>
  Object.entries(data).filter(([name, value]) => /(?:Id|^id)$/.test(name) && typeof value === 'number');

const entitiesOf = ({ about = {} }: Pick<EventDefinition, 'about'>) => Object.keys(about);

/** Whether an event of this type can be of the thing that a draft would change. */
function mayBe(mine: EventDefinition, type: string): boolean {
  const its = eventCatalogue.get(type);
  if (mine.type === type || !its || entitiesOf(mine).length === 0) return mine.type === type;
  return entitiesOf(mine).every((entity) => entitiesOf(its).includes(entity));
}

/** Whether it is: of the same things, or where it is of none, with the same ids. */
function isOf(mine: EventDefinition, data: Data, event: DomainEvent): boolean {
  const its = eventCatalogue.get(event.type);
  if (!its || !mayBe(mine, event.type)) return false;
  const things = thingsOf(mine, data);
  if (things.length === 0) return idsIn(data).every(([name, id]) => event.data[name] === id);
  const there = thingsOf(its, event.data);
  return things.every(({ entity, id }) => there.some((one) => one.entity === entity && one.id === id));
}

/**
 * The last event of the thing that a command would change: who recorded it, and when, is in its metadata.
 * @returns undefined where none is among the last 2,000 of its stream @throws StoreAway
 */
export async function lastChange(desk: Desk, { stream, drafts }: Tried): Promise<DomainEvent | undefined> {
  const known = drafts.flatMap(({ type, data }: EventDraft) => {
    const mine = eventCatalogue.get(type);
    return mine ? [{ mine, data: data as Data }] : [];
  });
  for await (const recorded of desk.store.readStream(stream, { backwards: true, limit: FAR })) {
    if (!known.some(({ mine }) => mayBe(mine, recorded.type))) continue;
    const event = desk.decode(recorded);
    if (known.some(({ mine, data }) => isOf(mine, data, event))) return event;
  }
  return undefined;
}
