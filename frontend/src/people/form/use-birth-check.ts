import { dhakaDay } from '@madrasah/events/kernel';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';
import { wrongBirth } from './person.ts';

/** The `check` of a form about a person: the date of birth is not after today. */
export function useBirthCheck(): (
  values: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, string>> {
  const t = useText(peopleTexts);
  return (values): Record<string, string> =>
    wrongBirth(values, dhakaDay(new Date())) ? { DateOfBirth: t('people.field.bornLater') } : {};
}
