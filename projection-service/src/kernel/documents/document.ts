import { isSchoolId } from '@madrasah/events';

/** What a projector writes: plain, serialisable values. The names of the envelope below are taken. */
export type Fields = object;

/** A stored read model. `position` is that of the last event folded into it. */
export type StoredDocument<D extends Fields = Record<string, unknown>> = D & Envelope;

export interface Envelope {
  readonly _id: string;
  readonly school: string;
  readonly key: string;
  readonly position: number;
}

/** What stays where a document was removed, so that an event that comes again does not bring it back. */
export interface Tombstone extends Envelope {
  readonly removed: true;
  /** What a projector folds for itself and nobody reads: the documents that are read are made of it. */
  readonly kept?: Fields;
}

export const isTombstone = (document: object): document is Tombstone =>
  'removed' in document && document.removed === true;

/** A collection by its name, or by a projector, which also knows the type of its documents. */
export type Source<D extends Fields> = string | { readonly collection: string; readonly document?: D };

export const collectionName = (source: Source<Fields>): string =>
  typeof source === 'string' ? source : source.collection;

/**
 * The `_id` of a school's document. A school is digits only, so the first slash ends it and no key of one
 * school can spell an id of another.
 * @throws RangeError for anything that is no school
 */
export function documentId(school: string, key: string | number): string {
  return `${checkedSchool(school)}/${key}`;
}

/** @throws RangeError for anything that is no school */
export function checkedSchool(school: string): string {
  if (!isSchoolId(school)) throw new RangeError(`not a school: ${JSON.stringify(school)}`);
  return school;
}

/** Positions must stay exact as numbers. @throws RangeError */
export function checkedPosition(position: number): number {
  if (!Number.isSafeInteger(position) || position < 0) throw new RangeError(`not a position: ${position}`);
  return position;
}
