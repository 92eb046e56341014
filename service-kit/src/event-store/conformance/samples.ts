import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject, NewEvent, RecordedEvent } from '../port.ts';
import { BEGINNING } from './noted.ts';

export function sample(data: JsonObject = {}, metadata: JsonObject = {}): NewEvent {
  return { id: randomUUID(), type: 'Sampled', data, metadata };
}

/** `count` events numbered 0 … in `data.n`. */
export function samples(count: number): NewEvent[] {
  return Array.from({ length: count }, (_, n) => sample({ n }));
}

export function freshStream(prefix = 'conformance'): string {
  return `${BEGINNING}${prefix}-${randomUUID()}`;
}

export async function all(events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> {
  const read: RecordedEvent[] = [];
  for await (const event of events) read.push(event);
  return read;
}

export function numbers(events: readonly RecordedEvent[]): unknown[] {
  return events.map((event) => event.data['n']);
}

/** Waits until a condition holds; the bound only keeps a failing test from hanging. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 3000) throw new Error(`waited too long for ${what}`);
    await delay(5);
  }
}
