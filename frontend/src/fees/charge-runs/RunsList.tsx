import { chargeRunOperations } from '@madrasah/events/fees';
import { Header, Segment } from 'semantic-ui-react';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

/** What was charged to many at once before, of fees as of late fees, and taking it back. */
export function RunsList() {
  const t = useText(feesTexts);
  const counts: Column<OperationRow>[] = [
    {
      key: 'students',
      title: t('fees.runs.students'),
      kind: 'digits',
      sort: false,
      value: (run) => run.counts['students'],
    },
    {
      key: 'items',
      title: t('fees.runs.items'),
      kind: 'digits',
      sort: false,
      value: (run) => run.counts['items'],
    },
    {
      key: 'total',
      title: t('fees.runs.total'),
      kind: 'money',
      sort: false,
      phone: 'side',
      value: (run) => run.counts['total'],
    },
  ];
  return (
    <>
      <Header as="h2" size="small" id="runs">
        {t('fees.runs.before')}
      </Header>
      <Segment className="flush">
        <OperationsList
          of={chargeRunOperations}
          title={t('fees.runs.before')}
          power="fee_setting"
          empty={{ title: t('fees.runs.none'), text: t('fees.runs.noneText') }}
          counts={counts}
        />
      </Segment>
    </>
  );
}
