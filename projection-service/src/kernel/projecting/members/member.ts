import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { type Checkpoint, DocumentsAway, type Marker } from '../../documents/index.ts';
import type { Projector } from '../projector.ts';
import type { Batch } from './batch.ts';
import type { KnownDocuments } from './known-documents.ts';

/** rebuilding: what it shows is not whole yet. stopped: it shows the past and stays there. */
export type Status =
  | { readonly state: 'live' }
  | { readonly state: 'rebuilding' }
  | { readonly state: 'stopped'; readonly reason: string };

/** An in-memory fold that rides along in the batches of the projectors. */
export interface Listener {
  readonly name: string;
  /** The event types it wants; absent: all. */
  readonly types?: ReadonlySet<string>;
  /**
   * 'start' (default): every event of the log. 'present': only what comes after the projectors' checkpoints. A
   * position: what comes after it.
   */
  readonly from?: 'start' | 'present' | number;
  /** Each event once, in order. What it throws detaches it. */
  apply(events: DomainEvent[]): void | Promise<void>;
}

/** Whoever follows the log: a projector or a listener. */
export interface Member {
  readonly name: string;
  status: Status;
  /** Takes part in the common batches; false while it rebuilds on its own. */
  joined: boolean;
  /** Every event up to here is applied. */
  position: number;
  /** The event that stands at `position`; undefined at the start of the log. */
  last: RecordedEvent | undefined;
  wants(type: string): boolean;
  apply(events: DomainEvent[]): Promise<void>;
  /** Writes what it holds back; nothing is held by whoever is live. */
  flush?(): Promise<void>;
  /** Told that it has got past a batch. */
  passed?(): void;
}

export interface ProjectorMember extends Member {
  readonly projector: Projector;
  /** The collection it writes to: its own, or the one it rebuilds in. */
  target: string;
  /** Of the collection it writes to, as we left it. */
  marker: Marker;
  /** Its checkpoint as it is known to stand in the store, or further on by another instance. */
  kept: Checkpoint | undefined;
  readonly known: KnownDocuments;
  flush(): Promise<void>;
  /** Waits for a write that is under way, whatever comes of it: nothing is written after it. */
  rest(): Promise<void>;
}

export function listenerMember(listener: Listener): Member {
  return {
    ...following(listener.name),
    wants: (type) => listener.types?.has(type) ?? true,
    apply: async (events) => listener.apply(events),
  };
}

/** Whoever begins at the start of the log. */
export const following = (name: string) => ({
  name,
  status: { state: 'rebuilding' } as Status,
  joined: true,
  position: 0,
  last: undefined,
});

/**
 * Hands a member what it has not had of a batch, up to the first event it cannot be given; then it stops.
 * @returns why it has stopped, when it has
 * @throws DocumentsAway when the batch must come again
 */
export async function deliver(member: Member, batch: Batch): Promise<string | undefined> {
  if (member.status.state === 'stopped') return undefined;
  const { events, last, fault } = batch.shareOf(member);
  try {
    if (events.length > 0) await member.apply(events);
    if (fault !== undefined) await member.flush?.();
  } catch (error) {
    if (error instanceof DocumentsAway) throw error;
    return stop(member, `it failed: ${(error as Error).message}`);
  }
  getPast(member, last);
  return fault === undefined ? undefined : stop(member, fault);
}

function getPast(member: Member, last: RecordedEvent | undefined): void {
  if (!last || last.position <= member.position) return;
  member.position = last.position;
  member.last = last;
  member.passed?.();
}

/**
 * Each member for itself, all at once; whom the batch does not concern, nobody waits for.
 * @param stopped told of each that has stopped, and why
 * @throws DocumentsAway after the others are done
 */
export async function deliverAll(
  members: readonly Member[],
  batch: Batch,
  stopped: (name: string, reason: string) => void,
): Promise<void> {
  const last = batch.records.at(-1);
  const concerned: Member[] = [];
  for (const member of members)
    if (batch.concerns(member)) concerned.push(member);
    else if (member.status.state !== 'stopped') getPast(member, last);
  await eachOf(concerned, async (member) => {
    const reason = await deliver(member, batch);
    if (reason !== undefined) stopped(member.name, reason);
  });
}

/**
 * Each writes what it holds back, all at once.
 * @param stopped told of each that has stopped, and why
 * @throws DocumentsAway when it must be tried again
 */
export async function flushAll(
  members: readonly Member[],
  stopped: (name: string, reason: string) => void,
): Promise<void> {
  await eachOf(members, async (member) =>
    member.flush?.().catch((error: Error) => {
      if (error instanceof DocumentsAway) throw error;
      stopped(member.name, stop(member, `it failed: ${error.message}`));
    }),
  );
}

/** All at once. @throws the first of their errors, after all are done */
async function eachOf(members: readonly Member[], work: (member: Member) => Promise<void>): Promise<void> {
  for (const outcome of await Promise.allSettled(members.map(work)))
    if (outcome.status === 'rejected') throw outcome.reason;
}

/** Detaches a member for good; only a rebuild or a restart brings it back. */
export function stop(member: Member, reason: string): string {
  member.status = { state: 'stopped', reason };
  return reason;
}

/** Where a projector stands, as it is kept for the next start. */
export function checkpointOf(member: ProjectorMember): Checkpoint {
  const { name, projector, marker } = member;
  const { position, last } = member.known.held.since ?? member;
  const { id: eventId = '', stream = '', revision = -1 } = last ?? {};
  return { projector: name, version: projector.version, position, eventId, stream, revision, ...marker };
}
