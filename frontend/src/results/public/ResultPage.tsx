import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/use-query.ts';
import { Skeleton } from '../../kit/feedback/states.tsx';
import { WholeDayBox } from '../../kit/fields/day/WholeDayBox.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { printThisPage } from '../../kit/report/print.ts';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { resultsTexts } from '../texts.ts';
import { publicResult } from './asked.ts';
import { OpenFrame } from './OpenFrame.tsx';
import styles from './public.module.css';
import { Sheet } from './Sheet.tsx';

/** `/:schoolid/students/…`: one student's published result; what is not there leads back to the search. */
export default function ResultPage() {
  const t = useText(resultsTexts);
  const params = useParams();
  const id = schoolIdOf(params['schoolid']);
  const { sessionid = '', examid = '', classid = '', userid = '' } = params;
  const [birthdate, setBirthdate] = useState<string>();
  const place = { sessionid, examid, classid };
  const found = useQuery(publicResult, { id, ...place, userid, ...(birthdate ? { birthdate } : {}) });
  const record = found.data?.data;
  useTitle(record ? `${record.UserName} · ${record.ExamName}` : t('results.public.title'));
  const search = new URLSearchParams({ ...place, usercode: userid });
  if (found.error && found.error.status >= 400 && found.error.status < 429 && found.error.status !== 403)
    return <Navigate replace to={`/${id}?${search}&missing=1`} />;
  return (
    <OpenFrame id={id} school={record}>
      {found.error && <NotShown error={found.error} onDay={setBirthdate} onAgain={found.refetch} />}
      {!record && !found.error && (
        <Segment>
          <Skeleton lines={8} />
        </Segment>
      )}
      {record && (
        <>
          <Sheet record={record} />
          <div className={styles['acts']}>
            <Link className="ui button" to={`/${id}?${search}`}>
              {t('results.public.another')}
            </Link>
            <Button
              primary
              type="button"
              onClick={() => printThisPage(`${record.UserCode} ${record.ExamName} ${record.SessionName}`)}
            >
              <Icon name="print" /> {t('results.public.print')}
            </Button>
          </div>
        </>
      )}
    </OpenFrame>
  );
}

interface NotShownProps {
  readonly error: Failure;
  onDay(day: string): void;
  onAgain(): void;
}

/** Many were looked at from here, so that the birth date is asked; or the server is busy or away. */
function NotShown({ error, onDay, onAgain }: NotShownProps) {
  const t = useText(resultsTexts);
  const kit = useText(kitTexts);
  return (
    <Message warning visible>
      <p>{error.message}</p>
      {error.status === 403 ? (
        <WholeDayBox label={t('results.public.birth')} value={undefined} onDay={(day) => day && onDay(day)} />
      ) : (
        <Button type="button" onClick={onAgain}>
          {kit('kit.page.retry')}
        </Button>
      )}
    </Message>
  );
}
