import { daysColor, quotaColor } from '@madrasah/events/institutions';
import { frameTexts } from '../frame/texts.ts';
import { useRenewalLeft } from '../session/institution.ts';
import { useText } from '../text.ts';

/** Renewal and quota, short, for the header where it is wide enough; the first page says them in whole sentences. */
export function RenewalBadges() {
  const t = useText(frameTexts);
  const { days, students } = useRenewalLeft();
  return (
    <>
      {days !== null && (
        <span className={`badge ${daysColor(days)}`}>
          {t(days < 0 ? 'kit.renewal.past' : 'kit.renewal.days', { days: Math.abs(days) })}
        </span>
      )}
      {students !== null && (
        <span className={`badge ${quotaColor(students)}`}>
          {t(students < 0 ? 'kit.renewal.over' : 'kit.renewal.quota', { left: Math.abs(students) })}
        </span>
      )}
    </>
  );
}
