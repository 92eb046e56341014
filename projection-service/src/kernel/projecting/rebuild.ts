import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { ProjectionStore } from '../documents/index.ts';
import type { Batch } from './batch.ts';
import type { Member, ProjectorMember } from './member.ts';

const BATCH = 500;
const RETRY_MS = 1000;

export interface Rebuilding {
  readonly events: EventStore;
  readonly documents: ProjectionStore;
  batch(records: readonly RecordedEvent[]): Batch;
  deliver(member: Member, batch: Batch): Promise<void>;
  /** Runs while no common batch does; is given the head's position. */
  inTurn(work: (head: number) => Promise<void>): Promise<void>;
  failed(error: unknown): void;
  readonly signal: AbortSignal;
}

/**
 * Rebuilds projectors in collections of their own, all in one pass over the log, while the common batches go on;
 * at the head they take the old collections' places and join. Tries on through an absence of either store.
 */
export async function rebuild(members: readonly ProjectorMember[], run: Rebuilding): Promise<void> {
  for (const member of members) {
    const { collection, version } = member.projector;
    member.joined = false;
    member.status = { state: 'rebuilding' };
    member.position = 0;
    member.last = undefined;
    member.target = `${collection}__v${version}_building`;
  }
  await persist(run, () => emptied(members, run));
  await persist(run, () => readThrough(members, run, Number.POSITIVE_INFINITY));
  await persist(run, () =>
    run.inTurn(async (head) => {
      await readThrough(members, run, head);
      for (const member of members) await join(member, run);
    }),
  );
}

async function emptied(members: readonly ProjectorMember[], { documents }: Rebuilding): Promise<void> {
  for (const { target, projector } of members) {
    await documents.clear(target); // what an interrupted rebuild left behind
    await documents.prepare(target, projector.indexes);
  }
}

/** Reads on from where the members stand, up to and including a position, or to the present end. */
async function readThrough(members: readonly ProjectorMember[], run: Rebuilding, end: number): Promise<void> {
  const after = Math.min(...members.map(({ position }) => position));
  let records: RecordedEvent[] = [];
  const handOver = async () => {
    const batch = run.batch(records);
    records = [];
    await Promise.all(members.map((member) => run.deliver(member, batch)));
    run.signal.throwIfAborted();
  };
  for await (const record of run.events.readAll(after)) {
    if (record.position > end) break;
    if (records.push(record) === BATCH) await handOver();
  }
  if (records.length > 0) await handOver();
}

async function join(member: ProjectorMember, { documents }: Rebuilding): Promise<void> {
  if (member.joined || member.status.state === 'stopped') return;
  const { collection } = member.projector;
  await documents.replace(collection, member.target);
  member.target = collection;
  member.joined = true;
  member.status = { state: 'live' };
}

async function persist({ signal, failed }: Rebuilding, step: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await step();
      return;
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
    await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
