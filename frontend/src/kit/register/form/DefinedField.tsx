import { dhakaDay, type Field, type Register } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import {
  CheckField,
  ChecksField,
  type Choice,
  ClockField,
  DayField,
  MoneyField,
  NumberField,
  PhoneField,
  RadioField,
  SelectField,
  StudentField,
  TextAreaField,
  TextField,
} from '../../fields/index.ts';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { PickField, RefField, RefsField } from './ref-fields.tsx';

/** What a page says of a field that its definition cannot know. */
export interface OnPage {
  /** It is not asked for now. */
  readonly hidden?: boolean | undefined;
  /** What may be chosen. */
  readonly options?: readonly Choice[] | undefined;
  /** Days it may be of. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The student that the form began with, by code and name. */
  readonly shown?: string | undefined;
  /** Below the field, where the definition says nothing. */
  readonly below?: ReactNode;
  readonly label?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

interface Props extends OnPage {
  /** All fields of the form. */
  readonly of: Pick<Register, 'fields'>;
  readonly name: string;
  readonly field: Field;
}

/** A field as its definition says. */
export function DefinedField({ of, name, field, hidden, below, options = [], ...page }: Props) {
  const { min, max, label, shown, ...marks } = page;
  const language = useLanguage();
  const t = useText(kitTexts);
  const hint = field.hint?.[language] ?? below;
  const given = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
  const props = {
    ...{ name, label: label ?? field.word[language], ...given },
    ...(hint === undefined ? {} : { hint }),
  };
  if (hidden) return null;
  switch (field.kind) {
    case 'text':
      return field.lines ? (
        <TextAreaField {...props} rows={field.lines} />
      ) : (
        <TextField {...props} {...inScript(field)} />
      );
    case 'flag':
      return <CheckField {...props} />;
    case 'number':
      if (field.parts) return <TextField {...props} inputMode="decimal" align="right" />;
      return <NumberField {...props} />;
    case 'mobile':
      return <PhoneField {...props} />;
    case 'time':
      return <ClockField {...props} hint={hint ?? t('kit.register.timeHint')} />;
    case 'day':
      return <DayField {...props} {...daysOf(field, min, max)} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'choice': {
      const choices = field.choices.map((one) => ({ value: one.value, label: one.name[language] }));
      return field.open ? (
        <RadioField {...props} options={choices} />
      ) : (
        <SelectField {...props} options={choices} />
      );
    }
    case 'given':
      if (field.open) return <RadioField {...props} options={options} />;
      return (
        <SelectField {...props} options={options} {...(field.none ? { none: field.none[language] } : {})} />
      );
    case 'student':
      return <StudentField {...props} takes={field.takes ?? 'AdmissionID'} {...(shown && { shown })} />;
    case 'several':
      return <ChecksField {...props} options={options} />;
    case 'ref':
      return <RefField {...props} of={of} field={field} />;
    case 'refs':
      return <RefsField {...props} to={field.to} />;
    case 'pick':
      return <PickField {...props} from={field.from} />;
  }
}

const inScript = ({ script }: Extract<Field, { readonly kind: 'text' }>) => ({
  ...(script ? { lang: script } : {}),
  ...(script === 'ar' ? { dir: 'rtl' as const } : {}),
});

function daysOf(
  { past }: Extract<Field, { readonly kind: 'day' }>,
  min: string | undefined,
  max = past ? dhakaDay(new Date()) : undefined,
) {
  return { ...(min ? { min } : {}), ...(max ? { max } : {}) };
}
