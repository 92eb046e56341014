import { dhakaDay, type Field, type Register, takenFields } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useQuery } from '../../calls/use-query.ts';
import {
  CheckField,
  ClockField,
  DayField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
} from '../../fields/index.ts';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { idIn, listOf } from '../definition.ts';
import { PickField, RefField, RefsField } from './ref-fields.tsx';

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

interface OneProps {
  /** All fields of the form. */
  readonly of: Pick<Register, 'fields'>;
  readonly name: string;
  readonly field: Field;
  /** Below the field, where the definition says nothing. */
  readonly below?: ReactNode;
}

/** A field as its definition says. */
export function DefinedField({ of, name, field, below }: OneProps) {
  const language = useLanguage();
  const t = useText(kitTexts);
  const label = field.word[language];
  const hint = field.hint?.[language] ?? below;
  const props = { name, label, ...(hint === undefined ? {} : { hint }) };
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...props}
          {...(field.script ? { lang: field.script } : {})}
          {...(field.script === 'ar' ? { dir: 'rtl' as const } : {})}
        />
      );
    case 'flag':
      return <CheckField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'time':
      return <ClockField {...props} hint={hint ?? t('kit.register.timeHint')} />;
    case 'day':
      return <DayField {...props} {...(field.past ? { max: dhakaDay(new Date()) } : {})} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'choice':
      return (
        <SelectField
          {...props}
          options={field.choices.map((one) => ({ value: one.value, label: one.name[language] }))}
        />
      );
    case 'ref':
      return <RefField {...props} of={of} field={field} />;
    case 'refs':
      return <RefsField {...props} to={field.to} />;
    case 'pick':
      return <PickField {...props} from={field.from} />;
  }
}
