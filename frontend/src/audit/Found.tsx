import type { Verdict } from '@madrasah/events/ledger';
import { Label } from 'semantic-ui-react';
import { Digits, Money } from '../kit/figures/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useText } from '../kit/text.ts';
import styles from './audit.module.css';
import { auditTexts } from './texts.ts';
import { checksOf } from './verdict.ts';

/** What a count has found. */
export function Found({ verdict }: { verdict: Verdict }) {
  const t = useText(auditTexts);
  return (
    <>
      <div className={styles['verdict']} role="status">
        <p className={verdict.pass ? `${styles['verdictWord']} ${styles['pass']}` : styles['verdictWord']}>
          <Icon name={verdict.pass ? 'done' : 'problem'} />
          {t(verdict.pass ? 'audit.verify.pass' : 'audit.verify.fail')}
        </p>
        <dl className="facts">
          <dt>{t('audit.verify.events')}</dt>
          <dd>{t('audit.verify.eventCount', { count: verdict.events })}</dd>
          <dt>{t('audit.verify.position')}</dt>
          <dd>
            <Digits of={verdict.position} />
          </dd>
          <dt>{t('audit.verify.debit')}</dt>
          <dd>
            <Money taka={verdict.debit} decimals="two" zero="figure" />
          </dd>
          <dt>{t('audit.verify.credit')}</dt>
          <dd>
            <Money taka={verdict.credit} decimals="two" zero="figure" />
          </dd>
          <dt>{t('audit.verify.trial')}</dt>
          <dd>
            <Money taka={verdict.trialBalance.debit} decimals="two" zero="figure" /> /{' '}
            <Money taka={verdict.trialBalance.credit} decimals="two" zero="figure" />
          </dd>
        </dl>
      </div>
      <Checks verdict={verdict} />
    </>
  );
}

function Checks({ verdict }: { verdict: Verdict }) {
  const t = useText(auditTexts);
  return (
    <div className="scroll">
      <table className="ui unstackable compact table">
        <thead>
          <tr>
            <th scope="col">{t('audit.verify.check')}</th>
            <th scope="col">{t('audit.verify.result')}</th>
            <th scope="col">{t('audit.verify.detail')}</th>
          </tr>
        </thead>
        <tbody>
          {checksOf(verdict).map(({ name, pass, count, fault }) => (
            <tr key={name}>
              <td>{t(`audit.check.${name}`)}</td>
              <td>
                <Label color={pass ? 'green' : 'red'}>
                  {t(pass ? 'audit.verify.pass' : 'audit.verify.fail')}
                </Label>
              </td>
              <td>{fault ? <span lang="en">{fault}</span> : t('audit.verify.counted', { count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
