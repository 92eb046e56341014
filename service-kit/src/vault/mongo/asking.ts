import type { MessagePort } from 'node:worker_threads';
import type { StoredKey } from './stored-keys.ts';

// What passes between the thread that talks with the database and the one that waits for it.

/** What the thread is asked. */
export type Question =
  | { readonly ask: 'look' }
  | { readonly ask: 'schools' }
  | { readonly ask: 'of'; readonly school: string }
  | { readonly ask: 'find'; readonly school: string; readonly subjects: readonly string[] }
  | { readonly ask: 'give'; readonly school: string; readonly keys: readonly StoredKey[] }
  | { readonly ask: 'destroy'; readonly school: string; readonly subject: string };

export type Asked = Question & { readonly id: number };

export type Answer =
  | { readonly id: number; readonly keys: readonly StoredKey[] }
  | { readonly id: number; readonly schools: readonly string[] }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly away: string };

/** What the thread is started with. */
export interface Beginning {
  readonly url: string;
  readonly database: string;
  readonly port: MessagePort;
  /** Places of `SharedPlace`. */
  readonly shared: Int32Array;
}

/** Numbers that both threads see at once. */
export const SharedPlace = {
  /** How many answers were given. */
  answers: 0,
  /** How many keys were destroyed, by anybody. */
  erasures: 1,
  /** When that was last counted: seconds of a clock that nobody sets. */
  countedAt: 2,
  places: 3,
} as const;

/** Seconds of a clock that nobody sets, the same in every thread. */
export const steadySeconds = (): number => Number(process.hrtime.bigint() / 1_000_000_000n);
