import { digitsOf, isSchoolId, toLatinDigits } from '@madrasah/events/kernel';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { schoolIdOf } from '../../access/index.ts';
import { useQuery } from '../../kit/calls/use-query.ts';
import type { Choice } from '../../kit/fields/select/match.ts';
import { Select } from '../../kit/fields/select/Select.tsx';
import { useTitle } from '../../kit/shell/use-title.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { publicExams, publicSchool, publicSections, publicSessions } from './asked.ts';
import { OpenFrame } from './OpenFrame.tsx';
import styles from './public.module.css';

const NotFoundPage = lazy(() => import('../../kit/shell/pages/NotFoundPage.tsx'));
const CODE = /^\d{1,20}$/;

/** `/:schoolid`: a result is looked for; an address that is no school's is no page. */
export default function SearchPage() {
  const school = schoolIdOf(useParams()['schoolid']);
  if (!isSchoolId(school))
    return (
      <Suspense fallback={null}>
        <NotFoundPage />
      </Suspense>
    );
  return <Search school={school} />;
}

function Search({ school }: { school: string }) {
  const t = useText(resultsTexts);
  const missing = useMissing();
  const known = useQuery(publicSchool, { id: school });
  useTitle(t('results.public.title'));
  return (
    <OpenFrame id={school}>
      <h1 className={`ui header ${styles['heading']}`}>{t('results.public.title')}</h1>
      {known.error && (
        <Message negative visible>
          {known.error.message}
        </Message>
      )}
      {missing && !known.error && (
        <Message warning visible role="status">
          {t('results.public.nothing')}
        </Message>
      )}
      {!known.error && (
        <Segment>
          <SearchForm school={school} />
        </Segment>
      )}
    </OpenFrame>
  );
}

/** Nothing was found: said once, and not again when the page is loaded anew. */
function useMissing(): boolean {
  const [address, setAddress] = useSearchParams();
  const [missing] = useState(address.has('missing'));
  useEffect(() => {
    if (!address.has('missing')) return;
    const rest = new URLSearchParams(address);
    rest.delete('missing');
    setAddress(rest, { replace: true });
  }, [address, setAddress]);
  return missing;
}

function SearchForm({ school }: { school: string }) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [session, setSession] = useState(address.get('sessionid') ?? '');
  const [exam, setExam] = useState(address.get('examid') ?? '');
  const [section, setSection] = useState(address.get('classid') ?? '');
  const [typed, setTyped] = useState(digitsOf(address.get('usercode') ?? '', language));
  const lists = useLists(school, session, exam);
  const code = toLatinDigits(typed).trim();
  const wrong = code !== '' && !CODE.test(code);
  const codeId = useId();
  const ready = isIn(lists.sessions, session) && isIn(lists.exams, exam) && isIn(lists.sections, section);
  return (
    <form
      className={`ui form ${styles['search']}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && code !== '' && !wrong)
          navigate(`/${school}/students/${session}/${exam}/${section}/${code}`);
      }}
    >
      <Chosen label={t('results.public.session')} of={lists.sessions} value={session} set={setSession} />
      <Chosen label={t('results.public.exam')} of={lists.exams} value={exam} set={setExam} />
      <Chosen label={t('results.public.section')} of={lists.sections} value={section} set={setSection} />
      <div className={`field${wrong ? ' error' : ''}`}>
        <label htmlFor={codeId}>{t('results.public.code')}</label>
        <div className="ui fluid input">
          <input
            id={codeId}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={wrong}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </div>
      <Button primary type="submit" disabled={!ready || code === '' || wrong}>
        {t('results.public.look')}
      </Button>
      {lists.sessions?.length === 0 && <p className="muted">{t('results.public.none')}</p>}
    </form>
  );
}

const isIn = (choices: readonly Choice[] | undefined, value: string) =>
  choices?.some((choice) => String(choice.value) === value) ?? false;

/** What is published, each list within what was chosen before it. */
function useLists(school: string, session: string, exam: string) {
  const sessions = useQuery(publicSessions, { id: school });
  const exams = useQuery(publicExams, { id: school, sessionid: session });
  const sections = useQuery(publicSections, { id: school, sessionid: session, examid: exam });
  return {
    sessions: sessions.data?.data.map(({ SessionID, SessionName }) => ({
      ...{ value: SessionID, label: SessionName },
    })),
    exams: exams.data?.data.map(({ ExamID, ExamName }) => ({ value: ExamID, label: ExamName })),
    sections: sections.data?.data.map(({ SubClassID, SubClass }) => ({ value: SubClassID, label: SubClass })),
  };
}

interface ChosenProps {
  readonly label: string;
  readonly of: readonly Choice[] | undefined;
  readonly value: string;
  set(value: string): void;
}

function Chosen({ label, of, value, set }: ChosenProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        control={{ id }}
        choices={of ?? []}
        value={value}
        onChange={(chosen) => set(String(chosen ?? ''))}
      />
    </div>
  );
}
