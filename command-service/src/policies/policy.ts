import type { Refusal } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Errand } from '../kernel/desk.ts';

/** Event in, command out. What it does must be idempotent by state: it may be handed an event again. */
export interface Policy {
  readonly name: string;
  readonly reactsTo: readonly string[];
  /** What it is refused is for people: it is noted, and holds up nothing else. An exception is tried again. */
  react(event: DomainEvent, errand: Errand): Promise<Refusal | undefined>;
}
