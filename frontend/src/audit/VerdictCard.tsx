import { auditQueries } from '@madrasah/events/audit';
import { ledgerQueries, type Verdict } from '@madrasah/events/ledger';
import { useEffect, useRef, useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Failed, NotFetched, Progress, Skeleton } from '../kit/feedback/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { usePapers } from '../kit/report/index.ts';
import { FilterDay, Filters, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { addressOf } from '../kit/wire/definitions.ts';
import styles from './audit.module.css';
import { Found } from './Found.tsx';
import { auditTexts } from './texts.ts';

/** The clocks of the totals. What is known by the end of a day counts. */
const clocksOf = ({ asOf, known }: { asOf?: string | undefined; known?: string | undefined }) => ({
  ...(asOf ? { asOf } : {}),
  ...(known ? { knownAt: `${known}T23:59:59.999+06:00` } : {}),
});

/** Everything counted again from the first event, when it is asked for: the count is long work. */
export function VerdictCard() {
  const t = useText(auditTexts);
  const list = useList({ filters: ['asOf', 'known'], limit: 10 });
  const clocks = clocksOf(list.values);
  const [asked, setAsked] = useState(0);
  const [done, setDone] = useState(false);
  const papers = usePapers();
  const begin = () => {
    setDone(false);
    setAsked(asked + 1);
  };
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('audit.verify.title')}</h2>
        <span className="row">
          <Button
            type="button"
            disabled={papers.running}
            loading={papers.running}
            onClick={() => void papers.print(addressOf(auditQueries.certificate, clocks), 'certificate.pdf')}
          >
            <Icon name="print" />
            {t('audit.verify.certificate')}
          </Button>
          <Button primary type="button" disabled={asked > 0 && !done} onClick={begin}>
            <Icon name={asked > 0 ? 'again' : 'done'} />
            {t(asked > 0 ? 'audit.verify.again' : 'audit.verify.start')}
          </Button>
        </span>
      </div>
      <Filters>
        <FilterDay list={list} name="asOf" label={t('audit.verify.asOf')} />
        <FilterDay list={list} name="known" label={t('audit.verify.known')} />
      </Filters>
      {papers.failure && <NotFetched failure={papers.failure} />}
      {asked === 0 ? (
        <p className={`${styles['verifying']} muted`}>{t('audit.verify.what')}</p>
      ) : (
        <Counting key={asked} clocks={clocks} onDone={() => setDone(true)} />
      )}
    </Segment>
  );
}

/** One count; its verdict stands until another is asked for. */
function Counting({ clocks, onDone }: { clocks: object; onDone(): void }) {
  const t = useText(auditTexts);
  const [asking] = useState(clocks);
  const [verdict, setVerdict] = useState<Verdict>();
  const { data, status, error, refetch } = useQuery(ledgerQueries.auditVerify, verdict ? undefined : asking);
  // An answer that is known already is one from before: the count begins when it is asked for.
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the card appears
  useEffect(() => {
    refetch();
  }, []);
  useEffect(() => {
    if (status === 'loading') begun.current = true;
    else if (status === 'succeeded' && begun.current && data) {
      setVerdict(data);
      onDone();
    } else if (status === 'failed') onDone();
  }, [status, data, onDone]);
  if (verdict) return <Found verdict={verdict} />;
  if (status === 'failed' && error) return <Failed error={error} retry={refetch} />;
  return (
    <div className={styles['verifying']}>
      <p className="muted">{t('audit.verify.running')}</p>
      <HowFar />
    </div>
  );
}

const ASK_EVERY_MS = 1000;

/** Events counted, then lists compared: so many of so many. */
function HowFar() {
  const t = useText(auditTexts);
  const { data, refetch } = useQuery(auditQueries.progress, {});
  useEffect(() => {
    const asking = setInterval(refetch, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [refetch]);
  const far = data?.data;
  if (!far) return <Skeleton lines={2} />;
  const { counted, events, compared, models } = far;
  return (
    <>
      <Progress label={t('audit.verify.events')} done={Math.min(counted, events)} total={events} />
      {counted >= events && <Progress label={t('audit.verify.comparing')} done={compared} total={models} />}
    </>
  );
}
