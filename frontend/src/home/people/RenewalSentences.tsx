import { daysColor, quotaColor } from '@madrasah/events/institutions';
import { Label } from 'semantic-ui-react';
import { useRenewalLeft } from '../../kit/session/institution.ts';
import { useText } from '../../kit/text.ts';
import { homeTexts } from '../texts.ts';

/** How many days of the renewal and how many students of the quota are left, where either was agreed. */
export function RenewalSentences() {
  const t = useText(homeTexts);
  const { days, quota, students } = useRenewalLeft();
  if (days === null && students === null) return null;
  return (
    <p className="row" role="status">
      {days !== null && (
        <Label color={daysColor(days)}>
          {t(days < 0 ? 'home.renewal.past' : 'home.renewal.days', { days: Math.abs(days) })}
        </Label>
      )}
      {students !== null && (
        <Label color={quotaColor(students)}>
          {t(students < 0 ? 'home.renewal.over' : 'home.renewal.quota', {
            left: Math.abs(students),
            quota: quota ?? 0,
          })}
        </Label>
      )}
      {((days ?? 0) < 0 || (students ?? 0) < 0) && (
        <span className="small muted">{t('home.renewal.goesOn')}</span>
      )}
    </p>
  );
}
