import { type ClassPayer, feeCommands } from '@madrasah/events/fees';
import { needsNumber } from '@madrasah/events/ledger';
import { useState } from 'react';
import { SelectField, TextField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { NotToday, ReceiptDay } from '../counter/day/ReceiptDay.tsx';
import type { ReceiptDays } from '../counter/day/receipt-days.ts';
import type { MoneyAccount } from '../counter/money/accounts.ts';
import { LeafFields } from '../LeafFields.tsx';
import { feesTexts } from '../texts.ts';
import { PayerRows } from './PayerRows.tsx';
import type { Taken } from './SittingDone.tsx';
import styles from './sitting.module.css';
import { bodyOf, doubtfulIn, inOrder, type Sitting, sumsOf, wrongIn } from './sitting.ts';

interface Props {
  readonly payers: readonly ClassPayer[];
  readonly accounts: readonly MoneyAccount[];
  readonly days: ReceiptDays;
  /** The dues are to be asked for anew. */
  onStale(): void;
  onTaken(taken: Taken): void;
}

const asSitting = (values: unknown) => values as Sitting;

/** The payments of one sitting: where the money goes, once, and an amount for each who pays. */
export function SittingForm({ payers, accounts, days, onStale, onTaken }: Props) {
  const t = useText(feesTexts);
  const [order] = useState(() => payers.map(({ AdmissionID }) => AdmissionID));
  const boxOf = (id: number | undefined) => accounts.find(({ SLID }) => SLID === id);
  const [initialValues] = useState(() => ({
    ...{ Account: accounts[0]?.SLID, CreateAt: days.of(accounts[0]) },
    payers: order.map(() => ({})),
  }));
  const [unsaid] = useState(days.unsaid);
  const rows = inOrder(order, payers);
  const isNumbered = ({ Account }: Sitting) => needsNumber(boxOf(Account)?.moneyKind ?? 'other');
  return (
    <CommandForm
      command={feeCommands.collectFromClass}
      initialValues={initialValues}
      save={t('fees.sitting.take')}
      className={styles['sitting'] ?? ''}
      silent
      quiet
      toBody={(values) => bodyOf(asSitting(values), rows, isNumbered(asSitting(values)), unsaid)}
      check={(values) =>
        Object.fromEntries(
          Object.entries(wrongIn(asSitting(values), isNumbered(asSitting(values)))).map(([name, wrong]) => [
            name,
            t(`fees.wrong.${wrong}`),
          ]),
        )
      }
      doubt={(values) => {
        const doubtful = doubtfulIn(asSitting(values), rows);
        if (doubtful.length === 0) return undefined;
        const names = doubtful.map(({ StudentName }) => StudentName).join(', ');
        return { title: t('fees.counter.muchTitle'), text: names, verb: t('fees.counter.muchDo') };
      }}
      onRefused={({ code }) => {
        if (code === 'fees.stale') onStale();
      }}
      onDone={({ data }, values) => {
        const { Account, CreateAt } = asSitting(values);
        days.given(boxOf(Account), CreateAt);
        onTaken({ receipts: data?.receipts ?? [], on: data?.on ?? '', rows });
      }}
    >
      {({ values }) => (
        <>
          <NotToday days={days} box={boxOf(asSitting(values).Account)} day={asSitting(values).CreateAt} />
          <div className={styles['head']}>
            <SelectField
              name="Account"
              label={t('fees.counter.account')}
              options={accounts.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
            />
            <ReceiptDay days={days} box={boxOf(asSitting(values).Account)} />
            <LeafFields first />
            <TextField name="Remark" label={t('fees.counter.remark')} lang="bn" />
          </div>
          <p className={`muted ${styles['hint']}`}>{t('fees.sitting.hint')}</p>
          <PayerRows rows={rows} numbered={isNumbered(asSitting(values))} />
          <Foot sitting={asSitting(values)} />
        </>
      )}
    </CommandForm>
  );
}

function Foot({ sitting }: { readonly sitting: Sitting }) {
  const t = useText(feesTexts);
  const { count, total } = sumsOf(sitting);
  return (
    <p className={styles['foot']} role="status">
      {t('fees.sitting.payers')} <b>{t('fees.sitting.count', { count })}</b> · {t('fees.counter.total')}{' '}
      <b>
        <Money taka={total / 100} zero="figure" />
      </b>
    </p>
  );
}
