import { useEffect, useRef, useState } from 'react';
import { Button, Label, Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Failed, Skeleton } from '../kit/feedback/index.ts';
import { Digits, Money } from '../kit/figures/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useText } from '../kit/text.ts';
import { auditVerify, type Verdict } from './rows.ts';
import { ledgerTexts } from './texts.ts';
import { checksOf } from './verdict.ts';

/** Everything counted again from the first event. A verdict stands until another is asked for: the count is long work. */
export function AuditCard({ onClose }: { onClose(): void }) {
  const t = useText(ledgerTexts);
  const [verdict, setVerdict] = useState<Verdict>();
  const query = useQuery(auditVerify, verdict ? undefined : {});
  const { data, status, error, refetch } = query;
  const [asked, setAsked] = useState(0);
  // An answer that is known already is one from before: the count begins when it is asked for.
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per asking
  useEffect(() => {
    begun.current = false;
    refetch();
  }, [asked]);
  useEffect(() => {
    if (status === 'loading') begun.current = true;
    else if (status === 'succeeded' && begun.current && data) setVerdict(data);
  }, [status, data]);
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('ledger.verify.open')}</h2>
        <span className="row">
          {verdict && (
            <Button
              basic
              type="button"
              onClick={() => {
                setVerdict(undefined);
                setAsked(asked + 1);
              }}
            >
              <Icon name="again" />
              {t('ledger.verify.again')}
            </Button>
          )}
          <Button basic icon type="button" aria-label={t('ledger.entry.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </span>
      </div>
      {verdict ? (
        <Found verdict={verdict} />
      ) : status === 'failed' && error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <div className="verifying">
          <p className="muted">{t('ledger.verify.running')}</p>
          <Skeleton lines={4} />
        </div>
      )}
    </Segment>
  );
}

function Found({ verdict }: { verdict: Verdict }) {
  const t = useText(ledgerTexts);
  return (
    <>
      <div className="verdict" role="status">
        <Label color={verdict.pass ? 'green' : 'red'} size="large">
          {verdict.pass && <Icon name="done" />}{' '}
          {t(verdict.pass ? 'ledger.verify.pass' : 'ledger.verify.fail')}
        </Label>
        <dl className="facts">
          <dt>{t('ledger.verify.events')}</dt>
          <dd>{t('ledger.verify.eventCount', { count: verdict.events })}</dd>
          <dt>{t('ledger.verify.position')}</dt>
          <dd>
            <Digits of={verdict.position} />
          </dd>
          <dt>{t('ledger.verify.debit')}</dt>
          <dd>
            <Money taka={verdict.debit} decimals="two" zero="figure" />
          </dd>
          <dt>{t('ledger.verify.credit')}</dt>
          <dd>
            <Money taka={verdict.credit} decimals="two" zero="figure" />
          </dd>
        </dl>
      </div>
      <div className="scroll">
        <table className="ui unstackable compact table">
          <thead>
            <tr>
              <th scope="col">{t('ledger.verify.check')}</th>
              <th scope="col">{t('ledger.verify.result')}</th>
              <th scope="col">{t('ledger.verify.detail')}</th>
            </tr>
          </thead>
          <tbody>
            {checksOf(verdict).map(({ name, pass, count, fault }) => (
              <tr key={name}>
                <td>{t(`ledger.check.${name}`)}</td>
                <td>
                  <Label color={pass ? 'green' : 'red'}>
                    {t(pass ? 'ledger.verify.pass' : 'ledger.verify.fail')}
                  </Label>
                </td>
                <td>{fault ? <span lang="en">{fault}</span> : t('ledger.verify.counted', { count })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
