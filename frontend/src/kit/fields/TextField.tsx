import type { ComponentProps, ReactNode } from 'react';
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

/** One line of text. */
export function TextField({ before, inside, align, type = 'text', ...props }: TextFieldProps) {
  const { name, label, hint, required, disabled, ...box } = props;
  const { input, error, control } = useFormField({ name, label, hint, required });
  return (
    <FieldFrame control={control} label={label} hint={hint} error={error} disabled={disabled}>
      <div className={before ? 'ui labeled input box' : 'ui input box'}>
        {before && <span className="ui label">{before}</span>}
        <input
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          {...box}
          {...input}
          value={input.value ?? ''}
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
