import styles from './ChecksField.module.css';
import { type FieldProps, useFormField } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import type { Choice } from './select/match.ts';

interface Props extends FieldProps {
  readonly options: readonly Choice[];
}

/** Several of a list; none chosen means all, and is sent as null. */
export function ChecksField({ options, ...props }: Props) {
  const says = (value: unknown) =>
    Array.isArray(value)
      ? options.flatMap((one) => (value.includes(Number(one.value)) ? [one.label] : [])).join(', ')
      : undefined;
  const { input, error, control } = useFormField<readonly number[] | null | undefined>(props, says);
  const chosen = input.value ?? [];
  const toggle = (id: number, on: boolean) => {
    const next = on ? [...chosen, id] : chosen.filter((other) => other !== id);
    input.onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset
      className={`field${error ? ' error' : ''}`}
      id={control.id}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{props.label}</legend>
      <div className={styles['all']}>
        {options.map(({ value, label }) => (
          <div key={value} className={`ui checkbox ${styles['one']}`}>
            <input
              type="checkbox"
              id={`${control.id}-${value}`}
              checked={chosen.includes(Number(value))}
              onChange={(event) => toggle(Number(value), event.target.checked)}
            />
            <label htmlFor={`${control.id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
      {props.hint && (
        <div className="hint" id={`${control.id}-hint`}>
          {props.hint}
        </div>
      )}
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}
