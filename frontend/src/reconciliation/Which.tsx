import { dhakaDay } from '@madrasah/events/kernel';
import { type Choice, DayField, SelectField } from '../kit/fields/index.ts';
import { useText } from '../kit/text.ts';
import styles from './one/one.module.css';
import { reconciliationTexts } from './texts.ts';

/** Whose statement it is, and of which days. */
export function Which({ banks }: { readonly banks: readonly Choice[] }) {
  const t = useText(reconciliationTexts);
  const today = dhakaDay(new Date());
  return (
    <div className={styles['form']}>
      <SelectField name="Account" label={t('reconciliation.take.account')} options={banks} />
      <DayField name="from" label={t('reconciliation.take.from')} max={today} />
      <DayField name="to" label={t('reconciliation.take.to')} max={today} />
    </div>
  );
}
