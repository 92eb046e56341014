import { peopleCommands, USER_TYPES } from '@madrasah/events/people';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { PersonActivity } from '../PersonActivity.tsx';
import { PhotoSection } from '../photos/PersonPhoto.tsx';
import { photoOf } from '../photos/photo-beside.ts';
import { oneUser, type UserRow } from '../rows.ts';
import { peopleTexts } from '../texts.ts';
import { RecordedCode } from './CodeField.tsx';
import { PersonForm } from './PersonForm.tsx';
import { personValues, RECORDED_FIELDS } from './person.ts';

const LIST = '/general-info/users-info';
const REQUIRED = ['UserName', 'GenderID', 'DateOfBirth', 'Mobile1'];

/** `/general-info/users-info/:UserID`: what is known of a person, changed. */
export default function EditPersonPage() {
  const t = useText(peopleTexts);
  const word = useWord();
  const { UserID } = useParams();
  const user = useQuery(oneUser, { id: UserID });
  return (
    <Page
      path={[{ name: word('users'), to: LIST }]}
      title={user.data?.data.UserName ?? t('people.edit.title')}
      sub={
        user.data && (
          <>
            {t('people.edit.title')} ·{' '}
            {t(
              user.data.data.UserTypeID === USER_TYPES.student ? 'people.field.code' : 'people.field.ownCode',
            )}{' '}
            <Digits of={user.data.data.UserCode} />
          </>
        )
      }
    >
      <Loaded of={user} lines={8}>
        {({ data }) =>
          data.erased ? (
            <Message warning visible>
              {t('people.edit.erased')}
            </Message>
          ) : (
            <>
              <PersonActivity person={data} />
              {data.Status === 1 && <FormOf key={data.UserID} person={data} />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

/** The page of the student from which one came, where the address names it. */
function useStudentPage(): string | undefined {
  const student = Number(useSearchParams()[0].get('student'));
  return student > 0 ? `/students/${student}` : undefined;
}

/** His data and his photo, saved at once; then back to the student, or he stays as he was saved. */
function FormOf({ person }: { person: UserRow }) {
  const t = useText(peopleTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const values = useMemo(() => personValues({ ...person }, language, RECORDED_FIELDS), [person, language]);
  const student = useStudentPage();
  const photo = useMemo(
    () => photoOf(person.UserCode, person.UserTypeID),
    [person.UserCode, person.UserTypeID],
  );
  return (
    <PersonForm
      command={peopleCommands.changePerson}
      version={person.revision}
      initialValues={values}
      toBody={(changed) => ({ id: person.UserID, data: changed })}
      draft={{ of: person.UserID }}
      afterSave="keep"
      save={t('people.edit.save')}
      quiet
      code={<RecordedCode userType={person.UserTypeID} />}
      userType={person.UserTypeID}
      required={
        person.UserTypeID === USER_TYPES.student
          ? [...REQUIRED, 'FatherName', 'MotherName', 'Relationship1']
          : REQUIRED
      }
      beside={photo}
      onClose={() => navigate(student ?? LIST)}
      onDone={() => student && navigate(student)}
    >
      <PhotoSection person={person} />
    </PersonForm>
  );
}
