import { digitsOf, toLatinDigits } from '@madrasah/events/kernel';
import { useFormField } from '../../../kit/fields/Field.tsx';
import { FieldError } from '../../../kit/fields/FieldError.tsx';
import { useLanguage } from '../../../kit/text.ts';

interface CellProps {
  readonly name: string;
  readonly label: string;
  onType(text: string): void;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A sum in a row; up and down go to the same box of the next row. */
export function CellBox({ name, label, onType }: CellProps) {
  const { input, meta, error, control } = useFormField<string | undefined>({ name, label });
  const language = useLanguage();
  const typed = input.value ?? '';
  return (
    <>
      <input
        {...control}
        className={error ? 'cell error' : 'cell'}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        value={meta.active ? typed : digitsOf(toLatinDigits(typed), language)}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => {
          input.onFocus();
          event.target.select();
        }}
        onBlur={() => input.onBlur()}
        onKeyDown={(event) => {
          const step = STEP[event.key];
          if (step === undefined) return;
          event.preventDefault();
          const column = event.currentTarget.closest('td')?.className ?? '';
          const boxes = [...(event.currentTarget.closest('tbody')?.querySelectorAll('td') ?? [])]
            .filter((cell) => cell.className === column)
            .map((cell) => cell.querySelector('input'));
          boxes[boxes.indexOf(event.currentTarget) + step]?.focus();
        }}
      />
      <FieldError id={control.id} error={error} />
    </>
  );
}
