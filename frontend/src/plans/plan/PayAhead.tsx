import { feeCommands } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { Header, Segment } from 'semantic-ui-react';
import { feeAccounts, moneyAccounts } from '../../fees/counter/money/accounts.ts';
import { funds, ledgers, subLedgers } from '../../fees/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { SelectField, TextField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { PlanCell } from '../rows.ts';
import { plansTexts } from '../texts.ts';

interface Props {
  readonly admissionId: number;
  readonly userId: number;
  readonly cells: readonly PlanCell[];
  onPaid(): void;
}

const netOf = ({ price, concession }: PlanCell) => (paisaOf(price ?? 0) - paisaOf(concession)) / 100;
const NONE: readonly never[] = [];

/** Takes the price of the chosen months, each whole: they are held until their day, and charged then. */
export function PayAhead({ admissionId, userId, cells, onPaid }: Props) {
  const t = useText(plansTexts);
  const chart = useQuery(subLedgers, { caId: 3 });
  const ledgerList = useQuery(ledgers, { caId: 3 });
  const fundList = useQuery(funds, {});
  const boxes = moneyAccounts(chart.data?.data ?? NONE, ledgerList.data?.data ?? NONE);
  const accounts = feeAccounts(boxes, fundList.data?.data ?? NONE);
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
        toBody={({ Account, transactionNo }) => ({
          ...{ UserID: userId, AdmissionID: admissionId, Account, transactionNo, fees: [] },
          AccountType: accounts.find(({ SLID }) => SLID === Account)?.GLID,
          months: cells.map((cell) => ({ SLID: cell.SLID, MonthID: cell.MonthID, amount: netOf(cell) })),
        })}
        onDone={onPaid}
      >
        <div className="fields two">
          <SelectField
            name="Account"
            label={t('plans.ahead.account')}
            options={accounts.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
          />
          <TextField name="transactionNo" label={t('plans.ahead.transaction')} />
        </div>
      </CommandForm>
    </Segment>
  );
}
