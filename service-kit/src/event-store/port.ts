/** What the product asks of an event store, and nothing more. Positions and revisions are safe integers. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface NewEvent {
  /** Random per decision attempt and resent unchanged on a retry: this is what makes a retry harmless. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** 0, 1, 2 … within its stream. */
  readonly revision: number;
  /** Commit position: grows over the whole store, sparse. */
  readonly position: number;
}

/** The revision the stream must have; -1 (NO_STREAM) when it must not exist yet. */
export type ExpectedRevision = number;
export const NO_STREAM = -1;

export interface Appended {
  /** Revision and position of the last event appended. */
  readonly revision: number;
  readonly position: number;
}

export interface ReadOptions {
  /** First revision wanted (inclusive). Forwards default 0; backwards default the end. */
  readonly from?: number;
  readonly backwards?: boolean;
  readonly limit?: number;
}

export interface AllSubscription {
  /** Resolves when the handler in progress is done, so a handler must not await it. It never ends by itself. */
  stop(): Promise<void>;
}

export interface AllHandlers {
  /** Called with one batch at a time, in position order; the next waits. When it throws, its batch comes again. */
  onEvents(events: readonly RecordedEvent[]): Promise<void>;
  /** The subscription has reached the end of the log (again, after each reconnect). */
  onCaughtUp?(): void;
  /**
   * The connection was lost, the handler threw, or the next event is an UnreadableEvent (after all events in front
   * of it). It tries again by itself, from the last handled position.
   */
  onInterrupted?(reason: Error): void;
}

export interface EventStore {
  /**
   * Appends all events or none, after fsync.
   * The same events (same ids) at the same expected revision again are answered as the first time.
   * @throws WrongExpectedRevision · StoreAway · AppendTooLarge (nothing was recorded) · OutcomeUnknown (it may have
   * been) · RangeError or TypeError for what is no event: no lower-case UUID, no object, nothing at all
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /** Events of one stream; an absent stream yields nothing. @throws StoreAway · UnreadableEvent */
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>;
  /** All user events (names not starting with `$`) after a position, to the present end. @throws StoreAway · UnreadableEvent */
  readAll(after?: number): AsyncIterable<RecordedEvent>;
  /** All user events after a position, then live, in batches of at most `batch` (500). Resumes after a lost connection. */
  subscribeAll(after: number | undefined, handlers: AllHandlers, batch?: number): AllSubscription;
  /** Answers when the store answers. @returns the position of the last event of any kind @throws StoreAway */
  ping(): Promise<number>;
  close(): Promise<void>;
}
