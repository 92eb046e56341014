import { randomBytes } from 'node:crypto';
import { setImmediate as immediate } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import type { ProjectionStore } from '../documents/index.ts';
import type { Batch } from './members/batch.ts';
import { checkpointOf, type Member, type ProjectorMember } from './members/member.ts';
import { persist } from './persist.ts';

const BATCH = 500;

export interface Rebuilding {
  readonly events: EventStore;
  readonly documents: ProjectionStore;
  batch(records: readonly RecordedEvent[]): Batch;
  deliver(members: readonly Member[], batch: Batch): Promise<void>;
  /** Writes what they hold back; whoever cannot stops. */
  flush(members: readonly Member[]): Promise<void>;
  /** Runs while no common batch does; is given the head's position. */
  inTurn(work: (head: number) => Promise<void>): Promise<void>;
  failed(error: unknown): void;
  readonly signal: AbortSignal;
}

/**
 * Rebuilds projectors in collections of their own, all in one pass over the log, while the common batches go on;
 * at the head they take the old collections' places and join. Tries on through an absence of either store.
 * The collections' names are drawn, so that two instances that rebuild at once do not write into one.
 */
export async function rebuild(members: readonly ProjectorMember[], run: Rebuilding): Promise<void> {
  for (const member of members) {
    member.joined = false;
    member.status = { state: 'rebuilding' };
  }
  for (const member of members) {
    const { collection, version } = member.projector;
    await member.rest();
    member.position = 0;
    member.last = undefined;
    member.target = `${collection}__v${version}_building_${randomBytes(4).toString('hex')}`;
    member.known.reset('empty');
    member.kept = undefined; // what stands there is of the collection before
  }
  await persist(run.signal, run.failed, () => prepared(members, run));
  await persist(run.signal, run.failed, () => readThrough(members, run, Number.POSITIVE_INFINITY));
  await persist(run.signal, run.failed, () =>
    run.inTurn(async (head) => {
      await readThrough(members, run, head);
      for (const member of members) await join(member, run);
    }),
  );
  const abandoned = members.filter(({ joined }) => !joined); // stopped, or the process is ending
  for (const member of abandoned) {
    await member.rest();
    await run.documents.drop(member.target).catch(run.failed);
  }
}

async function prepared(members: readonly ProjectorMember[], { documents }: Rebuilding): Promise<void> {
  for (const member of members) {
    await documents.prepare(member.target, member.projector.indexes);
    member.marker = await documents.mark(member.target);
  }
}

/**
 * Members whose read models are whole up to a checkpoint that is behind us: they have what they lack folded into them
 * in the same way, in place.
 */
export async function catchUp(members: readonly ProjectorMember[], run: Rebuilding): Promise<void> {
  await persist(run.signal, run.failed, () => readThrough(members, run, Number.POSITIVE_INFINITY));
  await persist(run.signal, run.failed, () =>
    run.inTurn(async (head) => {
      await readThrough(members, run, head);
      for (const member of members) rejoin(member, run.documents);
    }),
  );
}

/**
 * Reads on from where the members stand, up to and including a position, or to the present end, and leaves nothing
 * unwritten. The next batch is read and decoded while the one before is being written.
 */
async function readThrough(all: readonly ProjectorMember[], run: Rebuilding, end: number): Promise<void> {
  const members = all.filter(({ status }) => status.state !== 'stopped');
  if (members.length === 0) return;
  let records: RecordedEvent[] = [];
  let before = Promise.resolve();
  const handOver = async () => {
    const batch = run.batch(records).decodedFor(members);
    records = [];
    await before;
    run.signal.throwIfAborted();
    before = run.deliver(members, batch);
    before.catch(() => undefined); // it is awaited with the next batch
    await immediate(); // lets its writes leave before the next batch is read and decoded
  };
  for await (const record of run.events.readAll(Math.min(...members.map(({ position }) => position)))) {
    if (record.position > end) break;
    if (records.push(record) === BATCH) await handOver();
  }
  if (records.length > 0) await handOver();
  await before;
  await run.flush(members);
}

async function join(member: ProjectorMember, { documents }: Rebuilding): Promise<void> {
  if (member.joined || member.status.state === 'stopped') return;
  const { collection } = member.projector;
  // An answer that was lost must not make us ask for what is done.
  if ((await documents.marker(collection))?.built !== member.marker.built)
    await documents.replace(collection, member.target);
  member.target = collection;
  const checkpoint = checkpointOf(member);
  await documents.saveCheckpoints([{ checkpoint, over: undefined }]);
  member.kept = checkpoint;
  rejoin(member, documents);
}

function rejoin(member: ProjectorMember, documents: ProjectionStore): void {
  if (member.joined || member.status.state === 'stopped') return;
  documents.forget(member.projector.collection);
  member.joined = true;
  member.status = { state: 'live' };
  member.known.becomesLive();
}
