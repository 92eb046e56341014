import { duesCommands, type FeeLand } from '@madrasah/events/dues';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { TABLE_NAMES } from '../../kit/list/list-state.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';

/** Whose year it is, what it costs in all, and the office's remark on it. */
export function FeeSummary({ of }: { readonly of: FeeLand }) {
  const t = useText(duesTexts);
  const word = useWord();
  const mayWrite = useMay('fee_collection', 'insert');
  const { AdmissionID, UserCode, StudentName, ClassName, SessionName, comment } = of;
  return (
    <Segment>
      <dl className="facts">
        <dt>{word('code')}</dt>
        <dd>
          <Digits of={UserCode} />
        </dd>
        <dt>{word('name')}</dt>
        <dd>{StudentName}</dd>
        <dt>{word('class')}</dt>
        <dd>{ClassName}</dd>
        <dt>{word('session')}</dt>
        <dd>{SessionName}</dd>
        <dt>{t('dues.land.totalFee')}</dt>
        <dd>
          <Money taka={of.totalFee} zero="figure" />
        </dd>
        <dt>{t('dues.land.totalDeduction')}</dt>
        <dd>
          <Money taka={of.deduction} zero="figure" />
        </dd>
        <dt>{t('dues.land.totalDeposits')}</dt>
        <dd>
          <Money taka={of.totalDeposits} zero="figure" />
        </dd>
      </dl>
      {mayWrite ? (
        <AskedForm
          key={AdmissionID}
          command={duesCommands.writeFeeComment}
          initialValues={{ comment }}
          toBody={(values) => ({ ...values, AdmissionID, MonthID: 0 })}
          afterSave="keep"
          quiet
          stays={TABLE_NAMES}
        />
      ) : (
        comment !== '' && <p>{comment}</p>
      )}
    </Segment>
  );
}
