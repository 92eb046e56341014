import { type EntryDayTold, isCompact } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import type { Done } from './desk.ts';

/** What an answer carries besides its position, read off the events that were recorded. */
export type AnswerOf<A = unknown> = (events: readonly DomainEvent[]) => Omit<CommandAnswer<A>, 'position'>;

/** Whether an event is an entry of the journal. */
const isEntry = ({ type, data }: DomainEvent) => 'postings' in data || isCompact(type);

/**
 * The day on which the first entry stands; where it is another than it should be, that one and why (a key of the text
 * tables and its places), as ACCOUNTING 3.1 wants it. Nothing where no entry was made.
 */
function dayOf(events: readonly DomainEvent[]): EntryDayTold | undefined {
  const { on, wanted, why } = (events.find(isEntry)?.data ?? {}) as Partial<EntryDayTold>;
  return on === undefined ? undefined : { on, ...(wanted !== undefined && { wanted, why }) };
}

/** What is answered to a command that is done: what its context tells, the day of its entry, where the log stands. */
export function answered<A>({ events, position }: Done, answer: AnswerOf<A>): CommandAnswer<A> {
  const day = dayOf(events);
  return { ...(day && { day }), ...answer(events), position };
}
