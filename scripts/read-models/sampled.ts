import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { BESIDE_FOR, BESIDE_SAMPLES } from '../../projection-service/src/app-test-samples.ts';
import { foldTouches, touchesOf } from '../../projection-service/src/kernel/projecting/fold.ts';
import type { Projector } from '../../projection-service/src/kernel/projecting/index.ts';

/** Stands in every text that an event seals. */
export const SEALED = 'xqxsealedxqx';

const samples = new URL('../../events/samples/', import.meta.url);

/** The same with a mark in each text, days and instants but for their kind. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d/.test(value) ? value : `${SEALED}${value}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]));
}

/** The frozen sample of an event as it is written today, at a position of a log, with a mark in what it seals. */
export function markedSample(type: string, position: number, projector: string): DomainEvent {
  const file = `${type}.v${eventCatalogue.get(type)?.version}.json`;
  const { data } = JSON.parse(readFileSync(new URL(file, samples), 'utf8'));
  const personal = new Set<string>(eventCatalogue.get(type)?.personal?.fields ?? []);
  const told = Object.entries(data).map(([name, value]) => [
    name,
    personal.has(name) ? marked(value) : value,
  ]);
  const facts = { ...Object.fromEntries(told), ...BESIDE_SAMPLES[type], ...BESIDE_FOR[projector]?.[type] };
  const metadata = { schoolId: '1001', at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  const place = { stream: 'people-1001', revision: position - 1, position, id: `event-${position}` };
  return { type, data: facts, ...place, metadata } as never;
}

/** Folds events one by one. @returns every document as it was written on the way, hidden ones too, and how all stand at the end */
export function foldedOneByOne(projector: Projector, events: readonly DomainEvent[]) {
  const stored = new Map<string, object>();
  const written = events.flatMap((event) => {
    const documents = foldTouches(projector, touchesOf(projector, [event]), stored as never);
    for (const document of documents) stored.set(document._id, document);
    return documents;
  });
  return { written, stored };
}

/** Every document that the samples of a projector's events make on the way, as it is read. */
export function sampledDocuments(projector: Projector): Record<string, unknown>[] {
  const types = Object.keys(projector.on);
  const events = [...types, ...types].map((type, index) => markedSample(type, index + 1, projector.name));
  const { written } = foldedOneByOne(projector, events);
  return written.filter((document) => !('removed' in document)) as never[];
}
