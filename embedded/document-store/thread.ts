import type { Saved } from './snapshot/save.ts';

// What passes between the thread of a store and whoever started it.

/** A file to begin with, and the key that opens it (32 bytes). */
export type SnapshotFile = { readonly path: string; readonly key: Uint8Array };

/** What the thread is started with: the first file that can be loaded is. */
export type Beginning = {
  readonly from: readonly SnapshotFile[];
  /** Where it listens; without it at a port of the loopback. */
  readonly socket?: string | undefined;
};

export type Refused = { readonly path: string; readonly reason: string };

export type Loaded = {
  readonly path: string;
  readonly documents: number;
  /** For `unlessChangedSince`: nothing has changed since it was saved. */
  readonly changes: number;
  readonly ms: number;
};

/** The first message of the thread. */
export type Started = {
  readonly url: string;
  /** What the store began with; absent when it began empty. */
  readonly loaded?: Loaded;
  /** The files before it, and why they were not taken. */
  readonly refused: readonly Refused[];
};

export type SaveRequest = {
  readonly path: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** What the key is called, so that it is found again; stands in clear. */
  readonly keyName: string;
  /** What can be read of the file without the key. */
  readonly about: Readonly<Record<string, unknown>>;
  /** The `changes` of the snapshot before: when nothing has changed since, none is written. */
  readonly unlessChangedSince?: number;
};

export type SaveOutcome = Saved & { readonly changes: number; readonly ms: number };

export type ToThread = SaveRequest & { readonly id: number };

/** `captured` comes first, unless nothing has changed; then how it ended. */
export type FromThread =
  | { readonly id: number; readonly told: 'captured' }
  | { readonly id: number; readonly told: 'unchanged' }
  | { readonly id: number; readonly told: 'saved'; readonly outcome: SaveOutcome }
  | { readonly id: number; readonly told: 'failed'; readonly reason: string };
