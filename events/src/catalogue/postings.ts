import type * as z from 'zod';
import type { EventDefinition } from '../kernel/index.ts';
import { entry, type JournalEventDefinition, type Posting } from '../ledger/index.ts';
import { contexts } from './contexts.ts';

/** Every event that stands in a journal, by its type: `entry` of it is what it is there. */
export const journalEvents: ReadonlyMap<string, JournalEventDefinition> = new Map(
  contexts
    .flatMap(({ entries }) => entries as readonly JournalEventDefinition[])
    .map((definition) => [definition.type, definition]),
);

export const journalEventTypes: ReadonlySet<string> = new Set(journalEvents.keys());

/** Whether events of this type move money; the others of a journal only bind those that do. */
export const movesMoney = (definition: EventDefinition): boolean =>
  isCompact(definition.type) || 'postings' in (definition.schema as unknown as z.ZodObject).shape;

/** Whether an event of this type has its postings behind compact lines. */
export const isCompact = (type: string): boolean => journalEvents.get(type)?.entry.unfold !== undefined;

/**
 * The postings of a journal event, stored or derived from its compact lines, checked to balance per fund; none of one
 * that moves no money (a lock, a close).
 * @throws RangeError for an entry that does not balance
 */
export function postingsOf(event: { type: string; data: Record<string, unknown> }): readonly Posting[] {
  const { unfold } = journalEvents.get(event.type)?.entry ?? {};
  if (unfold) return unfold(event.data);
  const stored = event.data['postings'] as Posting[] | undefined;
  return stored ? entry(stored) : [];
}
