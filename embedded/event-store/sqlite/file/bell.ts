import { closeSync, type FSWatcher, futimesSync, openSync, watch } from 'node:fs';

/** The empty file beside the data that is touched after each commit: whoever reads the data watches it. */
export const bellOf = (path: string): string => `${path}.grown`;

/**
 * The writer's word to readers of other processes that the log has grown. It is only a hint, and nothing depends on
 * it: where it cannot be given (no room for one more file, say), they look by themselves.
 */
export class Bell {
  #file: number | undefined;

  /** @param path the data file */
  constructor(path: string) {
    try {
      this.#file = openSync(bellOf(path), 'a', 0o600);
    } catch {
      this.#file = undefined;
    }
  }

  ring(): void {
    if (this.#file === undefined) return;
    const now = new Date();
    try {
      futimesSync(this.#file, now, now);
    } catch {
      this.close();
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

/** Hears the bell of a data file's writer, once there is one. What rings often within a turn is heard once. */
export class Ear {
  readonly #path: string;
  readonly #heard: () => void;
  #watcher: FSWatcher | undefined;
  #told = false;

  constructor(path: string, heard: () => void) {
    this.#path = path;
    this.#heard = heard;
  }

  /** Tries again what failed before: the writer may have come since. */
  listen(): void {
    if (this.#watcher) return;
    try {
      this.#watcher = watch(bellOf(this.#path), { persistent: false }, (event) => this.#rung(event));
      this.#watcher.on('error', () => this.close());
    } catch {
      this.#watcher = undefined; // no bell yet, or no watch to be had
    }
  }

  close(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
  }

  #rung(event: string): void {
    if (event === 'rename') this.close(); // another file has its name now
    if (this.#told) return;
    this.#told = true;
    setImmediate(() => {
      this.#told = false;
      this.#heard();
    });
  }
}
