import { useField } from 'react-final-form';
import { type FieldProps, useFormField } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { type Choice, saidIn } from './select/match.ts';

/** One yes or no; the form holds 1 or 0, as the wire does. */
export function CheckField(props: FieldProps) {
  const { input, error, control } = useFormField<number | boolean>(props, (value) =>
    Number(value ?? 0) ? '✓' : '✗',
  );
  return (
    <div className={`field${error ? ' error' : ''}`}>
      <div className="ui checkbox">
        <input
          {...control}
          type="checkbox"
          checked={Boolean(Number(input.value ?? 0))}
          disabled={props.disabled}
          onChange={(event) => input.onChange(event.target.checked ? 1 : 0)}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
        />
        <label htmlFor={control.id}>{props.label}</label>
      </div>
      {props.hint && (
        <div className="hint" id={`${control.id}-hint`}>
          {props.hint}
        </div>
      )}
      <FieldError id={control.id} error={error} />
    </div>
  );
}

interface Radios extends FieldProps {
  readonly options: readonly Choice[];
}

/** One of two to four choices, all in sight. */
export function RadioField({ options, ...props }: Radios) {
  const { error, control, isRequired } = useFormField<string | number>(props, saidIn(options));
  const { input } = useField<string | number>(props.name);
  const { id, 'aria-required': _required, ...marks } = control;
  return (
    <fieldset className={`field radios${error ? ' error' : ''}`} {...marks} id={id}>
      <legend className={isRequired ? 'req' : undefined}>{props.label}</legend>
      <div className="row">
        {options.map(({ value, label }) => (
          <div key={value} className="ui radio checkbox">
            <input
              type="radio"
              id={`${id}-${value}`}
              name={id}
              checked={String(input.value) === String(value)}
              disabled={props.disabled}
              onChange={() => input.onChange(value)}
              onBlur={input.onBlur}
              onFocus={input.onFocus}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
