import { sittingOperations } from '@madrasah/events/fees';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** What was collected at sittings before, and taking one back with all its receipts. */
export function SittingsList() {
  const t = useText(feesTexts);
  const counts: Column<OperationRow>[] = [
    {
      ...{ key: 'receipts', title: t('fees.sitting.receipts'), kind: 'digits', sort: false },
      value: (sitting) => sitting.counts['receipts'],
    },
    {
      ...{ key: 'total', title: t('fees.runs.total'), kind: 'money', sort: false, phone: 'side' },
      value: (sitting) => sitting.counts['total'],
    },
  ];
  return (
    <OperationsList
      id="sittings"
      of={sittingOperations}
      title={t('fees.sitting.before')}
      power="record_delete_edit"
      flag="delete"
      empty={{ title: t('fees.sitting.none'), text: t('fees.sitting.noneText') }}
      counts={counts}
    />
  );
}
