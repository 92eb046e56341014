import { hourInWords, type Language } from '@madrasah/events/kernel';
import { useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLanguage } from '../../text.ts';
import { FieldFrame, type FieldProps, useFormField } from '../Field.tsx';
import type { Choice } from '../select/match.ts';
import { Options, sayingOfList } from '../select/Options.tsx';
import { useCombobox } from '../select/use-combobox.ts';
import { readTypedTime } from './typed-time.ts';

/** The hours in which a house goes out, comes home and sits exams: from dawn until night, each half hour. */
const FROM_HOUR = 5;
const UNTIL_HOUR = 22;
const HALVES = Array.from({ length: 2 * (UNTIL_HOUR - FROM_HOUR) + 1 }, (_, at) => {
  const hour = String(FROM_HOUR + Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

const choicesIn = (language: Language): Choice[] =>
  HALVES.map((time) => hourInWords(time, language)).map((said) => ({ value: said, label: said }));

const CHOICES: Readonly<Record<Language, readonly Choice[]>> = { bn: choicesIn('bn'), en: choicesIn('en') };

/** What a time that was typed is: said as one of the list, or as it stands where it is no time. */
function typedTime(text: string, shown: readonly Choice[], language: Language): string {
  const time = readTypedTime(text, HALVES);
  return time ? hourInWords(time, language) : String(shown[0]?.value ?? text);
}

/** A time of the day by the clock of twelve hours: chosen from its half hours, or typed to the minute. */
export function ClockField(props: FieldProps) {
  const { input, error, control } = useFormField(props);
  const listId = useId();
  const language = useLanguage();
  const choices = CHOICES[language];
  const box = useCombobox({
    choices,
    value: input.value,
    isFree: true,
    onChoose: ({ value }) => input.onChange(value),
    onTyped: (text, shown) => input.onChange(typedTime(text, shown, language)),
  });
  return (
    <FieldFrame
      control={control}
      label={props.label}
      hint={props.hint}
      error={error}
      disabled={props.disabled}
    >
      <div className="select">
        <input
          {...control}
          {...sayingOfList(box, listId, box.open && box.shown.length > 0)}
          disabled={props.disabled}
          value={input.value ?? ''}
          onChange={(event) => {
            box.type(event.target.value);
            input.onChange(event.target.value);
          }}
          onFocus={() => input.onFocus()}
          onBlur={() => {
            box.hide();
            input.onBlur();
          }}
        />
        <Icon name="down" />
        {box.open && <Options box={box} id={listId} label={props.label} />}
      </div>
    </FieldFrame>
  );
}
