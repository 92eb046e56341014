import { Link, useNavigate, useParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { schoolIdOf, schoolProblem } from '../access/index.ts';
import { useQuery } from '../kit/calls/use-query.ts';
import { LanguageSwitch } from '../kit/shell/LanguageSwitch.tsx';
import { Mark } from '../kit/shell/Mark.tsx';
import { useTitle } from '../kit/shell/use-title.ts';
import { useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { documentCheck } from './asked.ts';
import { CheckForm } from './CheckForm.tsx';
import styles from './check.module.css';
import { checkAddress, writtenCode } from './code.ts';
import { Outcome } from './Outcome.tsx';
import { papersTexts } from './texts.ts';

/** What the QR code on a receipt leads to: whether the paper in somebody's hand is genuine. No session is needed. */
export default function CheckPage() {
  const t = useText(papersTexts);
  const navigate = useNavigate();
  const params = useParams();
  const school = schoolIdOf(params['school']);
  const code = writtenCode(params['code'] ?? '');
  const answer = useQuery(documentCheck, code ? { id: school, documentId: code } : undefined);
  const wrongSchool = answer.error?.status === 404 || answer.error?.fields.some(({ path }) => path === 'id');
  const unknown = answer.status === 'succeeded' && answer.data?.data.status === 'unknown';
  useTitle(t('papers.check.title'));

  function check(ofSchool: string, typed: string) {
    if (ofSchool === school && typed === code) answer.refetch();
    else navigate(checkAddress(ofSchool, typed));
  }

  return (
    <div className={styles['check']}>
      <Head />
      <main id="main">
        <h1 className="ui header">{t('papers.check.title')}</h1>
        {code ? <Outcome answer={answer} school={school} code={code} /> : <p>{t('papers.check.how')}</p>}
        <Segment>
          {code && (
            <h2 className="ui header">
              {t(`papers.check.${wrongSchool || unknown ? 'correct' : 'another'}`)}
            </h2>
          )}
          <CheckForm
            school={school}
            code={code}
            asksSchool={wrongSchool || schoolProblem(school) !== undefined}
            onCheck={check}
          />
        </Segment>
        {school && (
          <p className="small">
            <Link to="/verify">{t('papers.check.elsewhere')}</Link>
          </p>
        )}
      </main>
    </div>
  );
}

function Head() {
  const t = useText(kitTexts);
  return (
    <header className={styles['checkHead']}>
      <Mark />
      <b>{t('kit.page.product')}</b>
      <LanguageSwitch />
    </header>
  );
}
