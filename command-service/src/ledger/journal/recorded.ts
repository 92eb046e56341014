import type { Desk } from '../../kernel/desk.ts';
import { type JournalState, journalStream } from './state.ts';

/**
 * What an event of the journal said that its state knows the place of; undefined while it is not recorded.
 * @param placeOf its revision by the state; undefined where it knows none
 */
export async function recordedAs<D>(
  desk: Desk,
  schoolId: string,
  placeOf: (journal: JournalState) => number | undefined,
): Promise<D | undefined> {
  const queue = desk.queue(journalStream, schoolId);
  if (placeOf(await queue.ready()) === undefined) await queue.catchUp(); // another instance may have written it
  await queue.settled(); // what is in flight may be taken back
  const revision = placeOf(queue.state);
  const event = revision === undefined ? undefined : await desk.eventAt(journalStream, schoolId, revision);
  return event?.data as D | undefined;
}
