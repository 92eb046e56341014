import { type AnyRow, changedRow, type Register, type RowOfRegister, touched } from '@madrasah/events';
import type { FoldCase, NewTable, Table } from '@madrasah/service-kit/folding';
import { foldOf } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../stream.ts';
import { fieldReferences } from './references.ts';

export type Rows = Table<number, AnyRow>;

/** The rows of several registers, each under its key. */
export type RegisterTables<R extends Readonly<Record<string, Register>>> = {
  readonly [K in keyof R]: Table<number, RowOfRegister<R[K]>>;
};

/** What the events of a register change in the table of its rows. */
export function registerCases<S>(
  register: Register,
  rowsOf: (state: S) => Table<number, never>,
): readonly FoldCase<S>[] {
  return register.recorded.definitions.map(({ type }) => ({
    type,
    fold(state, event) {
      const rows = rowsOf(state) as unknown as Rows;
      const change = register.recorded.read(event);
      for (const id of change ? touched(change) : []) {
        const { idName } = register;
        const row = change && changedRow(rows.get(id), change, { id, idName, revision: event.revision });
        if (row) rows.set(id, row);
      }
    },
  }));
}

/** A stream of which nothing but registers is folded. @throws TypeError for a register that names another stream */
export function registerStream<const R extends Readonly<Record<string, Register>>>(
  category: string,
  nameFor: (school: string) => string,
  registers: R,
): StreamDefinition<RegisterTables<R>> {
  const keys = Object.keys(registers);
  for (const { noun, stream } of Object.values(registers))
    if (stream !== category) throw new TypeError(`${noun} stands in ${stream}, not in ${category}`);
  return {
    category,
    nameFor,
    initial: (table: NewTable) => Object.fromEntries(keys.map((key) => [key, table()])) as RegisterTables<R>,
    evolve: foldOf<RegisterTables<R>>(
      ...keys.flatMap((key) =>
        registerCases<RegisterTables<R>>(registers[key] as Register, (state) => state[key] as never),
      ),
    ),
    refers: fieldReferences<RegisterTables<R>>(registers),
  };
}
