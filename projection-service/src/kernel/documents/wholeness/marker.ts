import { randomUUID } from 'node:crypto';
import { reaching } from '@madrasah/service-kit/documents';
import type { AnyBulkWriteOperation, Collection, Document } from 'mongodb';
import type { Envelope } from '../document.ts';

/** The `_id` of the marker: no school's document can have it. */
export const MARKER = 'marker';

const NAMESPACE_OR_KEY_TAKEN = 11000;

/** What a collection says of itself: it is gone with the collection, and as old as the collection when that is put back. */
export interface Marker {
  /** Drawn when the collection was made. */
  readonly built: string;
  /** The latest position of a document that was written into it. */
  readonly written: number;
}

type ById = Document & { _id: string };

/** @throws DocumentsAway */
export async function marked(collection: Collection<ById>): Promise<Marker | undefined> {
  const found = await reaching(() => collection.findOne({ _id: MARKER }));
  return found ? { built: String(found['built']), written: Number(found['written']) } : undefined;
}

/** Marks a collection unless it is marked. @returns the marker it has @throws DocumentsAway */
export async function markIn(collection: Collection<ById>): Promise<Marker> {
  const marker = { built: randomUUID(), written: 0 };
  try {
    await reaching(() => collection.insertOne({ _id: MARKER, ...marker }));
    return marker;
  } catch (error) {
    if ((error as { code?: unknown }).code !== NAMESPACE_OR_KEY_TAKEN) throw error;
    return (await marked(collection)) ?? marker;
  }
}

/** Where the marker stands once these documents are written. */
export const movedBy = (marker: Marker, documents: readonly Envelope[]): Marker => ({
  built: marker.built,
  written: documents.reduce((last, { position }) => Math.max(last, position), marker.written),
});

/** Moves the marker on with documents. One that is gone, another's or older than known stays as it is, to be noticed. */
export function markerReplacement(
  marker: Marker,
  documents: readonly Envelope[],
): AnyBulkWriteOperation<ById> {
  const { built, written } = movedBy(marker, documents);
  return {
    replaceOne: {
      filter: { _id: MARKER, built, written: { $gte: marker.written, $lt: written } },
      replacement: { _id: MARKER, built, written } as ById,
      upsert: false,
    },
  };
}
