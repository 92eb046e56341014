import { readFileSync } from 'node:fs';
import { eventCatalogue } from '@madrasah/events';
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

/** The frozen sample of an event as it is written today, at a position of a log. */
function sampleOf(type: string, position: number, projector: string) {
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

/** Every document that the samples of a projector's events make on the way, as it is read. */
export function sampledDocuments(projector: Projector): Record<string, unknown>[] {
  const types = Object.keys(projector.on);
  const stored = new Map<string, object>();
  return [...types, ...types].flatMap((type, index) => {
    const touches = touchesOf(projector, [sampleOf(type, index + 1, projector.name)]);
    const written = foldTouches(projector, touches, stored as never);
    for (const document of written) stored.set(document._id, document);
    return written.filter((document) => !('removed' in document)) as never[];
  });
}
