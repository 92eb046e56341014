import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { notesNamedBy } from '@madrasah/events/notes';
import { PersonErased } from '@madrasah/events/people';
import type { DecisionContext, Desk, Step } from '../kernel/desk.ts';
import { type ErasedFrame, missingFault, saidFault, type Told } from '../kernel/erasing.ts';
import type { StreamDefinition } from '../kernel/stream.ts';

/** What is said by a step: the notes that are written for it, and the texts that are asked for and missing. */
export interface Saying {
  readonly written: readonly number[];
  readonly missing: readonly string[];
  /** What must be typed but of an erased one, and was, by name. */
  readonly typed: readonly string[];
}

type Look = DecisionContext['look'];

/** Those events that name a note: it is theirs whom they all are about. Why somebody is erased is said of him, and stays. */
const naming = <T extends Told>(events: readonly T[], noteId: number): T[] =>
  events.filter(({ type, data }) => type !== PersonErased.type && notesNamedBy({ ...data }).includes(noteId));

function fault(
  { isOfErased }: ErasedFrame,
  drafts: readonly EventDraft[],
  { written, missing, typed }: Saying,
  look: Look,
): Refusal | undefined {
  if (missing.length > 0 && !isOfErased(drafts, look)) return missingFault(missing);
  const isSaid = written.some((noteId) => isOfErased(naming(drafts, noteId), look));
  return isSaid ? saidFault(typed) : undefined;
}

/** A desk that nobody has told who is erased takes whatever is said. */
const NOBODY: ErasedFrame = { reads: [], isOfErased: () => false };

/** The step, refused where it says something of somebody alone who is erased: nothing is typed about him any more. */
export function saying<S>(step: Step<S>, said: Saying, erased: ErasedFrame = NOBODY): Step<S> {
  if (said.written.length === 0 && said.missing.length === 0) return step;
  const own = step.stream;
  const reads = erased.reads.filter(({ category }) => category !== own.category);
  return {
    ...step,
    reads: [...new Set([...(step.reads ?? []), ...reads])],
    decide(state, context) {
      const decided = step.decide(state, context);
      if (isRefusal(decided)) return decided;
      const look: Look = (stream) =>
        stream.category === own.category ? (state as never) : context.look(stream);
      return fault(erased, decided, said, look) ?? decided;
    },
  };
}

/**
 * The notes among these that speak of somebody alone who was erased while they were written: an erasure that had read
 * the log before has not found them. The entries that name them stand.
 * @param own the stream that the events were recorded in @throws StoreAway
 */
export async function lateOf<S>(
  desk: Desk,
  schoolId: string,
  own: StreamDefinition<S>,
  events: readonly Told[],
  noteIds: readonly number[],
): Promise<number[]> {
  const { erased = NOBODY } = desk;
  if (erased === NOBODY || noteIds.every((noteId) => naming(events, noteId).length === 0)) return [];
  const states = new Map<string, unknown>([[own.category, await desk.state(own, schoolId)]]);
  for (const stream of erased.reads) {
    await desk.queue(stream, schoolId).catchUp();
    states.set(stream.category, await desk.state(stream, schoolId));
  }
  const look: Look = (stream) => states.get(stream.category) as never;
  return noteIds.filter((noteId) => erased.isOfErased(naming(events, noteId), look));
}
