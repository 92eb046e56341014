import { digitsOf, toLatinDigits } from '@madrasah/events/kernel';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../text.ts';
import { FieldFrame, type FieldProps, useFormField } from './Field.tsx';

type Box = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'lang'
  | 'dir'
  | 'placeholder'
  | 'maxLength'
  | 'readOnly'
  | 'autoFocus'
>;

export interface TextFieldProps extends FieldProps, Box {
  /** Stands before the box, as ৳ does. */
  readonly before?: string;
  /** A control that stands inside the box, at its end. */
  readonly inside?: ReactNode;
  readonly align?: 'right';
}

const IN_DIGITS: ReadonlySet<string> = new Set(['numeric', 'decimal', 'tel']);

/** One line of text. */
export function TextField({ before, inside, align, type = 'text', ...props }: TextFieldProps) {
  const { name, label, hint, required, disabled, ...box } = props;
  const { input, meta, error, control } = useFormField({ name, label, hint, required });
  const language = useLanguage();
  const inDigits = box.inputMode !== undefined && IN_DIGITS.has(box.inputMode);
  // Figures stand in the script of the page, except under the hands that write them.
  // A form may begin with a number in a field of text.
  const figures = (typed: string | number) => digitsOf(toLatinDigits(String(typed)), language);
  const element = useRef<HTMLInputElement>(null);
  const active = meta.active === true;
  // The figures have just changed their script under the caret: all of them are chosen, so that typing replaces them.
  // Before anything can be typed: later it would take the first digit away again.
  useLayoutEffect(() => {
    if (inDigits && active && document.activeElement === element.current) element.current?.select();
  }, [inDigits, active]);
  const shown = inDigits && !active ? figures(input.value ?? '') : (input.value ?? '');
  return (
    <FieldFrame control={control} label={label} hint={hint} error={error} disabled={disabled}>
      <div className={before ? 'ui labeled input box' : 'ui input box'}>
        {before && <span className="ui label">{before}</span>}
        <input
          ref={element}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          {...box}
          {...input}
          value={shown}
          onBlur={() => {
            if (inDigits && input.value) input.onChange(figures(input.value));
            input.onBlur();
          }}
          {...control}
          className={align === 'right' ? 'num' : undefined}
          type={type}
          disabled={disabled}
        />
        {inside}
      </div>
    </FieldFrame>
  );
}
