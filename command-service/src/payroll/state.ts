import { type DataOf, type RowOfRegister, streams } from '@madrasah/events';
import { payHeads, SalarySet } from '@madrasah/events/payroll';
import { PERSON } from '@madrasah/events/people';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { fieldReferences, homesIn, registerCases } from '../kernel/register/index.ts';
import type { StreamDefinition } from '../kernel/stream.ts';

/** What a person is paid from a day on; paisa. */
export type Salary = Omit<DataOf<typeof SalarySet>, 'bank' | 'userId'>;

export interface PayrollState {
  readonly payHead: Table<number, RowOfRegister<typeof payHeads>>;
  /** UserID → what was set, in the order it was recorded. */
  readonly salaries: Table<number, readonly Salary[]>;
}

const registers = { payHead: payHeads };

export const payrollStream: StreamDefinition<PayrollState> = {
  category: 'payroll',
  nameFor: streams.payroll,
  initial: (table: NewTable) => ({ payHead: table(), salaries: table() }),
  evolve: foldOf<PayrollState>(
    ...registerCases<PayrollState>(payHeads, ({ payHead }) => payHead as never),
    on(SalarySet, ({ salaries }, { userId, bank: _, ...salary }) => {
      salaries.set(userId, [...(salaries.get(userId) ?? []), salary]);
    }),
  ),
  refers: [
    ...fieldReferences<PayrollState>(registers),
    {
      to: payHeads,
      names: ({ salaries }, id) =>
        [...salaries.values()].some((all) =>
          all.some(({ lines }) => lines.some(({ payHeadId }) => payHeadId === id)),
        ),
    },
    { to: PERSON, tie: 'money', names: ({ salaries }, id) => salaries.has(id) },
  ],
};
export const payrollHomes = homesIn(payrollStream, registers);
