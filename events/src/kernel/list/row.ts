import * as z from 'zod';
import { cell } from '../endpoint/answers.ts';
import type { WithIds } from '../event/named-ids.ts';
import { type Paisa, toTaka } from '../money/money.ts';
import type { Column, ColumnKind, Columns } from './column.ts';

/** A login as rows name it; `id` 0 is the system. */
export interface Who {
  readonly id: number;
  readonly name: string;
}

interface Held {
  readonly money: Paisa;
  readonly count: number;
  readonly number: number;
  readonly code: string;
  readonly mobile: string;
  readonly name: string;
  readonly text: string;
  readonly day: string;
  readonly time: string;
  readonly clock: string;
  readonly names: readonly string[];
  readonly who: Who;
  readonly choice: number;
  readonly badge: number;
  readonly flag: boolean;
}
type OnWire = Omit<Held, 'money'> & { readonly money: number };

type Lacking<C extends Columns> = { [K in keyof C]: C[K] extends { absent: true } ? K : never }[keyof C];
type Cells<C extends Columns, V extends Readonly<Record<ColumnKind, unknown>>> = {
  readonly [K in Exclude<keyof C, Lacking<C>>]: V[C[K]['kind']];
} & { readonly [K in Lacking<C>]?: V[C[K]['kind']] | undefined };

export type Shape = Readonly<Record<string, z.ZodType>>;
export type Out<S extends Shape> = WithIds<z.output<z.ZodObject<S>>>;

/** A row as the query side hands it over: money in paisa. `X` is what it carries beside its columns. */
export type FactsRow<C extends Columns, X extends Shape> = Cells<C, Held> & Out<X>;
/** A row as it is answered: money in taka. */
export type WireRow<C extends Columns, X extends Shape> = Cells<C, OnWire> & Out<X>;

/** What a row answers, nothing less and nothing more. */
export function rowSchema(columns: Columns, carries: Shape): z.ZodType {
  const cells = Object.entries(columns).map(([key, { kind, absent }]) => {
    const schema = cell[kind]();
    return [key, absent ? schema.optional() : schema] as const;
  });
  return z.strictObject({ ...Object.fromEntries(cells), ...carries });
}

/** The row with its money in taka. */
export function toWire<C extends Columns, X extends Shape>(columns: C, row: FactsRow<C, X>): WireRow<C, X> {
  const taka = Object.entries(columns)
    .filter(([key, { kind }]) => kind === 'money' && row[key as keyof typeof row] !== undefined)
    .map(([key]) => [key, toTaka(row[key as keyof typeof row] as number)] as const);
  return { ...row, ...Object.fromEntries(taka) } as unknown as WireRow<C, X>;
}

/** What a column of a row orders and prints by; undefined where the row has none. */
export function cellOf({ kind }: Column, value: unknown): string | number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (kind === 'who') return (value as Who).name || undefined;
  if (kind === 'names') return (value as readonly string[]).join(', ') || undefined;
  return typeof value === 'boolean' ? Number(value) : (value as string | number);
}
