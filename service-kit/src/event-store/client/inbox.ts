import type { RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../port.ts';
import type { Step } from '../subscription.ts';
import { recorded, type Wanted } from './record.ts';

/** What a subscription of the client is, as far as it is used here. */
export interface Source {
  on(event: 'data', listener: (resolved: { event?: ClientEvent }) => void): Source;
  on(event: 'caughtUp' | 'end' | 'close', listener: () => void): Source;
  on(event: 'error', listener: (error: Error) => void): Source;
  pause(): void;
  resume(): void;
  readonly readableLength: number;
}

/**
 * Gathers what a subscription sends into batches. It holds at most two of them; then the source is paused, and the
 * flow control of the connection holds back the store.
 */
export class Inbox {
  readonly #source: Source;
  readonly #batch: number;
  readonly #lingerMs: number;
  readonly #wanted: Wanted;
  readonly #waiting: ClientEvent[] = [];
  #received = 0;
  /** How many events had been sent when the end of the log was announced. */
  #caughtUpAfter = Number.POSITIVE_INFINITY;
  #live = false;
  #failure: Error | undefined;
  #wake: (() => void) | undefined;

  constructor(source: Source, batch: number, lingerMs: number, wanted: Wanted) {
    this.#source = source;
    this.#batch = batch;
    this.#lingerMs = lingerMs;
    this.#wanted = wanted;
    source
      .on('data', ({ event }) => this.#receive(event))
      .on('caughtUp', () => {
        // The announcement overtakes the events still buffered in the source.
        this.#caughtUpAfter = this.#received + source.readableLength;
        this.#wake?.();
      })
      .on('error', (error) => this.#fail(error))
      .on('end', () => this.#fail(new Error('the store ended the subscription')));
  }

  /** Makes a pending and every later `next()` fail, once the events received are handed over. */
  fail(error: Error): void {
    this.#fail(error);
  }

  /**
   * The next batch, as soon as there is one. While catching up it lingers a little to fill it, live it does not.
   * Undefined when nothing has come for so long.
   * @throws UnreadableEvent after the events in front of it · the error that ended the subscription
   */
  async next(silentMs: number): Promise<Step | undefined> {
    while (this.#waiting.length === 0 && !this.#atEnd()) {
      if (this.#failure) throw this.#failure;
      const received = this.#received;
      const woken = await this.#change(silentMs);
      if (!woken && received === this.#received) return undefined;
    }
    if (!this.#live && !this.#ready()) await this.#change(this.#lingerMs);
    return this.#take();
  }

  /** The end of the log was reached without an announcement. False when it had been reached before. */
  settle(): boolean {
    if (this.#live || this.#waiting.length > 0) return false;
    this.#live = true;
    return true;
  }

  #take(): Step {
    const events: RecordedEvent[] = [];
    for (const event of this.#waiting.slice(0, this.#batch)) {
      try {
        events.push(recorded(event));
      } catch (error) {
        if (events.length === 0) throw error;
        break;
      }
    }
    this.#waiting.splice(0, events.length);
    if (this.#waiting.length < this.#batch && !this.#failure) this.#source.resume();
    const caughtUp = this.#waiting.length === 0 && this.#atEnd();
    if (caughtUp) {
      this.#live = true;
      this.#caughtUpAfter = Number.POSITIVE_INFINITY;
    }
    return { events, caughtUp };
  }

  #receive(event: ClientEvent | undefined): void {
    this.#received += 1;
    if (event && this.#wanted(event.streamId)) this.#waiting.push(event);
    if (this.#waiting.length >= 2 * this.#batch) this.#source.pause();
    if (this.#live || this.#ready() || this.#waiting.length === 1) this.#wake?.();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake?.();
  }

  #atEnd(): boolean {
    return this.#received >= this.#caughtUpAfter;
  }

  #ready(): boolean {
    return this.#waiting.length >= this.#batch || this.#atEnd() || this.#failure !== undefined;
  }

  /** True when something has happened within this time. */
  #change(withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs, false);
      this.#wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
