import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file that is written piece by piece; its size and SHA-256 are known when it is whole. */
export class WrittenFile {
  readonly #stream: WriteStream;
  readonly #digest = createHash('sha256');
  #bytes = 0;
  #failed: Error | undefined;

  constructor(path: string) {
    this.#stream = createWriteStream(path, { flags: 'wx' });
    this.#stream.on('error', (error) => {
      this.#failed = error;
    });
  }

  /** @throws Error when the disk will not take it */
  async write(content: string | Uint8Array): Promise<void> {
    if (this.#failed) throw this.#failed;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#digest.update(bytes);
    this.#bytes += bytes.length;
    if (!this.#stream.write(bytes)) await once(this.#stream, 'drain');
  }

  async end(): Promise<{ bytes: number; sha256: string }> {
    this.#stream.end();
    await finished(this.#stream);
    return { bytes: this.#bytes, sha256: this.#digest.digest('hex') };
  }
}
