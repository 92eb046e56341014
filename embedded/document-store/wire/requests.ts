import { deserialize } from 'bson';
import { parse } from '../storage/bytes.ts';
import { type Doc, isDocument } from '../values/document.ts';

/** A command as received. `answered` is false for a write nobody waits for (w: 0). */
export type Request = { id: number; legacy: boolean; answered: boolean; command: Doc };

const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** The low half of the flags must be understood; the high half may be ignored. */
const UNKNOWN_FLAGS = 0xfffc;

/** Decodes a message. Throws for anything malformed: the sender cannot be answered, only disconnected. */
export function decodeRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_QUERY) return { id, legacy: true, answered: true, command: decodeQuery(message) };
  if (operation !== OP_MSG) throw new Error(`the operation ${operation}`);
  const flags = message.readUInt32LE(16);
  if ((flags & UNKNOWN_FLAGS) !== 0) throw new Error(`the flags ${flags}`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  return { id, legacy: false, answered: (flags & MORE_TO_COME) === 0, command: decodeSections(message, end) };
}

/** OP_QUERY, the first word of every connection: flags, namespace, skip, limit, document. */
function decodeQuery(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, 20);
  const query = parse(message.subarray(nameEnd + 9));
  const command = isDocument(query['$query']) ? query['$query'] : query;
  return { ...command, $db: message.toString('utf8', 20, nameEnd).split('.')[0] };
}

/** OP_MSG: one document (kind 0) and any number of document sequences (kind 1). */
function decodeSections(message: Buffer, end: number): Doc {
  let command: Doc | undefined;
  const sequences: Doc = {};
  let at = 20;
  while (at < end) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (size < 5 || at + 1 + size > end) throw new Error('a section longer than its message');
    if (kind === 0) command = decodeCommand(section);
    else if (kind === 1) Object.assign(sequences, decodeSequence(section));
    else throw new Error(`the section kind ${kind}`);
    at += 1 + size;
  }
  if (command === undefined) throw new Error('a message without a command');
  return Object.assign(command, sequences);
}

/** Documents to be written stay bytes: they are stored as they came. */
function decodeCommand(section: Buffer): Doc {
  const name = section.toString('latin1', 5, section.indexOf(0, 5));
  if (name === 'insert') return deserialize(section, { fieldsAsRaw: { documents: true } });
  if (name === 'update') return deserialize(section, { fieldsAsRaw: { updates: true } });
  return parse(section);
}

function decodeSequence(section: Buffer): Record<string, Buffer[]> {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new Error('a sequence without a name');
  const documents: Buffer[] = [];
  let at = nameEnd + 1;
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new Error('a document longer than its sequence');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  return { [section.toString('utf8', 4, nameEnd)]: documents };
}
