import { parseStream } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import {
  checkedPosition,
  documentId,
  type Envelope,
  type Fields,
  isTombstone,
  type StoredDocument,
  type Tombstone,
} from '../documents/index.ts';
import type { Projector } from './projector.ts';

/** One document that one event touches. */
export interface Touch {
  readonly id: string;
  readonly school: string;
  readonly key: string;
  readonly event: DomainEvent;
}

/** The school whose documents an event changes: that of its stream; a `platform` event names it in its metadata. */
export const schoolOf = (event: DomainEvent) => parseStream(event.stream)?.school ?? event.metadata.schoolId;

/** Every document the events touch, in their order; each once per event. */
export function touchesOf(projector: Projector, events: readonly DomainEvent[]): Touch[] {
  const touches: Touch[] = [];
  for (const event of events) {
    const keys = projector.on[event.type]?.keys(event) ?? [];
    const school = schoolOf(event);
    for (const key of keys.length > 1 ? new Set(keys.map(String)) : keys.map(String))
      touches.push({ id: documentId(school, key), school, key, event });
  }
  return touches;
}

interface State {
  fields: Fields | undefined;
  position: number;
  changed: boolean;
}

type Folded = State & Pick<Touch, 'school' | 'key'>;

/**
 * Folds the touches over the stored documents, in order. A touch at or below a document's position has been
 * folded before and is passed over: an event that comes twice leaves the same document. What a fold hands back as it
 * was given is not written.
 * @returns whole documents and tombstones, each with its parts still to be made
 */
export function foldWholes(
  projector: Projector,
  touches: readonly Touch[],
  stored: ReadonlyMap<string, StoredDocument | Tombstone>,
): Envelope[] {
  const states = new Map<string, Folded>();
  for (const { id, school, key, event } of touches) {
    let state = states.get(id);
    if (!state) {
      state = { school, key, ...stateOf(stored.get(id)) };
      states.set(id, state);
    }
    if (event.position <= state.position) continue;
    const next = projector.on[event.type]?.fold(state.fields, event, key);
    if (next === state.fields) continue; // nothing stood here and nothing does, or it stays as it was
    state.fields = next === undefined ? undefined : Object.freeze(next);
    state.position = checkedPosition(event.position);
    state.changed = true;
  }
  const changed = [...states].filter(([, state]) => state.changed);
  return changed.map(([id, state]) => written(id, state, projector.parts !== undefined));
}

/** The same with the parts. @returns whole documents and tombstones to write */
export const foldTouches = (
  projector: Projector,
  touches: readonly Touch[],
  stored: ReadonlyMap<string, StoredDocument | Tombstone>,
): Envelope[] => withParts(projector, foldWholes(projector, touches, stored));

export const withParts = (projector: Projector, wholes: readonly Envelope[]): Envelope[] => [
  ...wholes.flatMap((whole) => partsOf(projector, whole)),
  ...wholes,
];

/** What is written first, and what only when that stands: the whole, which says how far its parts have come. */
export function inSteps(projector: Projector, documents: readonly Envelope[]): Envelope[][] {
  if (!projector.parts) return [[...documents]];
  const isPart = (document: Envelope) => !isTombstone(document);
  return [documents.filter(isPart), documents.filter((document) => !isPart(document))];
}

/** The documents that are read of one that is folded, at its position. */
function partsOf({ parts }: Projector, whole: Envelope): Envelope[] {
  if (!parts || !isTombstone(whole) || whole.kept === undefined) return [];
  const { school, position } = whole;
  return parts(whole.kept).map(([key, part]) => ({
    _id: documentId(school, key), // in front, where the store has it: it would put the whole document together anew
    ...part,
    ...{ school, key: String(key), position },
  }));
}

/** Frozen, so that a fold that changes its document in place fails at once instead of losing the change. */
function stateOf(document: StoredDocument | Tombstone | undefined): State {
  if (!document) return { fields: undefined, position: -1, changed: false };
  if (isTombstone(document)) {
    const { kept, position } = document;
    return { fields: kept && Object.freeze(kept), position, changed: false };
  }
  const { _id, school, key, position, ...fields } = document;
  return { fields: Object.freeze(fields), position, changed: false };
}

function written(_id: string, { school, key, position, fields }: Folded, isHidden: boolean) {
  const envelope = { school, key, position };
  if (fields === undefined) return { _id, ...envelope, removed: true };
  return isHidden ? { _id, ...envelope, removed: true, kept: fields } : { _id, ...fields, ...envelope };
}
