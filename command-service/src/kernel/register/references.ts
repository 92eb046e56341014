import { type AnyRow, type Register, valueAt } from '@madrasah/events';
import type { Table } from '@madrasah/service-kit/folding';
import type { Reference } from '../stream.ts';

type Tables = Readonly<Record<string, Table<number, AnyRow>>>;

/** The fields of a register that name rows of another and keep them on their list. */
export const referringFields = ({ fields }: Register) =>
  Object.values(fields).flatMap((field) => (field.kind === 'ref' || field.kind === 'refs' ? [field] : []));

/**
 * What the fields of registers refer to, whose tables stand in their stream's state under these names. A row that is
 * off its list counts where what was used may leave the list; where it may not, nothing was made of it, nor where its
 * field says that only rows which stand count.
 */
export const fieldReferences = <S>(
  registers: Readonly<Partial<Record<keyof S & string, Register>>>,
): Reference<S>[] =>
  (Object.entries(registers) as [string, Register][]).flatMap(([member, register]) =>
    referringFields(register).map(({ to, at, holds }) => ({
      to,
      names(state, id) {
        for (const row of (state as unknown as Tables)[member]?.values() ?? []) {
          const isNothing = row.retired && (register.remove === 'refuse' || holds === 'standing');
          const value = isNothing ? undefined : valueAt(row, at);
          if (Array.isArray(value) ? value.includes(id) : value === id) return true;
        }
        return false;
      },
    })),
  );
