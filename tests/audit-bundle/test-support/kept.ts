import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';

// What the product wrote before streams could be opened, with roots of the first version. It is never made anew.
const KEPT = join(import.meta.dirname, '../kept');
const BUNDLE = ['README.txt', 'events.ndjson', 'manifest.json', 'verify-bundle.mjs'];

const textOf = (name: string) => readFileSync(join(KEPT, `${name}.kept`), 'utf8');

/** The root as it was mailed. */
export const mailedRoot = () => textOf('mailed-root.txt');

/** The bundle as it was handed out, with the verifier of that day. */
export function keptBundle(folder: string): string {
  mkdirSync(folder);
  for (const name of BUNDLE) copyFileSync(join(KEPT, `${name}.kept`), join(folder, name));
  return folder;
}

const eventsIn = (name: string): RecordedEvent[] =>
  textOf(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);

/** The log as it was then, at its own positions; with `damage` it reads otherwise. */
export function keptLog(damage: (event: RecordedEvent) => boolean = () => true): EventStore {
  const events = [...eventsIn('events.ndjson'), ...eventsIn('platform.ndjson')]
    .filter(damage)
    .sort((one, other) => one.position - other.position);
  const refused = () => Promise.reject(new Error('what is kept is not written to'));
  return {
    async *readStream(stream, { from, limit = Number.POSITIVE_INFINITY, backwards = false } = {}) {
      const own = events.filter((event) => event.stream === stream);
      const asked = backwards
        ? own.toReversed().filter(({ revision }) => from === undefined || revision <= from)
        : own.filter(({ revision }) => revision >= (from ?? 0));
      yield* asked.slice(0, limit);
    },
    async *readAll(after = -1) {
      yield* events.filter(({ position }) => position > after);
    },
    append: refused,
    subscribeAll: () => {
      throw new Error('what is kept does not go on');
    },
    ping: async () => 0,
    close: async () => undefined,
  };
}
