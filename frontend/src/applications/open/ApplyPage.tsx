import { applicationCommands } from '@madrasah/events/applications';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText } from '../../kit/text.ts';
import { OpenFrame } from '../../results/index.ts';
import { onlineAdmission } from '../rows.ts';
import { applicationsTexts } from '../texts.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** `/:schoolid/online_admission`: anybody applies for a new student. */
export default function ApplyPage() {
  const t = useText(applicationsTexts);
  const navigate = useNavigate();
  const school = schoolIdOf(useParams()['schoolid']);
  const chosen = Number(useSearchParams()[0].get('ClassID'));
  const taken = useQuery(onlineAdmission, { id: school });
  useTitle(t('applications.open.title'));
  return (
    <OpenFrame id={school}>
      <h1 className="ui header">{t('applications.open.title')}</h1>
      <Loaded of={taken} lines={8}>
        {({ data: { open, SessionName } }) =>
          open ? (
            <>
              <p>{t('applications.open.forNew', { session: SessionName })}</p>
              <ApplicationForm
                school={school}
                classId={chosen || undefined}
                command={applicationCommands.submitApplication}
                onDone={({ data }) =>
                  navigate(`/${school}/online_admission/${data?.usercode}?sig=${data?.sig}&sent=1`)
                }
              />
            </>
          ) : (
            <Message visible>{t('applications.open.closed')}</Message>
          )
        }
      </Loaded>
      <Link to={`/${school}`}>{t('applications.open.results')}</Link>
    </OpenFrame>
  );
}
