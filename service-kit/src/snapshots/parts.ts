import { Deserializer, Serializer } from 'node:v8';
import type { Numbers } from '../columns/index.ts';

/** A value taken apart: its columns as they are, and the rest as bytes that refer to them. */
export interface Parts {
  readonly rest: Buffer;
  readonly columns: readonly Numbers[];
}

/** Columns go beside the rest, so that they reach the file without being copied into one large buffer first. */
class Taker extends Serializer {
  readonly columns: Numbers[] = [];

  _writeHostObject(column: Numbers): void {
    this.columns.push(column);
    this.writeUint32(this.columns.length - 1);
  }
}

class Joiner extends Deserializer {
  readonly #columns: readonly Numbers[];

  constructor(rest: Buffer, columns: readonly Numbers[]) {
    super(rest);
    this.#columns = columns;
  }

  _readHostObject(): Numbers {
    const column = this.#columns[this.readUint32()];
    if (!column) throw new RangeError('a column is missing');
    return column;
  }
}

/**
 * Takes a value of plain objects, Maps, texts, numbers and typed arrays apart, at once. The arrays are handed on as
 * they are: whoever goes on changing them hands copies in.
 */
export function takeApart(value: unknown): Parts {
  const taker = new Taker();
  (
    taker as unknown as { _setTreatArrayBufferViewsAsHostObjects(treat: boolean): void }
  )._setTreatArrayBufferViewsAsHostObjects(true);
  taker.writeHeader();
  taker.writeValue(value);
  return { rest: taker.releaseBuffer(), columns: taker.columns };
}

/** The value of its parts. @throws Error for bytes that are none */
export function joinParts({ rest, columns }: Parts): unknown {
  const joiner = new Joiner(rest, columns);
  joiner.readHeader();
  return joiner.readValue();
}
