import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { FieldFrame, type FieldProps, useFormField } from './Field.tsx';
import { TextField } from './TextField.tsx';

interface Lines extends FieldProps {
  readonly rows?: number;
}

/** Several lines; Enter begins a new one. */
export function TextAreaField({ rows = 3, ...props }: Lines) {
  const { input, error, control } = useFormField(props);
  return (
    <FieldFrame
      control={control}
      label={props.label}
      hint={props.hint}
      error={error}
      disabled={props.disabled}
    >
      <textarea {...input} value={input.value ?? ''} {...control} rows={rows} disabled={props.disabled} />
    </FieldFrame>
  );
}

/** A whole number in digits of any script. */
export function NumberField(props: FieldProps) {
  return <TextField {...props} inputMode="numeric" align="right" />;
}

/** A sum in taka: Bengali or Latin digits, with or without commas. */
export function MoneyField(props: FieldProps) {
  return <TextField {...props} before="৳" inputMode="decimal" align="right" />;
}

/** A Bangladeshi mobile number in digits of any script. */
export function PhoneField(props: FieldProps) {
  return <TextField {...props} inputMode="tel" />;
}

/** A number as a bank or wallet prints it, in Latin letters and digits on a page of either language. */
export function ReferenceField(props: FieldProps) {
  return <TextField {...props} lang="en" />;
}

interface Names {
  /** The three paths of the body. */
  readonly bn: string;
  readonly en: string;
  readonly ar: string;
  /** Overrides of the labels, Bengali first. */
  readonly labels?: readonly [string, string, string];
}

/** A name in three scripts, each box telling keyboard and screen reader its language. */
export function NameFields({ bn, en, ar, labels }: Names) {
  const t = useText(kitTexts);
  const [inBengali, inEnglish, inArabic] = labels ?? [
    t('kit.name.bengali'),
    t('kit.name.english'),
    t('kit.name.arabic'),
  ];
  return (
    <>
      <TextField name={bn} label={inBengali} lang="bn" />
      <TextField name={en} label={inEnglish} lang="en" />
      <TextField name={ar} label={inArabic} lang="ar" dir="rtl" />
    </>
  );
}
