import { type Day, isDay } from '@madrasah/events/kernel';
import { banglaInWords } from '../../figures/bangla.ts';
import { useHijriInWords } from '../../figures/hijri.ts';
import { useLanguage } from '../../text.ts';
import { FieldFrame, type FieldProps, useFormField } from '../Field.tsx';
import { DayBox } from './DayBox.tsx';

interface Props extends FieldProps {
  readonly min?: Day;
  readonly max?: Day;
  /** What else is told of a day under the box: an age. */
  note?(day: Day): string | undefined;
  /** The Hijri and Bangla dates under the box. */
  readonly beside?: boolean;
}

/** A business day. */
export function DayField({ min, max, note, beside = true, ...props }: Props) {
  const language = useLanguage();
  const hijri = useHijriInWords();
  const { input, error, control } = useFormField<string | undefined>(props);
  const day = input.value && isDay(input.value) ? input.value : undefined;
  const dates =
    day && beside
      ? [note?.(day), hijri(day), banglaInWords(day, language)].filter(Boolean).join(' · ')
      : undefined;
  return (
    <FieldFrame
      control={control}
      label={props.label}
      hint={props.hint ?? dates}
      error={error}
      disabled={props.disabled}
    >
      <DayBox
        value={input.value}
        min={min}
        max={max}
        disabled={props.disabled}
        control={control}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        onChange={input.onChange}
      />
    </FieldFrame>
  );
}
