import type { QueryDefinition } from '../endpoint/endpoint.ts';
import type { Names } from '../event/schemas.ts';
import type { Bilingual, Language } from '../text/language.ts';

/** A word or a sentence in both languages. */
export type Said = Bilingual;

/** Where a value stands among the attributes of a row: `active`, `name.bn`. */
export type PlaceIn<A> = {
  [K in keyof A & string]: A[K] extends Names ? `${K}.${keyof Names & string}` : K;
}[keyof A & string];

export interface Choice {
  readonly value: number | string;
  readonly name: Said;
}

/** A row on the wire. */
export type WireFields = Readonly<Record<string, unknown>>;

/** A list of another kind than registers, of which one is chosen. */
export interface Picked {
  readonly list: Pick<
    QueryDefinition<unknown, { readonly data: readonly WireFields[] }>,
    'path' | 'method' | 'answers' | 'failed'
  >;
  readonly id: string;
  readonly name: string;
}

export interface WordsIn {
  /** One row, many rows: জামাত, জামাতসমূহ. */
  readonly one: string;
  readonly many: string;
  /** Said where the list is still empty: what it is for. */
  readonly purpose: string;
  /** Said where it does not come about, in place of what is made of `one`. */
  readonly failed?: Partial<Failing<string>>;
}

/** What may fail of a register: its list does not come, a row is not saved, or not taken off. */
export type Failing<T> = Readonly<Record<'load' | 'save' | 'remove', T>>;

/** What a register is called; its sentences are made of these. */
export type Words = Readonly<Record<Language, WordsIn>>;

/** The keys of a register's sentences; the refusals among them are its codes. */
export interface Codes {
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly ordered: string;
  readonly unknown: string;
  readonly duplicate: string;
  readonly used: string;
  readonly order: string;
}

/** What can be asked of any register; `register` is its key. */
export type RegisterCommand = { readonly register: string } & (
  | {
      readonly kind: 'add';
      readonly attributes: Readonly<Record<string, unknown>>;
      readonly serial?: number | undefined;
    }
  | { readonly kind: 'change'; readonly id: number; readonly changes: Readonly<Record<string, unknown>> }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'reorder'; readonly order: readonly number[] }
);

/** What a list of a register may be asked for: rows that refer to one row of another, in wire names, and a page. */
export interface RegisterQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly [wire: string]: number | undefined;
}

/** What is answered of any register, whatever else its rows have. `called` is a row's name with that of what it stands within. */
export interface RegisterAnswer {
  readonly data: readonly (WireFields & { readonly version: number; readonly called: string })[];
}

export type AskedRegister = QueryDefinition<RegisterQuery, RegisterAnswer>;
