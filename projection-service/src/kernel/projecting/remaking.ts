import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Marker } from '../documents/index.ts';
import { beginningOf } from './members/checkpoints.ts';
import { type ProjectorMember, stop } from './members/member.ts';
import { persist } from './persist.ts';
import { catchUp, type Rebuilding, rebuild } from './rebuild.ts';

/** Who must know what read models hold no longer. */
export interface Changes {
  /** These are folded, by everybody who wants them. */
  folded(events: readonly RecordedEvent[]): void;
  /** A collection is made anew, or was. */
  rebuilt(collection: string): void;
}

/**
 * Our own collection in an older state. Since then a batch may have been written over it, its older documents taken for
 * whole: events that are missing in them lie before their position, and no catching up would bring them.
 */
const isPutBack = (left: Marker | undefined, found: Marker | undefined): boolean =>
  left !== undefined && found?.built === left.built && found.written < left.written;

/** What is made anew, or caught up with, beside the common batches. */
export class Remaking {
  readonly #run: Rebuilding;
  readonly #log: Logger;
  readonly #joined: () => void;
  readonly #changes: Changes | undefined;
  readonly #going = new Map<string, Promise<void>>();

  /** @param joined told when members have come back */
  constructor(run: Rebuilding, log: Logger, joined: () => void, changes: Changes | undefined) {
    this.#run = run;
    this.#log = log;
    this.#joined = joined;
    this.#changes = changes;
  }

  /** Resolves when the projector of this name has joined again; undefined when it is not away. */
  of(name: string): Promise<void> | undefined {
    return this.#going.get(name);
  }

  async ended(): Promise<void> {
    await Promise.all(this.#going.values());
  }

  /** Builds them anew. Only between two common batches. */
  rebuild(members: readonly ProjectorMember[]): void {
    this.#follow(members, rebuild(members, this.#run));
  }

  /** Their read models are gone, another's or older than known: each begins again where what there is allows it. */
  again(members: readonly ProjectorMember[]): void {
    const lost = members.filter(({ name }) => !this.#going.has(name));
    if (lost.length === 0) return;
    this.#log.warn(
      { alarm: 'projection.vanished', projections: lost.map(({ name }) => name) },
      'read models are gone, another’s or older than known: they are made anew',
    );
    this.#follow(lost, this.#begunAgain(lost));
  }

  async #begunAgain(members: readonly ProjectorMember[]): Promise<void> {
    const { inTurn, signal, failed, documents, events } = this.#run;
    await inTurn(async () => {
      for (const member of members) {
        member.joined = false;
        member.status = { state: 'rebuilding' };
      }
      this.#changed(members); // from here on nobody is answered from them
    });
    const behind: ProjectorMember[] = [];
    const gone: ProjectorMember[] = [];
    const left = new Map(members.map(({ name, marker }) => [name, marker]));
    await persist(signal, failed, async () => {
      behind.length = 0;
      gone.length = 0;
      for (const member of members) {
        await member.rest();
        member.known.reset('unknown');
        const stored = await documents.checkpoint(member.name);
        // Two versions that run beside each other must not drop each other's documents for ever.
        if (stored && stored.version > member.projector.version)
          this.#alarm(member.name, stop(member, 'a newer version of the program keeps this list'));
        else if (isPutBack(left.get(member.name), await documents.marker(member.projector.collection)))
          gone.push(member);
        else if ((await beginningOf(member, documents, events)) === 'resume') behind.push(member);
        else gone.push(member);
      }
    });
    if (behind.length > 0) await catchUp(behind, this.#run);
    if (gone.length > 0) await rebuild(gone, this.#run);
  }

  #alarm(projection: string, reason: string): void {
    this.#log.error({ alarm: 'projection.stopped', projection, reason }, 'a projection has stopped');
  }

  #changed(members: readonly ProjectorMember[]): void {
    for (const { projector } of members) this.#changes?.rebuilt(projector.collection);
  }

  #follow(members: readonly ProjectorMember[], work: Promise<void>): void {
    this.#changed(members);
    const done = work.then(() => {
      for (const { name } of members) this.#going.delete(name);
      this.#changed(members);
      this.#joined();
    });
    for (const { name } of members) this.#going.set(name, done);
  }
}
