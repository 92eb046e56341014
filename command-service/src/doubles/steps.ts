import { type Refusal, refuse } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { accessStream } from '../access/state.ts';
import { asking } from '../kernel/asking.ts';
import type { Desk } from '../kernel/desk.ts';
import type { HandledCommand } from '../kernel/handler.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { alikeIn, type Numbered, numbersAlike } from '../ledger/journal/doubles/number-alike.ts';
import type { Resembled } from '../ledger/journal/doubles/resembled.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { shownNumbers } from '../ledger/journal/numbering.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';

export type { Resembled } from '../ledger/journal/doubles/resembled.ts';

/** What may be the same, by what the journal's state knows of it. */
export interface Candidate {
  /** Where it stands in the journal. */
  readonly revision: number;
}

/** How a command is held against what was recorded lately. */
export interface Likeness<C> {
  /** What may be the same and was not taken back, the latest first. */
  candidates(journal: JournalState, command: C): Iterable<Candidate>;
  /** The same as it was recorded; undefined where it is another thing. @throws StoreAway */
  resembled(event: DomainEvent, command: C): Promise<Resembled | undefined> | Resembled | undefined;
  /** Whether one that is no entry yet is the same: it waits for a second person. */
  waiting?(journal: JournalState, command: C): Resembled | undefined;
  /** By the number of whose transaction a payment is known, whenever the other one was written. */
  numberOf?(command: C): Numbered;
  /** Another question than whether it is a double: what is unlikely of it by itself. */
  doubt?(books: Pick<Books, 'journal' | 'chart'>, command: C): Refusal | undefined;
  /** Nothing written before it counts. */
  readonly notBefore?: (now: Date) => Date;
}

const MOST_READ = 60;

async function found<C>(
  desk: Desk,
  schoolId: string,
  likeness: Likeness<C>,
  command: C,
): Promise<Resembled | undefined> {
  const queue = desk.queue(journalStream, schoolId);
  await queue.ready();
  await queue.catchUp(); // another instance may have written it
  await queue.settled();
  const numbered = likeness.numberOf?.(command);
  for (const revision of numbered ? numbersAlike(queue.state, numbered) : []) {
    const event = await desk.eventAt(journalStream, schoolId, revision);
    const alike = event && numbered && alikeIn(event, numbered);
    if (alike) return alike;
  }
  const waiting = likeness.waiting?.(queue.state, command);
  if (waiting) return waiting;
  const notBefore = likeness.notBefore?.(desk.clock.now());
  let read = 0;
  for (const { revision } of likeness.candidates(queue.state, command)) {
    read += 1;
    if (read > MOST_READ) return undefined;
    const event = await desk.eventAt(journalStream, schoolId, revision);
    if (!event) continue;
    if (notBefore && new Date(event.metadata.at) < notBefore) return undefined;
    const resembled = await likeness.resembled(event, command);
    if (resembled) return resembled;
  }
  return undefined;
}

/** The question: what it looks like, of which day, how much, who wrote it. @throws StoreAway */
async function question(desk: Desk, schoolId: string, resembled: Resembled): Promise<Refusal> {
  const { on, amount, by, waits, numbers } = resembled;
  const { logins } = await desk.state(accessStream, schoolId);
  const code = waits ? 'conflict.waiting-likely-double' : 'conflict.likely-double';
  const { series = '' } = resembled;
  const number = shownNumbers(await desk.state(chartStream, schoolId), [[series, resembled.number]]);
  const told = { number, on, amount, by: logins.get(by)?.name ?? String(by) };
  return numbers ? refuse('conflict.number-likely-double', { ...told, ...numbers }) : refuse(code, told);
}

/** A command that is asked about where it looks like what the journal has already (docs/doubles.md). */
export const askingFirst = <C>(
  desk: Desk,
  handler: HandledCommand,
  likenessOf: (schoolId: string) => Likeness<C>,
): HandledCommand =>
  asking<C>(handler, {
    isRecorded: (errand) => desk.isRecorded(journalStream, errand),
    async question({ schoolId }, command) {
      const likeness = likenessOf(schoolId);
      const resembled = await found(desk, schoolId, likeness, command);
      if (resembled) return question(desk, schoolId, resembled);
      const [journal, chart] = await Promise.all([
        desk.state(journalStream, schoolId),
        desk.state(chartStream, schoolId),
      ]);
      return likeness.doubt?.({ journal, chart }, command);
    },
  });
