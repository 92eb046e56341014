/** A field that is read as bytes where a number stands, or the other way, or bytes that end in its midst. */
export class NotThisMessage extends Error {
  override readonly name = 'NotThisMessage';
}

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** A message of protobuf, field by field, without a copy of its bytes. */
export class Fields {
  readonly #bytes: Buffer;
  readonly #end: number;
  #at: number;
  #kind = VARINT;

  constructor(bytes: Buffer, from = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = end;
  }

  /** The number of the next field, of which one value is then read or passed over; 0 at the end. */
  next(): number {
    if (this.#at >= this.#end) return 0;
    const tag = this.#number();
    this.#kind = tag & 7;
    return tag >>> 3;
  }

  /** @throws NotThisMessage beyond the safe integers, where a number would mean another */
  number(): number {
    if (this.#kind !== VARINT) throw new NotThisMessage('no number');
    return this.#number();
  }

  /** A view of the bytes of the message, not a copy. */
  bytes(): Buffer {
    const from = this.#skipBytes();
    return this.#bytes.subarray(from, this.#at);
  }

  text(): string {
    const from = this.#skipBytes();
    return this.#bytes.toString('utf8', from, this.#at);
  }

  /** A message within this one. */
  fields(): Fields {
    const from = this.#skipBytes();
    return new Fields(this.#bytes, from, this.#at);
  }

  /** Passes over a field that nobody wants. */
  skip(): void {
    if (this.#kind === VARINT) while (this.#byte() > 127);
    else if (this.#kind === BYTES) this.#skipBytes();
    else if (this.#kind === FIXED_64) this.#pass(8);
    else if (this.#kind === FIXED_32) this.#pass(4);
    else throw new NotThisMessage('a kind of field that is none');
  }

  #skipBytes(): number {
    if (this.#kind !== BYTES) throw new NotThisMessage('no bytes');
    const length = this.#number();
    const from = this.#at;
    this.#pass(length);
    return from;
  }

  #pass(length: number): void {
    this.#at += length;
    if (this.#at > this.#end) throw new NotThisMessage('cut short');
  }

  #byte(): number {
    if (this.#at >= this.#end) throw new NotThisMessage('cut short');
    return this.#bytes[this.#at++] as number;
  }

  #number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * unit;
      if (value > Number.MAX_SAFE_INTEGER) throw new NotThisMessage('no safe integer');
      if (byte < 128) return value;
    }
  }
}
