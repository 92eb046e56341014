import { MAX_MESSAGE_BYTES } from '../commands/handshake.ts';

const HEADER_BYTES = 16;

/** Cuts a byte stream into messages: each begins with its own length. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  /** The messages completed by this chunk. Throws when a length cannot be one: the stream is then lost. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const frames: Buffer[] = [];
    while (this.#length >= HEADER_BYTES) {
      const size = this.#peekSize();
      if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES) throw new Error(`a message of ${size} bytes`);
      if (this.#length < size) break;
      const bytes = this.#joined();
      frames.push(bytes.subarray(0, size));
      this.#chunks = [bytes.subarray(size)];
      this.#length -= size;
    }
    return frames;
  }

  #peekSize(): number {
    const [first] = this.#chunks;
    return (first !== undefined && first.length >= 4 ? first : this.#joined()).readInt32LE(0);
  }

  #joined(): Buffer {
    const [first] = this.#chunks;
    const joined = first !== undefined && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}
