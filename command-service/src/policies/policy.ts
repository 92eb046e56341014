import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Errand } from '../kernel/desk.ts';

/** Event in, command out. What it does must be idempotent by state: it may be handed an event again. */
export interface Policy {
  readonly name: string;
  readonly reactsTo: readonly string[];
  react(event: DomainEvent, errand: Errand): Promise<void>;
}
