import { APPLICATION, applicationCommands } from '@madrasah/events/applications';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { ACADEMIC_FIELDS, AcademicFields, useAdmitted } from '../admissions/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { Digits } from '../kit/figures/index.ts';
import { PaperFiles } from '../kit/report/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { NewPersonForm, personValues } from '../people/index.ts';
import { type Applicant, oneApplicant } from './rows.ts';
import { applicationsTexts } from './texts.ts';

const LIST = '/students/online-admission';

/** An applicant becomes a student: what he wrote is checked and completed by the office. */
export default function AdmitApplicantPage() {
  const t = useText(applicationsTexts);
  const word = useWord();
  const { application } = useParams();
  const found = useQuery(oneApplicant, { id: application });
  return (
    <Page
      title={found.data?.data.UserName}
      actions={
        <PaperFiles
          path={`/api/students/online_admission/${application}`}
          query={{}}
          name={`application-${application}`}
          print={t('applications.list.form')}
          sheetless
        />
      }
      path={[{ name: word('applications'), to: LIST }]}
      sub={
        found.data && (
          <>
            {word('applicationNo')} <Digits of={found.data.data.UserCode} />
          </>
        )
      }
    >
      <Loaded of={found} lines={10}>
        {({ data }) => {
          if (data.Status === APPLICATION.waiting) return <AdmissionForm key={data.UserID} of={data} />;
          return (
            <Message visible positive={data.Status === APPLICATION.admitted}>
              {t(`applications.admit.${outcomeOf(data)}`)}{' '}
              {data.AdmissionID !== null && (
                <Link to={`/students/${data.AdmissionID}`}>{t('applications.admit.student')}</Link>
              )}
            </Message>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** What has become of an application that does not wait. */
const outcomeOf = ({ Status, erased }: Applicant) =>
  Status === APPLICATION.admitted ? 'done' : erased ? 'erased' : 'laid';

function AdmissionForm({ of }: { of: Applicant }) {
  const t = useText(applicationsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const admitted = useAdmitted();
  const { SessionID, ClassID, ResidentialStatusId } = of;
  const initial = useMemo(
    () => ({ ...personValues({ ...of }, language), SessionID, ClassID, ResidentialStatusId, NewOldId: 1 }),
    [of, language, SessionID, ClassID, ResidentialStatusId],
  );
  return (
    <NewPersonForm
      command={applicationCommands.admitApplicant}
      initialValues={initial}
      toBody={(values) => ({ ...values, UserID: of.UserID })}
      draft={{ of: of.UserID }}
      steps={t('applications.admit.parts')}
      sheet={{
        ...{ id: 'academic', title: t('applications.admit.academic'), fields: ACADEMIC_FIELDS },
        children: (
          <div className="fields-3">
            <AcademicFields />
          </div>
        ),
      }}
      save={t('applications.admit.save')}
      silent
      quiet
      afterSave="keep"
      onClose={() => navigate(LIST)}
      onDone={admitted}
    />
  );
}
