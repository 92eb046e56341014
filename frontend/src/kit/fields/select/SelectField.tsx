import { FieldFrame, type FieldProps, useFormField } from '../Field.tsx';
import { type Choice, saidIn } from './match.ts';
import { Select } from './Select.tsx';

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly Choice[];
  readonly placeholder?: string;
  /** Words of a first choice that means none. */
  readonly none?: string;
  onChosen?(value: string | number | undefined): void;
}

/** One of a list. `asChoices(rows, 'ClassID', 'ClassName')` makes the options of an answer's rows. */
export function SelectField({ options, placeholder, none, onChosen, ...props }: SelectFieldProps) {
  const { input, error, control } = useFormField<string | number | undefined>(props, saidIn(options));
  return (
    <FieldFrame
      control={control}
      label={props.label}
      hint={props.hint}
      error={error}
      disabled={props.disabled}
    >
      <Select
        choices={options}
        value={input.value}
        placeholder={placeholder}
        none={none}
        disabled={props.disabled}
        control={control}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        onChange={(value) => {
          input.onChange(value);
          onChosen?.(value);
        }}
      />
    </FieldFrame>
  );
}
