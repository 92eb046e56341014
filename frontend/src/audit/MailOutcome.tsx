import type { RootMail } from '@madrasah/events/audit';
import { Label } from 'semantic-ui-react';
import { InstantText } from '../kit/figures/index.ts';
import { useText } from '../kit/text.ts';
import styles from './audit.module.css';
import { auditTexts } from './texts.ts';

const FAULTS = {
  'server-away': 'serverAway',
  'turned-away': 'turnedAway',
  certificate: 'certificate',
  unknown: 'unknown',
} as const;
const COLOUR = {
  asked: 'blue',
  claimed: 'yellow',
  mailed: 'green',
  folder: 'yellow',
  failed: 'red',
} as const;

/** When a root was mailed and to whom, or why it was not. */
export function MailOutcome({ mail }: { mail: RootMail | null }) {
  const t = useText(auditTexts);
  if (!mail) return <span className="muted">{t('audit.mail.none')}</span>;
  const { state, at, to, accepted, turnedAway, putOff, fault, again } = mail;
  const word = state === 'mailed' && to === 'folder' ? 'folder' : state;
  return (
    <div className={styles['mailOutcome']}>
      <Label color={COLOUR[word]}>{t(`audit.mail.${word}`)}</Label>
      <div className="small muted">
        <InstantText at={at} />
      </div>
      {fault && <div className="small">{t(`audit.fault.${FAULTS[fault]}`)}</div>}
      {again && <div className="small">{t('audit.mail.again')}</div>}
      {accepted?.map((address) => (
        <div key={address} className="small" lang="en">
          {address}
        </div>
      ))}
      {turnedAway && turnedAway.length > 0 && (
        <div className="small">{t('audit.mail.turnedAway', { addresses: turnedAway.join(', ') })}</div>
      )}
      {putOff && putOff.length > 0 && (
        <div className="small">{t('audit.mail.putOff', { addresses: putOff.join(', ') })}</div>
      )}
    </div>
  );
}
