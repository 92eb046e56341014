import type { Clock } from '@madrasah/service-kit/clock';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { erased } from './erased.ts';
import { Desk } from './kernel/desk.ts';
import type { DeskOptions } from './kernel/desk-options.ts';
import { references } from './references.ts';

/** The desk of schools as they are: it knows who refers to what, and who is erased. */
export const schoolDesk = (
  store: EventStore,
  codec: Codec,
  clock: Clock,
  options: Omit<DeskOptions, 'references' | 'erased'> = {},
): Desk => new Desk(store, codec, clock, { ...options, references, erased });
