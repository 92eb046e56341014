import type { StudentFees } from '@madrasah/events/fees';
import { useFormField } from '../../kit/fields/Field.tsx';
import { FieldError } from '../../kit/fields/FieldError.tsx';
import { Select } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import styles from './family.module.css';
import { holderOf, holders } from './family.ts';

/** Whose advance it is to be, what is paid above all that the children owe. */
export function AdvanceTo({ of }: { readonly of: readonly StudentFees[] }) {
  const t = useText(feesTexts);
  const label = t('fees.family.advanceTo');
  const { input, error, control } = useFormField<number | undefined>({ name: 'advanceTo', label });
  return (
    <div className={`field ${styles['alone']}`}>
      <label htmlFor={control.id}>{label}</label>
      <Select
        control={control}
        choices={holders(of).map(({ admissionId, student }) => ({
          value: admissionId,
          label: student.StudentName,
        }))}
        value={holderOf(of, input.value)}
        onChange={(value) => input.onChange(value as number | undefined)}
      />
      <FieldError id={control.id} error={error} />
    </div>
  );
}
