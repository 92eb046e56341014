import { dhakaDay } from '@madrasah/events/kernel';
import { GENDER_NAMES } from '@madrasah/events/settings';
import { DayField, PhoneField, SelectField, TextField } from '../kit/fields/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { constantChoices } from './constants.ts';
import { peopleTexts } from './texts.ts';

/** What must be known of somebody of the staff who comes onto the list of people; the rest is written later. */
export function NewPersonFields({ name }: { readonly name?: string }) {
  const t = useText(peopleTexts);
  const language = useLanguage();
  return (
    <>
      <TextField name="UserName" label={name ?? t('people.field.name')} lang="bn" autoComplete="name" />
      <SelectField
        name="GenderID"
        label={t('people.field.gender')}
        options={constantChoices(GENDER_NAMES, language)}
      />
      <DayField name="DateOfBirth" label={t('people.field.born')} max={dhakaDay(new Date())} />
      <PhoneField name="Mobile1" label={t('people.field.ownMobile')} />
    </>
  );
}
