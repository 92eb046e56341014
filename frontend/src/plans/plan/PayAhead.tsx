import { feeCommands } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import type { PlanCell } from '@madrasah/events/plans';
import { Header, Segment } from 'semantic-ui-react';
import type { Printed } from '../../fees/index.ts';
import { LeafFields, leafBody, useBoxes } from '../../fees/index.ts';
import { ReferenceField, SelectField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { netOf } from './payable.ts';

interface Props {
  readonly admissionId: number;
  readonly userId: number;
  readonly cells: readonly PlanCell[];
  onPaid(receipt: Printed): void;
}

/** Takes the price of the chosen months, each whole: they are held until their day, and charged then. */
export function PayAhead({ admissionId, userId, cells, onPaid }: Props) {
  const t = useText(plansTexts);
  const { accounts } = useBoxes();
  const total = cells.reduce((sum, cell) => sum + paisaOf(netOf(cell)), 0) / 100;
  return (
    <Segment>
      <Header as="h3" size="small">
        {t('plans.ahead.title')}
      </Header>
      <p>
        {cells.map(({ SlName, MonthName }) => `${SlName} – ${MonthName}`).join(', ')}:{' '}
        <strong>
          <Money taka={total} decimals="two" />
        </strong>
      </p>
      <p className="muted small">{t('plans.ahead.why')}</p>
      <CommandForm
        command={feeCommands.collectFees}
        initialValues={{ Account: undefined, transactionNo: '' }}
        quiet
        save={t('plans.ahead.take')}
        toBody={({ Account, transactionNo, ...leaf }) => ({
          ...{
            UserID: userId,
            AdmissionID: admissionId,
            Account,
            transactionNo,
            ...leafBody(leaf),
            fees: [],
          },
          AccountType: accounts.find(({ SLID }) => SLID === Account)?.GLID,
          months: cells.map((cell) => ({ SLID: cell.SLID, MonthID: cell.MonthID, amount: netOf(cell) })),
        })}
        onDone={({ data }) =>
          onPaid({ receiptId: Number(data?.['receiptId']), receiptNo: Number(data?.['receiptNo']) })
        }
      >
        <div className="fields two">
          <SelectField
            name="Account"
            label={t('plans.ahead.account')}
            options={accounts.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
          />
          <ReferenceField name="transactionNo" label={t('plans.ahead.transaction')} />
          <LeafFields />
        </div>
      </CommandForm>
    </Segment>
  );
}
