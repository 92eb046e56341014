import { rmSync } from 'node:fs';
import { erasureTypes } from '@madrasah/events';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Vault } from '@madrasah/service-kit/vault';
import { type Listener, type Projections, turns } from '../projecting/index.ts';
import { type Header, type Kept, SnapshotFolder } from './folder.ts';
import { type SnapshotKey, SnapshotKeys } from './keys.ts';

/** What the store began with. */
interface Loaded {
  readonly path: string;
  readonly documents: number;
  readonly changes: number;
  readonly ms: number;
}

/** What a snapshot needs of the document store that holds the read models in memory. */
export interface SnapshotStore {
  readonly loaded?: Loaded;
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
  save(request: SaveRequest): {
    readonly captured: Promise<boolean>;
    readonly saved: Promise<Outcome | undefined>;
  };
}

export interface SaveRequest extends SnapshotKey {
  readonly path: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly unlessChangedSince?: number;
}

interface Outcome {
  readonly documents: number;
  readonly bytes: number;
  readonly changes: number;
  readonly ms: number;
}

export interface SnapshotsOptions {
  readonly folder: string;
  readonly vault: Vault;
  readonly log: Logger;
  /** Reads what stands in front of a file; undefined for none. */
  readonly headerOf: (path: string) => Header | undefined;
}

type FollowedProjections = Pick<Projections, 'settled' | 'resumed'>;

/** What a snapshot costs may at most be so large a part of the time. */
const LARGEST_SHARE = 1 / 20;

/**
 * Snapshots of the read models, for the next start: taken from time to time and at the end, encrypted with a key of
 * the vault. The log stays the truth: a snapshot that is missing, damaged or of another past only makes the start
 * slower. Once a person is erased, the snapshots that knew the person are removed and their key is destroyed.
 */
export class DocumentSnapshots {
  readonly #folder: SnapshotFolder;
  readonly #keys: SnapshotKeys;
  readonly #log: Logger;
  /** The position of the last erasure there was. */
  #erasedAt = 0;
  #saving: { readonly position: number } | undefined;
  #changes: number | undefined;
  #store: SnapshotStore | undefined;
  #projections: FollowedProjections | undefined;
  #everyMs = 0;
  #timer: { readonly at: number; readonly timeout: NodeJS.Timeout } | undefined;
  #beganWith: Kept | undefined;
  readonly #inTurn = turns();

  constructor({ folder, vault, log, headerOf }: SnapshotsOptions) {
    this.#folder = new SnapshotFolder(folder, headerOf);
    this.#keys = new SnapshotKeys(vault);
    this.#log = log;
  }

  /** The files to begin with, newest first, those whose key is still there; none when they cannot be reached. */
  candidates(): { readonly path: string; readonly key: Buffer }[] {
    try {
      this.#folder.sweep();
      return this.#folder.kept().flatMap(({ path, keyName }) => {
        const key = this.#keys.find(keyName);
        if (key) return [{ path, key }];
        this.#discard(path, 'its key is no more');
        return [];
      });
    } catch (error) {
      this.#log.warn(
        { err: error },
        'the snapshots of the documents cannot be reached; the log is read from its start',
      );
      return [];
    }
  }

  /** Told of erasures, from the snapshot on that was begun with: what was erased before it is in none. */
  listener(): Listener {
    return {
      name: 'document snapshots',
      types: new Set(erasureTypes),
      from: this.#beganWith?.position ?? 'present',
      apply: (events) => {
        for (const { position } of events) this.#erasedAt = Math.max(this.#erasedAt, position);
        this.#forgetErased();
      },
    };
  }

  /** Told what the store has begun with; a file that could not be loaded is of no use and goes. */
  began(store: SnapshotStore): void {
    const { loaded, refused } = store;
    const kept = this.#reachable();
    this.#store = store;
    this.#beganWith = kept.find(({ path }) => path === loaded?.path);
    const keyName = this.#beganWith?.keyName;
    for (const { path, reason } of refused) this.#discard(path, reason);
    // No erasure would come upon the keys of files that are gone.
    const gone = new Set(refused.map(({ path }) => path));
    this.#drop(kept.filter((one) => gone.has(one.path) && one.keyName !== keyName));
    if (!loaded || keyName === undefined) return;
    this.#keys.use(keyName);
    this.#changes = loaded.changes;
    const { position } = this.#beganWith as Kept;
    this.#log.info({ ...loaded, position }, 'the documents were loaded from their snapshot');
  }

  #reachable(): Kept[] {
    try {
      return this.#folder.kept();
    } catch {
      return [];
    }
  }

  /** Takes one from now on whenever something has changed, at most every so often; 0: only when asked. */
  follow(projections: FollowedProjections, everyMs: number): void {
    this.#projections = projections;
    // A log that was put back: positions of another past say nothing of it, nor would an erasure find its snapshots.
    if (this.#beganWith && !projections.resumed) this.#drop(this.#reachable());
    this.#everyMs = everyMs;
    this.#next(everyMs);
  }

  /** Takes one more, the last. The projections have stopped and the store still runs. */
  async end(): Promise<void> {
    this.#everyMs = 0;
    clearTimeout(this.#timer?.timeout);
    await this.take();
  }

  /** Takes one now, if the documents are settled and have changed. Never throws: what went wrong is logged. */
  take(): Promise<void> {
    return this.#inTurn(async () => {
      let cost = 0;
      try {
        this.#forgetErased();
        const saved = await this.#saved();
        if (saved) cost = this.#kept(saved.outcome);
      } catch (error) {
        this.#log.warn({ err: error }, 'no snapshot of the documents could be taken');
      }
      this.#next(Math.max(this.#everyMs, cost / LARGEST_SHARE));
    });
  }

  #discard(path: string, reason: string): void {
    this.#log.warn({ path, reason }, 'a snapshot of the documents is not usable; it is removed');
    try {
      rmSync(path, { force: true });
    } catch (error) {
      this.#log.warn({ err: error, path }, 'it cannot be removed');
    }
  }

  #kept(outcome: Outcome): number {
    this.#changes = outcome.changes;
    this.#folder.prune();
    this.#log.info(outcome, 'a snapshot of the documents was taken');
    return outcome.ms;
  }

  /** The next one after so long, unless one is to be taken sooner. */
  #next(ms: number): void {
    const at = performance.now() + ms;
    if (this.#everyMs === 0 || (this.#timer && this.#timer.at <= at)) return;
    clearTimeout(this.#timer?.timeout);
    const due = () => {
      this.#timer = undefined;
      void this.take();
    };
    this.#timer = { at, timeout: setTimeout(due, ms).unref() };
  }

  async #saved(): Promise<{ readonly outcome: Outcome } | undefined> {
    const begun = await this.#projections?.settled((position) => this.#begin(position));
    const outcome = await begun?.saving.saved.finally(() => {
      this.#saving = undefined;
    });
    if (!begun || !outcome) return undefined;
    if (this.#keys.isCurrent(begun.keyName)) return { outcome };
    rmSync(begun.path, { force: true }); // somebody was erased while it was being written
    return undefined;
  }

  async #begin(position: number) {
    const { keyName, key } = this.#keys.current();
    const path = this.#folder.nextPath();
    const about = { position };
    const unlessChanged = this.#changes === undefined ? {} : { unlessChangedSince: this.#changes };
    const saving = (this.#store as SnapshotStore).save({ path, key, keyName, about, ...unlessChanged });
    this.#saving = { position };
    await saving.captured.catch(() => undefined); // it is told by what was to be saved
    return { saving, keyName, path };
  }

  /** Removes every snapshot from before the last erasure, and takes a new one soon. */
  #forgetErased(): void {
    const before = ({ position }: { readonly position: number }) => position < this.#erasedAt;
    try {
      const stale: Kept[] = this.#folder.kept().filter(before);
      if (stale.length === 0 && !(this.#saving && before(this.#saving))) return;
      this.#destroy(stale);
      this.#next(0);
    } catch (error) {
      this.#log.error({ err: error }, 'snapshots that know an erased person cannot be removed yet');
    }
  }

  #drop(useless: readonly Kept[]): void {
    if (useless.length === 0) return;
    try {
      this.#destroy(useless);
    } catch (error) {
      this.#log.error({ err: error }, 'snapshots that are of no use cannot be removed yet');
    }
  }

  #destroy(kept: readonly Kept[]): void {
    this.#keys.destroy(kept.map(({ keyName }) => keyName));
    for (const { path } of kept) rmSync(path, { force: true });
    this.#changes = undefined;
  }
}
