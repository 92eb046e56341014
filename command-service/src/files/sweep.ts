import { setTimeout as pause } from 'node:timers/promises';
import { fileUse } from '@madrasah/events/files';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Desk } from '../kernel/desk.ts';
import { peopleStream } from '../people/state.ts';
import type { FileRoom } from './room.ts';
import { filesStream } from './state.ts';

const EVERY_MS = 15 * 60_000;

interface SweepOptions {
  readonly desk: Desk;
  readonly room: FileRoom;
  readonly log: Logger;
  readonly everyMs?: number;
}

/** What a look has found in a school. */
interface Look {
  readonly there: string;
  readonly unneeded: ReadonlySet<string>;
}

/**
 * Removes what nothing needs: files that no event names, as a crash leaves them, and those of people erased or
 * withdrawn that were not removed at once. A file goes only when two looks, a quarter of an hour apart by a clock that
 * nobody sets, have found it so: no command of any instance is under way that long.
 */
export class FileSweep {
  readonly #options: SweepOptions;
  readonly #looks = new Map<string, Look>();
  readonly #ending = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  /** One look. @returns what it has removed @throws StoreAway · FilesAway */
  async look(): Promise<readonly string[]> {
    const { store } = this.#options.room;
    const removed: string[] = [];
    for (const schoolId of await store.schools()) {
      const before = this.#looks.get(schoolId);
      const ids = await store.list(schoolId);
      const there = [...ids].sort().join();
      // Nothing came and nothing was to go: the school's states need not be fetched for it.
      if (before?.there === there && before.unneeded.size === 0) continue;
      const unneeded = await this.#unneeded(schoolId, ids);
      for (const fileId of unneeded)
        if (before?.unneeded.has(fileId)) {
          await store.remove(fileId);
          removed.push(fileId);
        }
      this.#looks.set(schoolId, { there, unneeded });
    }
    return removed;
  }

  async #run(): Promise<void> {
    const { log, everyMs = EVERY_MS } = this.#options;
    const { signal } = this.#ending;
    for (;;) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const removed = await this.look();
        if (removed.length > 0) log.info({ removed }, 'files that nothing needs were removed');
      } catch (error) {
        log.warn({ err: error }, 'files could not be looked through; it is tried again');
      }
    }
  }

  async #unneeded(schoolId: string, there: readonly string[]): Promise<ReadonlySet<string>> {
    const { desk, room } = this.#options;
    // Whatever another instance has recorded until now is known then.
    await desk.queue(filesStream, schoolId).catchUp();
    const { people } = await desk.state(peopleStream, schoolId);
    const { files } = await desk.state(filesStream, schoolId);
    const unneeded = there.filter((fileId) => {
      const file = files.get(fileId);
      if (!file) return !room.isUnderWay(fileId);
      const ended = file.withdrawn && !fileUse(file.use).evidence;
      return ended || (file.userId !== null && people.get(file.userId)?.erased === true);
    });
    return new Set(unneeded);
  }
}
