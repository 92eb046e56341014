import { randomUUID } from 'node:crypto';
import type { Page } from '../model.ts';
import type { SqliteEventStore } from '../sqlite/store.ts';
import { type Filter, filterOf } from './filter.ts';
import { numberOf, type ReadOptions, sent } from './messages.ts';
import type { Outflow } from './outflow.ts';

const PAGE = 512;
/** The original's unit for counting the events a filter has looked at. */
const WINDOW = 32;

/** A subscription to the log: confirmation, the past after a position, "caught up", and then what comes. */
export async function subscribe(store: SqliteEventStore, options: ReadOptions, out: Outflow): Promise<void> {
  await out.message({ confirmation: { subscriptionId: randomUUID() } });
  const passes = filterOf(options.filter);
  const checkpoint = options.filter ? new Checkpoint(options.filter, out) : undefined;
  let position = firstPosition(store, options);
  let live = false;
  while (!out.signal.aborted) {
    const change = nextChange(store, out.signal);
    try {
      const page = store.readAll({ beyond: position, limit: PAGE });
      await send(page, passes, checkpoint, out);
      position = page.events.at(-1)?.position ?? position;
      if (page.end && !live) {
        checkpoint?.write(position);
        await out.message({ caughtUp: {} });
      }
      live = page.end;
      if (live) await change.happened;
      // A long catch-up must leave turns of the event loop to the writers.
      else await new Promise(setImmediate);
    } finally {
      change.forget();
    }
  }
}

function firstPosition(store: SqliteEventStore, { all }: ReadOptions): number {
  if (all?.position) return numberOf(all.position.commitPosition);
  return all && sent(all, 'end') ? store.lastPosition : 0;
}

async function send(
  page: Page,
  passes: Filter,
  checkpoint: Checkpoint | undefined,
  out: Outflow,
): Promise<void> {
  for (const event of page.events) {
    if (passes(event)) {
      const slow = out.event(event);
      if (slow) await slow;
      if (out.signal.aborted) return;
    }
    checkpoint?.considered(event.position);
  }
}

/** How far a filtered subscription has looked, told now and then, so that it need not look again. */
class Checkpoint {
  readonly #interval: number;
  readonly #out: Outflow;
  #count = 0;
  #written = 0;

  constructor(filter: NonNullable<ReadOptions['filter']>, out: Outflow) {
    this.#interval = (filter.max || WINDOW) * (filter.checkpointIntervalMultiplier || 1);
    this.#out = out;
  }

  considered(position: number): void {
    this.#count += 1;
    if (this.#count < this.#interval) return;
    this.#count = 0;
    this.write(position);
  }

  write(position: number): void {
    if (position <= this.#written) return;
    this.#written = position;
    void this.#out.message({ checkpoint: { commitPosition: position, preparePosition: position } });
  }
}

/** The next commit or stop of the store, or the reader's leaving. */
function nextChange(store: SqliteEventStore, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const off = store.onChange(wake);
  signal.addEventListener('abort', wake, { once: true });
  if (signal.aborted) resolve();
  return {
    happened: promise,
    forget() {
      off();
      signal.removeEventListener('abort', wake);
    },
  };
}
