import { bytes, Column, doubles, ints, type Numbers } from './column.ts';
import { Interned } from './interned.ts';

/** One member of many records: its values, row by row. */
export interface Member<T> {
  at(row: number): T;
  add(value: T): void;
  set(row: number, value: T): void;
  /** Takes the last row away. */
  pop(): void;
  /** What it is made of: copies. */
  plain(): PlainMember;
  /** @throws TypeError for values of another kind of column */
  load(plain: PlainMember): void;
}

export interface PlainMember {
  readonly values: Numbers;
  readonly texts?: readonly string[];
}

/** One column for each member of a record. */
export type MembersOf<V> = { readonly [Name in keyof V]-?: Member<V[Name]> };

/** @throws RangeError for what the column's kind cannot hold */
type Encode<T> = (value: T) => number;

function member<T>(empty: () => Column, encode: Encode<T>, decode: (value: number) => T): Member<T> {
  let column = empty();
  return {
    at: (row) => decode(column.at(row)),
    add: (value) => void column.add(encode(value)),
    set: (row, value) => column.set(row, encode(value)),
    pop: () => column.pop(),
    plain: () => ({ values: column.values() }),
    load: ({ values }) => {
      if (values.constructor !== column.data.constructor) throw new TypeError('another kind of column');
      column = new Column(values);
    },
  };
}

const fits = (fit: boolean, value: unknown, kind: string) => {
  if (!fit) throw new RangeError(`${value} is no ${kind}`);
};

/** Ids, counts and months: whole numbers of 32 bits. */
export const wholeNumbers = (): Member<number> =>
  member<number>(
    ints,
    (value) => {
      fits((value | 0) === value, value, 'whole number of 32 bits');
      return value;
    },
    (value) => value,
  );

/** Amounts in paisa and other numbers that may pass 2^31. */
export const largeNumbers = (): Member<number> =>
  member<number>(
    doubles,
    (value) => {
      fits(Number.isSafeInteger(value), value, 'safe integer');
      return value;
    },
    (value) => value,
  );

export const flags = (): Member<boolean> =>
  member<boolean>(
    bytes,
    (value) => (value ? 1 : 0),
    (value) => value === 1,
  );

/** Texts that occur over and over: days, names of fee heads. */
export function texts(): Member<string> {
  let known = new Interned<string>();
  const indexes = member<string>(
    ints,
    (text) => known.indexOf(text),
    (index) => known.value(index),
  );
  return {
    ...indexes,
    plain: () => ({ ...indexes.plain(), texts: [...known.values()] }),
    load: (plain) => {
      known = new Interned(plain.texts);
      indexes.load(plain);
    },
  };
}
