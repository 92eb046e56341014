import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Documents } from '../documents/index.ts';
import type { Catalogue } from './members/batch.ts';
import type { Listener } from './members/member.ts';
import type { Projector } from './projector.ts';
import type { Changes } from './remaking.ts';

export interface ProjectionsOptions {
  readonly events: EventStore;
  readonly codec: Codec;
  readonly documents: Documents;
  readonly projectors: readonly Projector[];
  readonly listeners?: readonly Listener[];
  readonly log: Logger;
  readonly changes?: Changes | undefined;
  /** Longest wait before the checkpoints are written. */
  readonly checkpointEveryMs?: number;
  /** Between two looks whether what was written still stands. */
  readonly lookEveryMs?: number;
  /** The event types this program knows; all of the product's. */
  readonly catalogue?: Catalogue;
}
