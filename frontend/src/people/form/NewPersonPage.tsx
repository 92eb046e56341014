import { peopleCommands, USER_TYPE_NAMES, USER_TYPES } from '@madrasah/events/people';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../kit/feedback/index.ts';
import { FormSection, useKept } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../constants.ts';
import { peopleTexts } from '../texts.ts';
import { useNextCode } from './CodeField.tsx';
import { NewPersonForm } from './PersonForm.tsx';

/** People are registered kind by kind. */
const KIND = ['kind'];
const LIST = '/general-info/users-info';

/** A new person of any kind: the kind first, for codes are counted by it. */
export default function NewPersonPage() {
  const t = useText(peopleTexts);
  const word = useWord();
  const language = useLanguage();
  const kept = useKept('kindOfPerson', KIND);
  const [address] = useSearchParams();
  const [userType, setUserType] = useState(
    Number(address.get('kind') ?? kept.opened({})['kind']) || USER_TYPES.teacher,
  );
  const choose = (kind: number) => {
    kept.saved({ kind });
    setUserType(kind);
  };
  return (
    <Page path={[{ name: word('users'), to: LIST }]}>
      <FormSection id="kind" title={word('userKind')}>
        <div className="ui buttons">
          {constantChoices(USER_TYPE_NAMES, language).map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={userType === value}
              className={`ui button${userType === value ? ' primary' : ''}`}
              onClick={() => choose(Number(value))}
            >
              {label}
            </button>
          ))}
        </div>
        {userType === USER_TYPES.student && <p className="muted">{t('people.new.studentHint')}</p>}
      </FormSection>
      <PersonOfKind userType={userType} />
    </Page>
  );
}

function PersonOfKind({ userType }: { userType: number }) {
  const t = useText(peopleTexts);
  const navigate = useNavigate();
  const codes = useNextCode(userType);
  return (
    <Loaded of={codes.settings} lines={10}>
      {() => (
        <NewPersonForm
          command={peopleCommands.registerPerson}
          codes={codes}
          userType={userType}
          toBody={({ SiblingID, ...values }) => ({
            ...values,
            ...(userType === USER_TYPES.student && { SiblingID }),
            UserTypeID: userType,
          })}
          draft={{}} // of any kind: what was typed stays where another kind is chosen
          save={t('people.new.save')}
          onClose={() => navigate(LIST)}
          onDone={() => navigate(LIST)}
        />
      )}
    </Loaded>
  );
}
