import { DayField, NumberField } from '../../kit/fields/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';

/** Until when an institution is renewed, and for how many students; both may stay empty. */
export function RenewalFields() {
  const t = useText(institutionTexts);
  const word = useWord();
  return (
    <>
      <DayField name="RenewUntil" label={word('renewedUntil')} hint={t('institutions.all.untilHint')} />
      <NumberField name="Quota" label={t('institutions.all.quota')} hint={t('institutions.all.quotaHint')} />
    </>
  );
}
