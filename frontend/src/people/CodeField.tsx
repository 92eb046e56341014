import { useQuery } from '../kit/calls/index.ts';
import { TextField } from '../kit/fields/index.ts';
import { useText } from '../kit/text.ts';
import { codeCheck } from './rows.ts';
import { peopleTexts } from './texts.ts';

const AUTOMATIC = 1;

/** The code of a new person: the next number where codes are automatic, a box where they are written by hand. */
export function useNextCode(userType: number) {
  const check = useQuery(codeCheck, { UserTypeID: userType });
  const automatic = check.data?.data.IDType === AUTOMATIC;
  return { automatic, code: check.data?.data.UserCode ?? '', known: check.data !== undefined, check };
}

export function CodeField({ automatic }: { automatic: boolean }) {
  const t = useText(peopleTexts);
  return (
    <TextField
      name="UserCode"
      label={t('people.field.code')}
      hint={t(automatic ? 'people.field.codeAuto' : 'people.field.codeManual')}
      inputMode="numeric"
      required={!automatic}
      disabled={automatic}
    />
  );
}
