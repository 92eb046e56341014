import { createHash } from 'node:crypto';
import { erasedBy, eventCatalogue } from '@madrasah/events';
import { type ChainHead, chainFault, EMPTY_CHAIN, headAfter, isSealed } from '@madrasah/service-kit/codec';
import { type EventStore, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { RequiredFiles } from '@madrasah/service-kit/files';

/** A backup that must not be trusted: what is wrong with it, and where. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** Whose key an event needs. */
export interface Subject {
  readonly school: string;
  readonly subject: string;
}

export interface Contents {
  readonly events: number;
  readonly streams: number;
  /** Of the last event. */
  readonly position: number;
  /** SHA-256 over the last revision and hash of every stream, in the order of their names. */
  readonly heads: string;
}

/** All that a backup holds, after every chain in it was checked. */
export interface Checked extends Contents {
  readonly subjects: readonly Subject[];
  readonly erased: readonly Subject[];
  /** SHA-256 over the ids of all events as they follow each other, over all streams. */
  readonly order: string;
  /** Revision of the last event of each stream. */
  readonly ends: ReadonlyMap<string, number>;
  /** Which files must lie beside the events. */
  readonly files: RequiredFiles;
}

const keyOf = ({ school, subject }: Subject) => `${school}\n${subject}`;

/** Reads every event and checks every chain. @throws BackupFault naming the first event that does not hold */
export async function checkContents(store: EventStore): Promise<Checked> {
  const heads = new Map<string, ChainHead>();
  const subjects = new Map<string, Subject>();
  const erased: Subject[] = [];
  const files = new RequiredFiles();
  const order = createHash('sha256');
  let events = 0;
  let position = 0;
  try {
    for await (const event of store.readAll()) {
      const fault = chainFault(heads.get(event.stream) ?? EMPTY_CHAIN, event);
      if (fault) throw new BackupFault(`${event.stream}@${event.revision}: ${fault}`);
      heads.set(event.stream, headAfter(event));
      const owner = ownerOf(event);
      if (owner) subjects.set(keyOf(owner), owner);
      erased.push(...erasedOf(event));
      files.take(schoolOf(event), event);
      order.update(event.id);
      events += 1;
      position = event.position;
    }
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    throw new BackupFault(`${error.stream}@${error.revision}: its bytes were changed`, { cause: error });
  }
  const contents = { events, streams: heads.size, position, heads: digestOf(heads) };
  const ends = new Map([...heads].map(([stream, { revision }]) => [stream, revision]));
  return { ...contents, subjects: [...subjects.values()], erased, order: order.digest('hex'), ends, files };
}

const schoolOf = (event: RecordedEvent) => String(event.metadata['schoolId']);

function ownerOf(event: RecordedEvent): Subject | undefined {
  const definition = eventCatalogue.get(event.type);
  if (!definition?.personal || !isSealed(definition, event.data)) return undefined;
  return { school: schoolOf(event), subject: definition.personal.subject(event.data) };
}

function erasedOf(event: RecordedEvent): Subject[] {
  const subject = erasedBy(event);
  return subject === undefined ? [] : [{ school: schoolOf(event), subject }];
}

/** Who was erased in a log, as far as it can be read: one that is replaced may be damaged. */
export async function erasedIn(store: EventStore): Promise<Subject[]> {
  const erased: Subject[] = [];
  try {
    for await (const event of store.readAll()) erased.push(...erasedOf(event));
  } catch {
    // what was read counts
  }
  return erased;
}

function digestOf(heads: ReadonlyMap<string, ChainHead>): string {
  const lines = [...heads].map(([stream, { revision, hash }]) => `${stream} ${revision} ${hash}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
