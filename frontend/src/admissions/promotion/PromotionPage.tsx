import { PROMOTION, studentOperations } from '@madrasah/events/admissions';
import { Segment } from 'semantic-ui-react';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { PromotionForm } from './PromotionForm.tsx';

/** `/students/promotion`: a class moves on to the next session; what was done so before, and taking it back. */
export default function PromotionPage() {
  const t = useText(admissionsTexts);
  const may = useMay('promotion', 'insert');
  const counts: Column<OperationRow>[] = (['made', 'skipped'] as const).map((key) => ({
    key,
    title: t(`admissions.promotion.${key}`),
    kind: 'digits',
    sort: false,
    value: (row) => row.counts[key],
  }));
  return (
    <Page>
      {may && (
        <Segment>
          <PromotionForm />
        </Segment>
      )}
      <OperationsList
        id="promotions"
        of={studentOperations}
        kind={PROMOTION}
        title={t('admissions.promotion.before')}
        power="promotion"
        empty={{ title: t('admissions.promotion.noneBefore') }}
        counts={counts}
      />
    </Page>
  );
}
