import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  readonly disabled: boolean;
  onChoose(value: number): void;
}

/** A few choices, all in sight, outside of a form. */
export function Radios({ label, hint, options, value, disabled, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className="field radios" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      <div className="row">
        {options.map((one) => (
          <div key={one.value} className="ui radio checkbox">
            <input
              type="radio"
              id={`${id}-${one.value}`}
              name={id}
              checked={one.value === value}
              disabled={disabled}
              onChange={() => onChoose(one.value)}
            />
            <label htmlFor={`${id}-${one.value}`}>{one.label}</label>
          </div>
        ))}
      </div>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}
