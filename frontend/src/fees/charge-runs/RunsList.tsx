import { chargeRunOperations } from '@madrasah/events/fees';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** What was charged to many at once before, of fees as of late fees, and taking it back. */
export function RunsList() {
  const t = useText(feesTexts);
  const counts: Column<OperationRow>[] = (['students', 'items', 'total'] as const).map((key) => ({
    key,
    title: t(`fees.runs.${key}`),
    kind: key === 'total' ? 'money' : 'digits',
    sort: false,
    ...(key === 'total' ? { phone: 'side' as const } : {}),
    value: (run) => run.counts[key],
  }));
  return (
    <OperationsList
      id="runs"
      of={chargeRunOperations}
      title={t('fees.runs.before')}
      power="fee_setting"
      empty={{ title: t('fees.runs.none'), text: t('fees.runs.noneText') }}
      counts={counts}
    />
  );
}
