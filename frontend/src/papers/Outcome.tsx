import type { Checked } from '@madrasah/events/papers';
import { Segment } from 'semantic-ui-react';
import type { QueryResult } from '../kit/calls/use-query.ts';
import { useText } from '../kit/text.ts';
import styles from './check.module.css';
import { Facts } from './Facts.tsx';
import { NotChecked } from './NotChecked.tsx';
import { papersTexts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

interface Props {
  readonly answer: QueryResult<{ readonly data: Checked }>;
  readonly school: string;
  readonly code: string;
}

/** What has come of the question: the verdict with its facts, or that and why there is none. */
export function Outcome({ answer: { status, data, error, refetch }, school, code }: Props) {
  // What was said before another try is not said while it runs, nor when it fails: it may not be true any more.
  const failure = status === 'failed' ? error : undefined;
  const checked = status === 'succeeded' ? data?.data : undefined;
  return (
    <div role="status" aria-busy={!checked && !failure}>
      {failure ? (
        <NotChecked failure={failure} retry={refetch} />
      ) : (
        <Segment className={`flush ${styles['checkOutcome']}`}>
          {checked ? <Verdict checked={checked} /> : <Waiting />}
          {checked && <Facts checked={checked} school={school} code={code} />}
        </Segment>
      )}
    </div>
  );
}

function Waiting() {
  const t = useText(papersTexts);
  return (
    <div className={`${styles['checkVerdict']} ${styles['waiting']}`}>
      <span className={styles['checkSign']} />
      <p>{t('papers.check.running')}</p>
    </div>
  );
}
