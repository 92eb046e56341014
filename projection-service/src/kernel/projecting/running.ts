import { setImmediate as immediate } from 'node:timers/promises';
import { type AllSubscription, type RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import { Waiting } from '@madrasah/service-kit/starting';
import { Head } from './head.ts';
import { Batch, type Catalogue } from './members/batch.ts';
import { Checkpoints } from './members/checkpoints.ts';
import {
  deliverAll,
  flushAll,
  type Member,
  type ProjectorMember,
  type Status,
  stop,
} from './members/member.ts';
import { inParts } from './members/parts.ts';
import { Watch } from './members/vanished.ts';
import type { ProjectionsOptions } from './options.ts';
import { persist } from './persist.ts';
import type { Projector } from './projector.ts';
import type { Rebuilding } from './rebuild.ts';
import { Remaking } from './remaking.ts';
import { turns } from './turns.ts';

/** The common batches: every member is given each, then the head moves. */
export class Projections {
  /** How far this process has read; `head.waitFor(position, ms)` serves reads after a write. */
  readonly head = new Head();
  readonly #reachedEnd = Promise.withResolvers<void>();
  /** Resolves when the end of the log was reached for the first time. */
  readonly caughtUp: Promise<void> = this.#reachedEnd.promise;
  readonly #options: ProjectionsOptions;
  readonly #projectors: readonly ProjectorMember[];
  readonly #members: readonly Member[];
  readonly #checkpoints: Checkpoints;
  readonly #log: Logger;
  readonly #inTurn = turns();
  readonly #stopping = new AbortController();
  readonly #remaking: Remaking;
  readonly #away: Waiting;
  readonly #watch: Watch;
  #subscription: AllSubscription | undefined;
  #resumed = false;
  /** Where the log ended when we began. */
  #end = 0;
  #before: Promise<void> = Promise.resolve();
  /** False while a batch is being written, and when one was given up in the middle. */
  #whole = true;

  constructor(
    options: ProjectionsOptions,
    projectors: readonly ProjectorMember[],
    listeners: readonly Member[],
  ) {
    this.#options = options;
    this.#projectors = projectors;
    this.#members = [...projectors, ...listeners];
    this.#log = options.log;
    this.#away = new Waiting(options.log, 'the document store, to write a batch');
    const { documents, checkpointEveryMs = 1000 } = options;
    const joined = () => this.#checkpoints.note();
    const failed = (error: unknown) => {
      this.#log.warn({ err: error }, 'checkpoints not written; their events will come again');
      joined();
    };
    const behind = (members: readonly ProjectorMember[]) => this.#remaking.again(members);
    this.#checkpoints = new Checkpoints(documents.projections, projectors, checkpointEveryMs, failed, behind);
    this.#remaking = new Remaking(this.#rebuilding(), this.#log, joined, options.changes);
    this.#watch = new Watch(projectors, options, (members) => this.#remaking.again(members));
  }

  /** Subscribes from after a position; the stale projectors rebuild beside it. */
  async begin(after: number, stale: readonly ProjectorMember[]): Promise<void> {
    this.#resumed = this.#projectors.some((member) => member.position > 0 && !stale.includes(member));
    for (const member of stale) member.joined = false;
    await this.#checkpoints.save(); // a first start leaves its version behind before it writes a document
    this.head.advance(after);
    this.#subscription = this.#options.events.subscribeAll(after > 0 ? after : undefined, {
      onEvents: (records) => this.#received(records),
      onCaughtUp: () => void this.#inTurn(() => this.#caughtUp()),
      onInterrupted: (reason) => this.#interrupted(reason),
    });
    if (stale.length > 0) this.#remaking.rebuild(stale);
    this.#options.events.ping().then(
      (end) => {
        this.#end = end;
      },
      () => undefined, // it is only for telling how far it has come
    );
    this.#watch.begin();
  }

  /** Whether a checkpoint held: the documents are of this log's past. */
  get resumed(): boolean {
    return this.#resumed;
  }

  /** What is projected here: what an audit replays. */
  get projectors(): readonly Projector[] {
    return this.#projectors.map(({ projector }) => projector);
  }

  /** Of a projector or listener; undefined for an unknown name. */
  status(name: string): Status | undefined {
    return this.#members.find((member) => member.name === name)?.status;
  }

  /** How much of the log is folded, in percent; less than 100 until it is live. */
  progress(name: string): number {
    const position = this.#members.find((member) => member.name === name)?.position ?? 0;
    const end = Math.max(this.head.position, this.#end, 1);
    return Math.min(99, Math.floor((100 * position) / end));
  }

  statuses(): Record<string, Status> {
    return Object.fromEntries(this.#members.map(({ name, status }) => [name, status]));
  }

  /** Builds a projector anew, stopped or not; resolves when it has joined again. @throws RangeError unknown name */
  async rebuild(name: string): Promise<void> {
    const member = this.#projectors.find((projector) => projector.name === name);
    if (!member) throw new RangeError(`no projector ${name}`);
    await (this.#remaking.of(name) ??
      this.#inTurn(async () => this.#remaking.rebuild([member])).then(() => this.#remaking.of(name)));
  }

  /**
   * Runs work between two batches, when every document is at the position of its checkpoint; undefined without
   * running it when that cannot be: one is not live, or a batch was given up in the middle. @throws DocumentsAway
   * @param work is given the position they all stand at
   */
  settled<T>(work: (position: number) => Promise<T>): Promise<T | undefined> {
    return this.#inTurn(async () => {
      if (!this.#whole || this.#projectors.some(({ status }) => status.state !== 'live')) return undefined;
      await this.#checkpoints.save();
      return work(Math.min(...this.#projectors.map(({ position }) => position)));
    });
  }

  /** Ends after the batch in progress, its checkpoints written. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the projections are stopping'));
    this.#watch.end();
    await this.#subscription?.stop();
    await Promise.all([this.#before, this.#remaking.ended()]);
    for (const member of this.#projectors) await member.rest();
    await this.#checkpoints
      .save()
      .catch((error) => this.#log.warn({ err: error }, 'checkpoints not written'));
    this.#checkpoints.end();
  }

  /** Takes the next batch while the one before is still being written; a third one waits. */
  async #received(records: readonly RecordedEvent[]): Promise<void> {
    const batch = this.#batch(records).decodedFor(this.#joined());
    await this.#before;
    this.#before = this.#inTurn(() => this.#common(batch));
    await immediate(); // lets its writes leave before the next batch is read and decoded
  }

  /** Through an absence of the document store the batch is tried again; who has had it passes it over. */
  async #common(batch: Batch): Promise<void> {
    const failed = (error: unknown) => this.#away.away(error);
    this.#whole = false;
    await persist(this.#stopping.signal, failed, async () => {
      await this.#deliver(this.#joined(), batch);
      this.#checkpoints.note();
      this.#options.changes?.folded(batch.records); // before anybody is told that it is there
      this.head.advance(batch.end);
      this.#away.there();
      this.#whole = true;
    });
  }

  /** An event whose bytes are no event any more: nobody can tell whom it concerns, and none gets past it. */
  #interrupted(reason: Error): void {
    if (!(reason instanceof UnreadableEvent)) return; // the store tells of it, and resumes
    void this.#inTurn(async () => {
      await this.#flush(this.#joined());
      for (const member of this.#joined())
        if (member.status.state !== 'stopped') this.#alarm(member.name, stop(member, reason.message));
    });
  }

  #joined(): Member[] {
    return this.#members.filter(({ joined }) => joined);
  }

  #batch(records: readonly RecordedEvent[]): Batch {
    return new Batch(records, this.#options.codec, this.#options.catalogue as Catalogue);
  }

  #deliver(members: readonly Member[], batch: Batch): Promise<void> {
    return inParts(batch.length, (from, to) => deliverAll(members, batch.part(from, to), this.#alarm));
  }

  readonly #alarm = (projection: string, reason: string): void => {
    this.#log.error({ alarm: 'projection.stopped', projection, reason }, 'a projection has stopped');
  };

  async #caughtUp(): Promise<void> {
    const first = this.#joined().filter(({ status }) => status.state === 'rebuilding');
    await this.#flush(first);
    if (this.#stopping.signal.aborted) return;
    for (const member of first) if (member.status.state === 'rebuilding') member.status = { state: 'live' };
    for (const { known, joined } of this.#projectors) if (joined) known.becomesLive();
    this.#reachedEnd.resolve();
  }

  /** What is held back is written, also through an absence of the document store. */
  #flush(members: readonly Member[]): Promise<void> {
    const failed = (error: unknown) => this.#away.away(error);
    return persist(this.#stopping.signal, failed, () => flushAll(members, this.#alarm));
  }

  #rebuilding(): Rebuilding {
    return {
      events: this.#options.events,
      documents: this.#options.documents.projections,
      batch: (records) => this.#batch(records),
      deliver: (batchMembers, batch) => this.#deliver(batchMembers, batch),
      flush: (held) => flushAll(held, this.#alarm),
      inTurn: (work) => this.#inTurn(() => work(this.head.position)),
      failed: (error) => this.#log.warn({ err: error }, 'a rebuild was interrupted; it goes on'),
      signal: this.#stopping.signal,
    };
  }
}
