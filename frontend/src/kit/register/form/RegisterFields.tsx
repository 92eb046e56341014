import { type Field, type Register, takenFields } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useQuery } from '../../calls/use-query.ts';
import { idIn, listOf } from '../definition.ts';
import { DefinedField } from './DefinedField.tsx';

/** The fields of a register's form; those that are given once only for a new row. */
export function RegisterFields({ register, isNew }: { register: Register; isNew: boolean }) {
  return (
    <>
      {Object.entries(takenFields(register.fields, isNew))
        .filter(([, { silent }]) => !silent)
        .map(([name, field]) => (
          <Where key={name} register={register} field={field}>
            <DefinedField of={register} name={name} field={field} />
          </Where>
        ))}
    </>
  );
}

interface WhereProps {
  readonly register: Register;
  readonly field: Field;
  readonly children: ReactNode;
}

function Where({ register, field, children }: WhereProps) {
  const { when } = field;
  const on = when && register.fields[when.chosen];
  if (!when || on?.kind !== 'ref') return <>{children}</>;
  return (
    <WhereChosen wire={when.chosen} to={on.to} is={when.is}>
      {children}
    </WhereChosen>
  );
}

interface ChosenProps {
  readonly wire: string;
  readonly to: Register;
  is(row: Readonly<Record<string, unknown>>): boolean;
  readonly children: ReactNode;
}

function WhereChosen({ wire, to, is, children }: ChosenProps): ReactNode {
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } });
  const rows = useQuery(listOf(to), {}).data?.data;
  const row = rows?.find((one) => idIn(to, one) === Number(values[wire]));
  return row && is(row) ? children : null;
}
