import { promotionCommands } from '@madrasah/events/admissions';
import { Message } from 'semantic-ui-react';
import { StepsForm } from '../../kit/steps/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { PromotionFields } from './PromotionFields.tsx';
import { PromotionPreview } from './PromotionPreview.tsx';
import { bodyOf } from './values.ts';

/** Who goes where, a look at what would come of it, and doing it. */
export function PromotionForm() {
  const t = useText(admissionsTexts);
  return (
    <StepsForm
      preview={promotionCommands.previewPromotion}
      command={promotionCommands.promoteStudents}
      toBody={bodyOf}
      show={(preview, values) => <PromotionPreview preview={preview} values={values} />}
      blocked={({ rows, counts }) => {
        if (rows.some(({ problem }) => problem !== null)) return t('admissions.promotion.blocked');
        return rows.length === counts.skip ? t('admissions.promotion.nobody') : undefined;
      }}
      verb={({ rows, counts }) => t('admissions.promotion.do', { count: rows.length - counts.skip })}
      done={({ made, skipped }) => (
        <Message positive visible role="status">
          <Message.Header>{t('admissions.promotion.done')}</Message.Header>
          <p>{t('admissions.promotion.doneWhat', { made, skipped })}</p>
        </Message>
      )}
      again={t('admissions.promotion.again')}
    >
      <PromotionFields />
    </StepsForm>
  );
}
