import { hash } from 'node:crypto';
import { BodyOfParts } from './parts.ts';

/** Rows that stay the same objects while nothing of them changes, with the JSON of those that were answered before. */
const LASTING = new WeakMap<object, Buffer | null>();

/** Says of a row that nobody changes it, and that the same object comes again as long as it answers the same. */
export function lasting<R extends object>(row: R): R {
  LASTING.set(row, null);
  return row;
}

const isLasting = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.some((row) => LASTING.has(row));

const jsonOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

function jsonOfRow(row: object): Buffer {
  const known = LASTING.get(row);
  if (known) return known;
  const made = jsonOf(row);
  if (known === null) LASTING.set(row, made);
  return made;
}

/** As `JSON.stringify` writes it; of an array of rows that last, each row is written once for all answers. */
function written(answer: object): Buffer {
  const members = Object.entries(answer).filter(([, value]) => value !== undefined);
  if (!members.some(([, value]) => isLasting(value))) return jsonOf(answer);
  const parts: Buffer[] = [];
  for (const [at, [name, value]] of members.entries()) {
    parts.push(Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    if (isLasting(value)) addRows(parts, value);
    else parts.push(jsonOf(value));
  }
  parts.push(END);
  return Buffer.concat(parts);
}

const [OPEN, COMMA, CLOSE, END] = [...'[,]}'].map((mark) => Buffer.from(mark)) as [
  Buffer,
  Buffer,
  Buffer,
  Buffer,
];

function addRows(parts: Buffer[], rows: readonly object[]): void {
  for (const [at, row] of rows.entries()) parts.push(at === 0 ? OPEN : COMMA, jsonOfRow(row));
  parts.push(CLOSE);
}

/** An answer in JSON as it goes over the wire. */
export class JsonAnswer {
  /** What is sent: the JSON, or its pieces. */
  readonly body: Buffer | BodyOfParts;
  #tag: string | undefined;
  /** @param answer what is answered, of plain members, or its JSON where that was written before */
  constructor(answer: object | Buffer | BodyOfParts) {
    this.body = answer instanceof Buffer || answer instanceof BodyOfParts ? answer : written(answer);
  }
  /** The JSON in one piece. */
  get bytes(): Buffer {
    return this.body instanceof BodyOfParts ? this.body.whole() : this.body;
  }
  /** Made of what is answered, when somebody first asks for it. */
  get tag(): string {
    this.#tag ??= `"${hash('sha256', this.bytes, 'base64url')}"`;
    return this.#tag;
  }
}
