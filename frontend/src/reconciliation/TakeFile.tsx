import { reconciliationCommands } from '@madrasah/events/reconciliation';
import { Link } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { CheckField, type Choice, MoneyField, SelectField, TextField } from '../kit/fields/index.ts';
import { FileField } from '../kit/files/index.ts';
import type { Values } from '../kit/form/index.ts';
import { StepsForm } from '../kit/steps/index.ts';
import { useText } from '../kit/text.ts';
import { NameColumns } from './NameColumns.tsx';
import { StatementLook } from './StatementLook.tsx';
import { reconciliationTexts } from './texts.ts';
import { Which } from './Which.tsx';

const { lookAtStatement, takeStatement } = reconciliationCommands;

/** The same file is sent twice: to be looked at, and to be taken. */
const bodyOf = ({ order, ...values }: Values) => ({ ...values, ...(order ? { order: 'file' } : {}) });

/** A bank's file, looked at line by line before it is taken. */
export function TakeFile({ banks }: { readonly banks: readonly Choice[] }) {
  const t = useText(reconciliationTexts);
  return (
    <StepsForm
      preview={lookAtStatement}
      command={takeStatement}
      toBody={bodyOf}
      quiet
      show={(look) => <StatementLook look={look} />}
      verb={({ lines }) => t('reconciliation.take.do', { count: lines.length })}
      done={({ statementId }) => (
        <Message positive visible role="status">
          <Message.Header>{t('reconciliation.take.done')}</Message.Header>
          <Link to={`/accounting/reconciliation/${statementId}`}>{t('reconciliation.take.open')}</Link>
        </Message>
      )}
      again={t('reconciliation.take.again')}
    >
      <Which banks={banks} />
      {takeStatement.upload && (
        <FileField
          upload={takeStatement.upload}
          label={t('reconciliation.take.file')}
          hint={t('reconciliation.take.hint')}
          required
        />
      )}
      <NameColumns />
      <div className="fields-2">
        {(['opening', 'closing'] as const).map((name) => (
          <MoneyField
            key={name}
            name={name}
            label={t(`reconciliation.look.${name}`)}
            hint={t('reconciliation.take.sumsHint')}
          />
        ))}
      </div>
      <div className="fields-3">
        <SelectField
          name="days"
          label={t('reconciliation.take.days')}
          options={[
            { value: 'day-first', label: t('reconciliation.take.daysDay') },
            { value: 'month-first', label: t('reconciliation.take.daysMonth') },
          ]}
          none={t('reconciliation.take.daysAuto')}
        />
        <TextField
          name="sheet"
          label={t('reconciliation.take.sheet')}
          hint={t('reconciliation.take.sheetHint')}
        />
        <CheckField
          name="order"
          label={t('reconciliation.take.order')}
          hint={t('reconciliation.take.orderHint')}
        />
      </div>
    </StepsForm>
  );
}
