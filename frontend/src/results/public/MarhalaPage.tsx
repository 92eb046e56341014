import { toLatinDigits } from '@madrasah/events/kernel';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Message, Segment } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/use-query.ts';
import { Skeleton } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { publicExams, publicMarhala, publicSessions } from './asked.ts';
import { OpenFrame } from './OpenFrame.tsx';
import styles from './public.module.css';

/** `/:schoolid/marhala/<sessionid>-<examid>`: the sections whose results of an exam are out, each leading to its search. */
export default function MarhalaPage() {
  const t = useText(resultsTexts);
  const params = useParams();
  const id = schoolIdOf(params['schoolid']);
  const resultUrl = toLatinDigits(params['resultUrl'] ?? '');
  const [sessionid = '', examid = ''] = resultUrl.split('-');
  const found = useQuery(publicMarhala, { id, resultUrl });
  const sections = found.data?.data;
  const asked = sections && { id };
  const session = useQuery(publicSessions, asked)?.data?.data.find(
    ({ SessionID }) => SessionID === Number(sessionid),
  );
  const exam = useQuery(publicExams, asked && { id, sessionid })?.data?.data.find(
    ({ ExamID }) => ExamID === Number(examid),
  );
  const title = exam && session ? `${exam.ExamName} · ${session.SessionName}` : t('results.public.title');
  useTitle(title);
  const { error } = found;
  if (error && error.status >= 400 && error.status < 429) return <Navigate replace to={`/${id}?missing=1`} />;
  return (
    <OpenFrame id={id}>
      <h1 className={`ui header ${styles['heading']}`}>{title}</h1>
      {error && (
        <Message warning visible>
          {error.message}
        </Message>
      )}
      {!error && (
        <Segment>
          <p>{t('results.public.pick')}</p>
          {sections ? (
            <ul className={styles['marhalas']}>
              {sections.map(({ SubClassID, SubClass }) => (
                <li key={SubClassID}>
                  <Link to={`/${id}?${new URLSearchParams({ sessionid, examid, classid: `${SubClassID}` })}`}>
                    {SubClass}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton lines={6} />
          )}
        </Segment>
      )}
    </OpenFrame>
  );
}
