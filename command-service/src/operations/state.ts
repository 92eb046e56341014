import { streams } from '@madrasah/events';
import { OperationBegun, OperationDone, OperationUndone } from '@madrasah/events/operations';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

/** A command over many things that takes more than one append. */
export interface Operation {
  readonly operationId: string;
  readonly number: number;
  readonly kind: string;
  /** The values of its sentence, and what its undoing needs besides. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly state: 'begun' | 'done' | 'undone';
  readonly made: readonly number[];
  /** Of rows of registers: which of these ids are of which, by the register's key. */
  readonly registers?: Readonly<Record<string, readonly number[]>>;
}

export interface OperationsState {
  readonly operations: Table<number, Operation>;
}

const change = (state: OperationsState, operationId: string, changed: Partial<Operation>) => {
  const number = Number(operationId.slice(operationId.lastIndexOf('-') + 1));
  const before = state.operations.get(number);
  if (before) state.operations.set(number, { ...before, ...changed });
};

/** The operations of a school that are more than one append; their numbers are given here. */
export const operationsStream: StreamDefinition<OperationsState> = {
  category: 'operations',
  nameFor: streams.operations,
  initial: (table: NewTable) => ({ operations: table() }),
  evolve: foldOf(
    on(OperationBegun, (state: OperationsState, { operationId, number, kind, about }) => {
      state.operations.set(number, { operationId, number, kind, about, state: 'begun', made: [] });
    }),
    on(OperationDone, (state, { operationId, made, registers }) =>
      change(state, operationId, { state: 'done', made, ...(registers && { registers }) }),
    ),
    on(OperationUndone, (state, { operationId }) => change(state, operationId, { state: 'undone' })),
  ),
};
