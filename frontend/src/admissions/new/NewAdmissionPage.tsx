import { admissionCommands } from '@madrasah/events/admissions';
import { USER_TYPES } from '@madrasah/events/people';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { NewPersonForm, peopleTexts, useNextCode } from '../../people/index.ts';
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
  const navigate = useNavigate();
  const admitted = useAdmitted();
  const { fresh, sessions } = useFreshAdmission(1);
  const codes = useNextCode(USER_TYPES.student);
  return (
    <Page
      path={[{ name: word('students'), to: '/students' }]}
      sub={
        codes.code !== '' && (
          <>
            {person('people.field.code')} <Digits of={codes.code} /> ({t('admissions.add.automatic')})
          </>
        )
      }
    >
      <Loaded of={sessions} lines={10}>
        {() => (
          <Loaded of={codes.settings} lines={10}>
            {() => (
              <NewPersonForm
                command={admissionCommands.admitStudent}
                codes={codes}
                initialValues={{ ...fresh, Relationship1: 1 }}
                keeps={KEEPS}
                draft={{}}
                steps={t('admissions.add.parts')}
                sheet={{
                  ...{ id: 'academic', title: t('admissions.add.academic') },
                  fields: [...ACADEMIC_FIELDS, ...ENTRY_FIELDS],
                  children: <OfAdmission />,
                }}
                save={t('admissions.add.save')}
                silent
                afterSave="keep" // his page follows; an empty form in between would frighten
                onClose={() => navigate('/students')}
                onDone={admitted}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

const OfAdmission = () => (
  <>
    <div className="fields-3">
      <AcademicFields />
    </div>
    <EntryFields />
  </>
);
