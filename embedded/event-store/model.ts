/** One event as the caller proposes it: bytes in, bytes out; the store never looks inside `data` or `metadata`. */
export interface ProposedEvent {
  /** 16 bytes of a UUID. */
  readonly id: Uint8Array;
  readonly type: string;
  readonly json: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  /** 0, 1, 2 … within its stream. */
  readonly revision: number;
  /** Grows over the whole store; sparse, like the log offset it stands for. */
  readonly position: number;
  /** False when its bytes are not those that were recorded: the disk or a hand has changed them. */
  readonly intact: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A revision (0 …) or one of the three below. */
export type ExpectedRevision = number;
export const NO_STREAM = -1;
export const ANY = -2;
export const STREAM_EXISTS = -4;

export type AppendResult =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: number }
  /** `actual` is -1 when the stream does not exist. */
  | { readonly kind: 'wrong-revision'; readonly actual: number }
  | { readonly kind: 'too-large'; readonly limit: number }
  /** The deadline had passed before the append was reached; nothing was recorded. */
  | { readonly kind: 'too-late' }
  /** The store could not write, the disk being full for one; nothing was recorded. `reason` is for people. */
  | { readonly kind: 'not-recorded'; readonly reason: string };

export interface StreamRange {
  /** First revision wanted; backwards the default is the end. */
  readonly from?: number;
  readonly limit: number;
  readonly backwards?: boolean;
}

export interface AllRange {
  /** Only events with a position greater (backwards: smaller) than this. */
  readonly beyond: number;
  readonly limit: number;
  readonly backwards?: boolean;
}

/** `end`: nothing lies beyond these events at the moment. A page may hold fewer than `limit` and not be the end. */
export interface Page {
  readonly events: readonly StoredEvent[];
  readonly end: boolean;
}
