import { admissionCommands } from '@madrasah/events/admissions';
import { digitsOf } from '@madrasah/events/kernel';
import { photoUpload, USER_TYPES } from '@madrasah/events/people';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { CommandForm, FormSection } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import {
  CodeField,
  FormSteps,
  KinOf,
  LikeSomebody,
  peopleLook as look,
  PERSON_SHEETS,
  PersonFields,
  PhotoSection,
  peopleTexts,
  personBody,
  useBirthCheck,
  useNextCode,
  usePhotoOfNew,
} from '../../people/index.ts';
import { admissionsTexts } from '../texts.ts';
import { ACADEMIC_FIELDS, AcademicFields, KEPT_FIELDS } from './AcademicFields.tsx';
import { ENTRY_FIELDS, EntryFields } from './MonthsSince.tsx';
import { useAdmitted } from './use-admitted.ts';
import { useFreshAdmission } from './use-fresh-admission.ts';

const KEEPS = ['SessionID', ...KEPT_FIELDS];

/** A new student, registered and admitted at once. */
export default function NewAdmissionPage() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const person = useText(peopleTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const admitted = useAdmitted();
  const check = useBirthCheck();
  const photo = usePhotoOfNew(USER_TYPES.student);
  const { fresh, sessions } = useFreshAdmission(1);
  const { automatic, code, gender, settings } = useNextCode(USER_TYPES.student);
  const steps = [
    { id: 'personal', title: person('people.section.personal'), fields: PERSON_SHEETS.personal },
    { id: 'contact', title: person('people.section.contact'), fields: PERSON_SHEETS.contact },
    { id: 'permanent', title: person('people.section.permanent'), fields: PERSON_SHEETS.permanent },
    { id: 'present', title: person('people.section.present'), fields: PERSON_SHEETS.present },
    ...(photo ? [{ id: 'photo', title: person('people.photo.title'), fields: [photoUpload.field] }] : []),
    { id: 'academic', title: t('admissions.add.academic'), fields: [...ACADEMIC_FIELDS, ...ENTRY_FIELDS] },
  ];
  return (
    <Page
      path={[{ name: word('students'), to: '/students' }]}
      sub={
        automatic &&
        code !== '' && (
          <>
            {person('people.field.code')} <Digits of={code} /> ({t('admissions.add.automatic')})
          </>
        )
      }
    >
      <Loaded of={sessions} lines={10}>
        {() => (
          <Loaded of={settings} lines={10}>
            {() => (
              <CommandForm
                command={admissionCommands.admitStudent}
                initialValues={{
                  ...fresh,
                  ...gender,
                  UserCode: digitsOf(code, language),
                  Relationship1: 1,
                  sameAddress: 0,
                }}
                toBody={({ UserCode, ...values }) => ({
                  ...personBody(values),
                  ...(automatic ? {} : { UserCode }),
                })}
                keeps={KEEPS}
                check={check}
                draft={{}}
                save={t('admissions.add.save')}
                className="sheets"
                silent
                afterSave="keep" // his page follows; an empty form in between would frighten
                beside={photo}
                atSave={<LikeSomebody userType={USER_TYPES.student} />}
                onClose={() => navigate('/students')}
                onDone={admitted}
              >
                <div className={look['withSteps']}>
                  <FormSteps steps={steps} label={t('admissions.add.parts')} />
                  <div>
                    <PersonFields code={<CodeField automatic={automatic} />} kin={<KinOf />} />
                    {photo && <PhotoSection />}
                    <FormSection id="academic" title={t('admissions.add.academic')}>
                      <div className="fields-3">
                        <AcademicFields />
                      </div>
                      <EntryFields />
                    </FormSection>
                  </div>
                </div>
              </CommandForm>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
