import type { EventStore } from '../port.ts';

/** A store under test. The members that are absent are things this kind of store cannot be put through. */
export interface Subject {
  readonly store: EventStore;
  /** Ends the store without warning and brings it back with the same data; the adapter stays the same. */
  restart?(): Promise<void>;
  /** Ends the store without warning and leaves it down. */
  kill?(): Promise<void>;
  /** Replaces the first occurrence of these bytes in the stored data while the store is down. */
  alterStored?(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

export type OpenSubject = () => Promise<Subject>;
