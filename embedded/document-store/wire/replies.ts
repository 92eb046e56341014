import type { Reply } from '../commands/command.ts';
import { CursorReply } from '../commands/cursors.ts';
import { CommandError } from '../errors.ts';
import { encode } from '../storage/bytes.ts';
import type { Request } from './requests.ts';

const OP_REPLY = 1;
const OP_MSG = 2013;
const AWAIT_CAPABLE = 8;

/** The answer to a request as one message. */
export function encodeReply({ id, legacy }: Request, reply: Reply): Buffer {
  const body = reply instanceof CursorReply ? encodeCursor(reply) : encode({ ok: 1, ...reply });
  const header = legacy ? legacyHeader() : Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(id, 8);
  header.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, body]);
}

/** A refusal as a reply; anything unforeseen is reported as code 1 with its message. */
export function encodeError(request: Request, error: unknown): Buffer {
  const known =
    error instanceof CommandError
      ? error
      : new CommandError('InternalError', error instanceof Error ? error.message : String(error));
  const { code, codeName, message, details } = known;
  return encodeReply(request, { ok: 0, errmsg: message, code, codeName, ...details });
}

function legacyHeader(): Buffer {
  const header = Buffer.alloc(36);
  header.writeInt32LE(AWAIT_CAPABLE, 16);
  header.writeInt32LE(1, 32);
  return header;
}

/** `{ cursor: { <batch>: [...], id, ns }, ok: 1 }`, written by hand so that stored bytes are copied as they are. */
function encodeCursor({ id, namespace, field, texts }: CursorReply): Buffer {
  const ns = Buffer.from(`${namespace}\0`);
  let array = 5;
  for (const [i, text] of texts.entries()) array += 2 + String(i).length + text.length;
  const cursor = 4 + (2 + field.length) + array + (4 + 8) + (4 + 4 + ns.length) + 1;
  const total = 4 + 8 + cursor + (4 + 8) + 1;
  const out = new Writer(total);
  out.int32(total).element(0x03, 'cursor').int32(cursor);
  out.element(0x04, field).int32(array);
  for (const [i, text] of texts.entries()) out.element(0x03, String(i)).latin1(text);
  out.byte(0);
  out.element(0x12, 'id').int64(id);
  out.element(0x02, 'ns').int32(ns.length).bytes(ns).byte(0);
  out.element(0x01, 'ok').double(1).byte(0);
  return out.buffer;
}

class Writer {
  readonly buffer: Buffer;
  #at = 0;

  constructor(size: number) {
    this.buffer = Buffer.allocUnsafe(size);
  }

  byte(value: number): this {
    this.#at = this.buffer.writeUInt8(value, this.#at);
    return this;
  }

  int32(value: number): this {
    this.#at = this.buffer.writeInt32LE(value, this.#at);
    return this;
  }

  int64(value: number): this {
    this.#at = this.buffer.writeBigInt64LE(BigInt(value), this.#at);
    return this;
  }

  double(value: number): this {
    this.#at = this.buffer.writeDoubleLE(value, this.#at);
    return this;
  }

  latin1(text: string): this {
    this.#at += this.buffer.write(text, this.#at, 'latin1');
    return this;
  }

  bytes(bytes: Buffer): this {
    this.#at += bytes.copy(this.buffer, this.#at);
    return this;
  }

  /** The type and the name of the next value. */
  element(type: number, name: string): this {
    return this.byte(type).latin1(name).byte(0);
  }
}
