import { paisaOf, type RowOf, sumPaisa } from '@madrasah/events/kernel';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { furtherCommands, type staffAdvancesList } from '@madrasah/events/vouchers';
import { useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, MoneyField, SelectField, TextField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import type { Values } from '../../kit/form/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import { type SubLedgerRow, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import { Bills } from '../write/Bills.tsx';
import styles from '../write/write.module.css';
import { accountsFor } from '../write/written.ts';

interface TypedBill {
  readonly row: number;
  readonly SLID?: number;
  readonly amount?: string;
  readonly text?: string;
}
interface Typed {
  readonly bills?: readonly TypedBill[];
  readonly returned?: string;
}
type Advance = Pick<
  RowOf<typeof staffAdvancesList>,
  'advanceId' | 'UserName' | 'FundID' | 'Account' | 'left'
>;

const { expense, otherAsset } = LEDGER_CLASS;
/** Heads of what may have been bought with a fund's money. */
const headsOf = (rows: readonly SubLedgerRow[], fund: number) =>
  rows.filter(({ CAID, FundID }) => (CAID === expense && FundID === fund) || CAID === otherAsset);

/** Bills and change settle an advance, wholly or in part; what stays in his hand stands below. */
export function SettleDialog({ advance, onClose }: { readonly advance: Advance; onClose(): void }) {
  const t = useText(vouchersTexts);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  return (
    <AskedDialog
      size="large"
      title={t('vouchers.advance.settleOf', { name: advance.UserName })}
      command={furtherCommands.settleStaffAdvance}
      params={{ id: advance.advanceId }}
      draft={{ of: advance.advanceId }}
      initialValues={{ bills: [{ row: 1 }], Account: advance.Account }}
      says={({ values }) => (
        <>
          <p className="muted">{t('vouchers.advance.settleWhat')}</p>
          <BillLines bills={(values as Typed).bills ?? []} heads={headsOf(chart, advance.FundID)} />
        </>
      )}
      grid={styles['top']}
      onPage={{ Account: { options: asChoices(accountsFor(chart, advance.FundID), 'SLID', 'SlName') } }}
      save={t('vouchers.advance.settle')}
      toBody={asSent}
      onClose={onClose}
    >
      {({ values }) => <Left held={advance.left} typed={values as Typed} />}
    </AskedDialog>
  );
}

/** Rows that are all empty are left out: an advance may be given back as it was. */
function asSent(values: Values): unknown {
  const { bills = [], ...rest } = values as Typed;
  const told = bills.filter(({ SLID, amount, text }) => SLID !== undefined || amount || text);
  return { ...rest, bills: told.map(({ row: _, ...bill }) => bill) };
}

interface LinesProps {
  readonly bills: readonly TypedBill[];
  readonly heads: readonly SubLedgerRow[];
}

function BillLines({ bills, heads }: LinesProps) {
  const t = useText(vouchersTexts);
  const form = useForm();
  const set = (next: readonly TypedBill[]) => form.change('bills', next);
  return (
    <fieldset className={styles['lines']}>
      <legend>{t('vouchers.advance.bills')}</legend>
      {bills.map(({ row }, index) => (
        <div key={row}>
          <div className={styles['line']}>
            <SelectField
              name={`bills[${index}].SLID`}
              label={t('vouchers.page.head')}
              options={asChoices(heads, 'SLID', 'SlName')}
            />
            <TextField name={`bills[${index}].text`} label={t('vouchers.page.text')} lang="bn" />
            <MoneyField name={`bills[${index}].amount`} label={t('vouchers.page.amount')} />
            <Button
              basic
              icon
              type="button"
              disabled={bills.length === 1}
              aria-label={t('vouchers.advance.dropBill', { place: index + 1 })}
              onClick={() => set(bills.filter((other) => other.row !== row))}
            >
              <Icon name="remove" />
            </Button>
          </div>
          <Bills name={`bills[${index}].attachments`} />
        </div>
      ))}
      <Button
        type="button"
        onClick={() => set([...bills, { row: 1 + Math.max(0, ...bills.map(({ row }) => row)) }])}
      >
        <Icon name="add" />
        {t('vouchers.advance.addBill')}
      </Button>
    </fieldset>
  );
}

function Left({ held, typed }: { readonly held: number; readonly typed: Typed }) {
  const t = useText(vouchersTexts);
  const { bills = [], returned } = typed;
  const after = paisaOf(held) - sumPaisa([returned, ...bills.map(({ amount }) => amount)].map(paisaTyped));
  return (
    <dl className="facts">
      <dt>{t('vouchers.advance.inHand')}</dt>
      <dd>
        <Money taka={held} zero="figure" />
      </dd>
      <dt>{t('vouchers.advance.after')}</dt>
      <dd className={after < 0 ? 'negative' : undefined} aria-live="polite">
        <Money taka={after / 100} zero="figure" />
        {after < 0 && <div className={styles['short']}>{t('vouchers.advance.tooMuch')}</div>}
      </dd>
    </dl>
  );
}
