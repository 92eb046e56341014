import type { Field, Register } from '@madrasah/events/kernel';
import { useQuery } from '../calls/use-query.ts';
import { asChoices, CheckField, NumberField, SelectField, TextField } from '../fields/index.ts';
import { useLanguage } from '../text.ts';
import { listOf } from './definition.ts';

/** The fields of a register's form; those that are given once only for a new row. */
export function RegisterFields({ register, isNew }: { register: Register; isNew: boolean }) {
  return (
    <>
      {Object.entries(register.fields)
        .filter(([, { fixed }]) => isNew || !fixed)
        .map(([name, field]) => (
          <OneField key={name} name={name} field={field} />
        ))}
    </>
  );
}

function OneField({ name, field }: { name: string; field: Field }) {
  const language = useLanguage();
  const label = field.word[language];
  const hint = field.hint?.[language];
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
    case 'choice':
      return (
        <SelectField
          {...props}
          options={field.choices.map((one) => ({ value: one.value, label: one.name[language] }))}
        />
      );
    case 'ref':
      return <RefField {...props} to={field.to} />;
  }
}

function RefField({ to, ...props }: { to: Register; name: string; label: string }) {
  const rows = useQuery(listOf(to), {}).data?.data;
  return <SelectField {...props} options={asChoices(rows, to.wire.id, 'called')} />;
}
