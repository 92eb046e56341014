import { setTimeout as delay } from 'node:timers/promises';
import type { AllHandlers, AllSubscription, RecordedEvent } from './port.ts';

/** A step of a subscription: events in position order, and whether the end of the log was reached with them. */
export interface Step {
  readonly events: readonly RecordedEvent[];
  readonly caughtUp: boolean;
}

/** Opens one run from after a position. Ends or throws when the connection is lost, and soon after the abort. */
export type OpenRun = (after: number | undefined, signal: AbortSignal) => AsyncIterable<Step>;

/** A run broke the order of the log: it is ended and asked for again, from further back when events came late. */
export class Misordered extends Error {
  override readonly name = 'Misordered';
  readonly resumeAfter: number | undefined;
  constructor(message: string, resumeAfter?: number) {
    super(message);
    this.resumeAfter = resumeAfter;
  }
}

export interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * The resume loop every store shares: hands over one step at a time and opens the next run from the last position
 * handled, waiting longer after each failure. A handler that throws is an interruption too: its batch comes again.
 * `stop()` waits for the handler in progress, so a handler must not await it.
 */
export function keepSubscribed(
  open: OpenRun,
  after: number | undefined,
  handlers: AllHandlers,
  backoff: Backoff = { firstMs: 50, maxMs: 2000 },
): AllSubscription {
  const abort = new AbortController();
  const ended = run(open, after, handlers, backoff, abort.signal);
  return {
    stop() {
      abort.abort();
      return ended;
    },
  };
}

async function run(
  open: OpenRun,
  after: number | undefined,
  handlers: AllHandlers,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<void> {
  let position = after;
  let waitMs = backoff.firstMs;
  while (!signal.aborted) {
    try {
      for await (const { events, caughtUp } of open(position, signal)) {
        if (signal.aborted) return;
        if (events.length > 0) await handlers.onEvents(events);
        position = events.at(-1)?.position ?? position;
        if (caughtUp) handlers.onCaughtUp?.();
        if (events.length > 0 || caughtUp) waitMs = backoff.firstMs;
      }
      if (!signal.aborted) handlers.onInterrupted?.(new Error('the store ended the subscription'));
    } catch (error) {
      if (error instanceof Misordered) position = error.resumeAfter ?? position;
      if (!signal.aborted)
        handlers.onInterrupted?.(error instanceof Error ? error : new Error(String(error)));
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined);
    waitMs = Math.min(waitMs * 2, backoff.maxMs);
  }
}
