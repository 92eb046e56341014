import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useField } from 'react-final-form';
import { type Says, useFormDesk } from '../form/leaving/desk.ts';
import { useLanguage } from '../text.ts';
import { FieldError } from './FieldError.tsx';
import { shownError } from './shown-error.ts';

/** What every field takes. */
export interface FieldProps {
  /** The path in the command's body, `fees[0].deposit`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Known from the command where the form has one. */
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** What the control inside a field must carry to be found by a screen reader. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** One field of the form in hand: its value, and the marks its control carries. */
export function useFormField<Value = string>({ name, label, hint, required }: FieldProps, says?: Says) {
  const id = useId();
  const desk = useFormDesk();
  // Text stays text: a form knows no difference between '' and nothing, and the schema reads both.
  const { input, meta } = useField<Value>(name, { parse: (typed) => typed, format: (value) => value });
  const error = shownError(meta, useLanguage());
  const isRequired = required ?? desk.required.has(name);
  const words = useRef(says);
  words.current = says;
  useEffect(() => desk.named(name, label, id, (value) => words.current?.(value)), [desk, name, label, id]);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  };
  return { input, meta, error, isRequired, control };
}

interface FrameProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Label above, the control, its hint, and under it what is wrong, in words. Semantic's `Form.Field` draws the same, and
 * brings its dropdown, checkbox and input to every page: 80 kB that nothing here uses.
 */
export function FieldFrame({ control, label, hint, error, disabled, children }: FrameProps) {
  const { id } = control;
  const look = [
    control['aria-required'] && 'required',
    error !== undefined && 'error',
    disabled && 'disabled',
    'field',
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
