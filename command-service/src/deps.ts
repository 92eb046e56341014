import type { FirstLink } from '@madrasah/service-kit/first-link';
import type { Vault } from '@madrasah/service-kit/vault';
import type { FileRoom } from './files/steps.ts';
import type { Desk } from './kernel/desk.ts';
import type { HandledCommand } from './kernel/handler.ts';

/** What a context may carry its commands out with. */
export interface Deps {
  readonly desk: Desk;
  readonly vault: Vault;
  /** Signs tokens (JWT_SECRET). */
  readonly secret: string;
  /** Where files that come with commands are kept. */
  readonly files: FileRoom;
  /** Whether the event store takes no append, or one has waited for so many milliseconds; absent where nobody watches. */
  readonly stalled?: (unansweredMs: number) => boolean;
  /** Opens the first school; absent where it does not come by a link. */
  readonly firstLink?: FirstLink | undefined;
}

/** A context of the write side: its commands, each with how it is carried out. */
export type Context = (deps: Deps) => readonly HandledCommand[];
