import { GENDERS } from '@madrasah/events/people';
import { GENDER_NAMES, GENDER_OF_NEW, setGenderAction, settingsInfo } from '@madrasah/events/settings';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { FailureMessage, Loaded } from '../../kit/feedback/index.ts';
import { Radios } from '../../kit/fields/index.ts';
import { useAutoSave } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';

/** Setting 28: the gender that forms of new people begin with. Whoever may not change it is not shown it. */
export function GenderForm() {
  const settings = useQuery(settingsInfo, {});
  if (!useMay('setting_switch', 'edit')) return null;
  return (
    <Segment className="ui form">
      <Loaded of={settings} lines={2}>
        {({ gender: { Action } }) => <GenderChoice key={Action} action={Action} />}
      </Loaded>
    </Segment>
  );
}

function GenderChoice({ action }: { readonly action: number }) {
  const t = useText(peopleTexts);
  const language = useLanguage();
  const { chosen, choose, failure } = useAutoSave(setGenderAction, action, (Action) => ({
    ...{ ID: GENDER_OF_NEW, Action },
  }));
  const named = GENDER_NAMES.filter(({ id }) => id !== GENDERS.other).map(({ id, ...names }) => ({
    ...{ value: id, label: names[language] },
  }));
  return (
    <>
      <Radios
        label={t('people.code.gender')}
        hint={t('people.code.genderHint')}
        options={[...named, { value: 0, label: t('people.code.byEntry') }]}
        value={chosen}
        disabled={false}
        onChoose={choose}
      />
      {failure && <FailureMessage failure={failure} />}
    </>
  );
}
