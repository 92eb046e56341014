import { digitsOf } from '@madrasah/events/kernel';
import { peopleCommands, USER_TYPE_NAMES, USER_TYPES } from '@madrasah/events/people';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../kit/feedback/index.ts';
import { CommandForm, FormSection, useKept } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../constants.ts';
import { KinOf } from '../kin/KinOf.tsx';
import { PhotoSection } from '../photos/PersonPhoto.tsx';
import { usePhotoOfNew } from '../photos/photo-beside.ts';
import { peopleTexts } from '../texts.ts';
import { CodeField, useNextCode } from './CodeField.tsx';
import { LikeSomebody } from './LikeSomebody.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personBody } from './person.ts';
import { useBirthCheck } from './use-birth-check.ts';

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
      <PersonForm userType={userType} />
    </Page>
  );
}

function PersonForm({ userType }: { userType: number }) {
  const t = useText(peopleTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const check = useBirthCheck();
  const { automatic, code, gender, settings } = useNextCode(userType);
  const photo = usePhotoOfNew(userType);
  return (
    <Loaded of={settings} lines={10}>
      {() => (
        <CommandForm
          command={peopleCommands.registerPerson}
          initialValues={{ ...gender, UserCode: digitsOf(code, language), sameAddress: 0 }}
          toBody={({ UserCode, SiblingID, ...values }) => ({
            ...personBody(values),
            ...(userType === USER_TYPES.student && { SiblingID }),
            UserTypeID: userType,
            ...(automatic ? {} : { UserCode }),
          })}
          check={check}
          draft={{}} // of any kind: what was typed stays where another kind is chosen
          save={t('people.new.save')}
          className="sheets"
          beside={photo}
          atSave={<LikeSomebody userType={userType} />}
          onClose={() => navigate(LIST)}
          onDone={() => navigate(LIST)}
        >
          <PersonFields
            userType={userType}
            code={<CodeField automatic={automatic} />}
            kin={userType === USER_TYPES.student && <KinOf />}
          />
          {photo && <PhotoSection />}
        </CommandForm>
      )}
    </Loaded>
  );
}
