import { CODE_TYPES, USER_TYPES } from '@madrasah/events/people';
import { settingsInfo } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { codeCheck, codeSettingList } from '../rows.ts';
import { peopleTexts } from '../texts.ts';

/** What the form of a new person begins with as gender; nothing where it is chosen each time. */
function useFirstGender() {
  const action = useQuery(settingsInfo, {}).data?.gender.Action;
  return useMemo(() => (action ? { GenderID: action } : {}), [action]);
}

/**
 * How a new person of a type comes by a code, and the next one where it is given automatically and the user may see it:
 * who admits students need not be who keeps the users.
 */
export function useNextCode(userType: number) {
  const mayAsk = useMay('user_entry', 'view');
  const settings = useQuery(codeSettingList, {});
  const check = useQuery(codeCheck, mayAsk ? { UserTypeID: userType } : undefined);
  const setting = settings.data?.data.find(({ UserTypeID }) => UserTypeID === userType);
  const automatic = setting?.IDType !== CODE_TYPES.manual;
  const gender = useFirstGender();
  return { settings, automatic, gender, code: automatic ? (check.data?.data.UserCode ?? '') : '' };
}

/** The code that somebody has; it can be made another one. */
export function RecordedCode({ userType }: { userType: number }) {
  const t = useText(peopleTexts);
  return (
    <TextField
      name="UserCode"
      label={t(userType === USER_TYPES.student ? 'people.field.code' : 'people.field.ownCode')}
      hint={t('people.field.codeChange')}
      inputMode="numeric"
      required
    />
  );
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
