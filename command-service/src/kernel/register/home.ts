import { type AnyRow, builtInRows, idOf, type Refusal, type Register } from '@madrasah/events';
import type { NewTable, Table } from '@madrasah/service-kit/folding';
import type { AnswerOf } from '../answered.ts';
import type { DecisionContext } from '../desk.ts';
import type { KeyedStreams, StreamDefinition, StreamKind } from '../stream.ts';
import type { Rows } from './fold.ts';

export type Attributes = Readonly<Record<string, unknown>>;

/** Where the rows of a register stand: its stream, and their table in the stream's state. */
export interface Home {
  readonly register: Register;
  readonly stream: StreamDefinition<never>;
  rows(state: never): Rows;
}

/** The homes of registers whose tables stand in their stream's state under these names. */
export const homesIn = <S>(
  stream: StreamDefinition<S>,
  registers: Readonly<Partial<Record<keyof S & string, Register>>>,
): readonly Home[] =>
  Object.entries(registers).map(([member, register]) => ({
    register: register as Register,
    stream: stream as unknown as StreamDefinition<never>,
    rows: (state: never) => (state as Record<string, Rows>)[member] as Rows,
  }));

/** What a rule of one register may ask. */
export interface Surroundings {
  /** The state of the register's own stream. */
  readonly state: never;
  /** A standing row of any register in reach. */
  find(register: Register, id: number): AnyRow | undefined;
  readonly look: DecisionContext['look'];
  /** The keys of the streams that `readsIn` names, as far as the school has opened them. */
  readonly opened: readonly string[];
}

/** What is special about a register on the command side; all of it may be absent. */
export interface Slots {
  /** Streams that the rules look at. */
  readonly reads?: readonly StreamKind[];
  /** Keyed streams that the rules look at: all that a school has opened. */
  readonly readsIn?: KeyedStreams;
  /** Refuses the attributes of a row, or completes them. `before` is the row that is changed. */
  settle?(attributes: Attributes, around: Surroundings, before?: AnyRow): Attributes | Refusal;
  /** What is answered to a command beside the id: a rule that said more than was asked says so here. */
  readonly answer?: AnswerOf;
  /** Whether a row is in use without being named: a year, by its days. */
  usedBy?(id: number, around: Surroundings): boolean;
}

/** Rows that have not been taken off the list. */
export const standing = <R extends Pick<AnyRow, 'retired'>>(rows: Table<number, R>): R[] =>
  [...rows.values()].filter(({ retired }) => !retired);

/** The table of a register before any event. */
export function beginning(register: Register, table: NewTable): Rows {
  const rows = table<number, AnyRow>();
  for (const row of builtInRows(register)) rows.set(idOf(register, row), row);
  return rows;
}

/** Rows stand under their ids, those that were taken off the list too. */
export const nextId = (rows: Table<number, unknown>): number => 1 + Math.max(0, ...rows.keys());
