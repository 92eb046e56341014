import { daysColor, quotaColor } from '@madrasah/events/institutions';
import { Label } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { useText } from '../../kit/text.ts';
import { renewalLeft } from '../rows.ts';
import { homeTexts } from '../texts.ts';

/** How many days of the renewal and how many students of the quota are left, where either was agreed. */
export function RenewalBadges() {
  const t = useText(homeTexts);
  const { data } = useQuery(renewalLeft, {});
  const { RenewDays: days = null, BalanceDr: quota = null, BalanceCr: students = null } = data ?? {};
  if (days === null && quota === null) return null;
  const left = quota === null ? null : quota - (students ?? 0);
  return (
    <p className="row" role="status">
      {days !== null && (
        <Label color={daysColor(days)}>
          {t(days < 0 ? 'home.renewal.past' : 'home.renewal.days', { days: Math.abs(days) })}
        </Label>
      )}
      {left !== null && (
        <Label color={quotaColor(left)}>
          {t(left < 0 ? 'home.renewal.over' : 'home.renewal.quota', {
            left: Math.abs(left),
            quota: quota ?? 0,
          })}
        </Label>
      )}
      {((days ?? 0) < 0 || (left ?? 0) < 0) && (
        <span className="small muted">{t('home.renewal.goesOn')}</span>
      )}
    </p>
  );
}
