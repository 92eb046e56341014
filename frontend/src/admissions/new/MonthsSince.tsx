import { type Day, dhakaDay } from '@madrasah/events/kernel';
import { useField } from 'react-final-form';
import { CheckField, DayField, RadioField } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';

/** The words by which an admission on an earlier day says what is charged of the time since. */
export const ENTRY_FIELDS = ['CreateAt', 'months', 'chargeFrom', 'charge'] as const;

const useValue = <V,>(name: string) => useField<V | undefined>(name, { subscription: { value: true } }).input;

/** The day of an admission, and of an earlier one which months since are charged. */
export function EntryFields() {
  const t = useText(admissionsTexts);
  const choices = useMonthChoices();
  const today = dhakaDay(new Date());
  const { value: on } = useValue<Day>('CreateAt');
  const isEarlier = Boolean(on) && (on as Day) < today;
  return (
    <>
      <div className="fields-3">
        <DayField
          name="CreateAt"
          label={t('admissions.field.admittedOn')}
          max={today}
          {...(on ? {} : { hint: t('admissions.add.todayHint') })}
        />
      </div>
      {isEarlier && (
        <>
          <RadioField name="months" label={t('admissions.add.months')} options={choices} />
          <div className="fields-3">
            <ChargeFrom max={today} />
          </div>
          <CheckField name="charge" label={t('admissions.add.fees')} />
        </>
      )}
    </>
  );
}

/** What may be charged of the months since an admission. */
export function useMonthChoices() {
  const t = useText(admissionsTexts);
  return (['all', 'none', 'from'] as const).map((value) => ({
    value,
    label: t(`admissions.add.months-${value}`),
  }));
}

/** The day from which months are charged, where that was chosen. */
export function ChargeFrom({ max }: { readonly max: Day }) {
  const t = useText(admissionsTexts);
  const { value } = useValue<string>('months');
  if (value !== 'from') return null;
  return <DayField name="chargeFrom" label={t('admissions.add.chargeFrom')} max={max} />;
}
