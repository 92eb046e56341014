import { appendFileSync, closeSync, constants, openSync } from 'node:fs';
import { basename } from 'node:path';
import type { EventStore } from '../port.ts';

/**
 * The note of a run on a server that is not ours (`npm run test:conformance`). Streams are called after it, and each
 * is written into it before it is made: the runner removes them, also when this process is ended before it could.
 */
export const NOTE = process.env['CONFORMANCE_NOTE'];

/** What the names of a run's streams begin with; empty on a store of ours. */
export const BEGINNING = NOTE ? `${basename(NOTE, '.note')}-` : '';

/** A store whose streams are written into a note. */
export function noted(store: EventStore, note: string): EventStore {
  const known = new Set<string>();
  return {
    ...store,
    append(stream, expected, events) {
      if (stream !== '' && !known.has(stream)) write(note, stream);
      known.add(stream);
      return store.append(stream, expected, events);
    },
  };
}

/** @throws where the note is gone: the run was given up and cleared, and nobody would remove what is made now */
function write(note: string, stream: string): void {
  const file = openSync(note, constants.O_WRONLY | constants.O_APPEND);
  appendFileSync(file, `${stream}\n`);
  closeSync(file);
}
