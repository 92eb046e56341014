import { dhakaDay, paisaOf, type RowOf } from '@madrasah/events/kernel';
import { settleCashierDebt, type staffDebtsList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { asChoices, DayField, MoneyField, SelectField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import styles from '../write/write.module.css';
import { accountsFor } from '../write/written.ts';

interface Props {
  readonly debt: RowOf<typeof staffDebtsList>;
  onClose(): void;
}

/** A cashier pays in what his drawer was short, or is given back what it was over. */
export function PayInDialog({ debt, onClose }: Props) {
  const t = useText(vouchersTexts);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const isShort = debt.left > 0;
  const owed = Math.abs(debt.left);
  const [initial] = useState(() => ({
    ...{ on: dhakaDay(new Date()), amount: String(owed), Account: debt.Account },
  }));
  const title = t(isShort ? 'vouchers.debts.payInOf' : 'vouchers.debts.giveBackOf', { name: debt.UserName });
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="muted">{t(isShort ? 'vouchers.debts.payInWhat' : 'vouchers.debts.giveBackWhat')}</p>
      <CommandForm
        command={settleCashierDebt}
        params={{ id: debt.debtId }}
        initialValues={initial}
        save={t(isShort ? 'vouchers.debts.payIn' : 'vouchers.debts.giveBack')}
        onDone={onClose}
        onClose={onClose}
      >
        {({ values }) => {
          const after = paisaOf(owed) - paisaTyped(values['amount'] as string | undefined);
          return (
            <>
              <MoneyField name="amount" label={t('vouchers.page.amount')} />
              <SelectField
                name="Account"
                label={t(isShort ? 'vouchers.debts.into' : 'vouchers.debts.from')}
                options={asChoices(accountsFor(chart, debt.FundID), 'SLID', 'SlName')}
              />
              <DayField name="on" label={t('vouchers.page.on')} max={dhakaDay(new Date())} />
              <dl className="facts">
                <dt>{t('vouchers.debts.after')}</dt>
                <dd className={after < 0 ? 'negative' : undefined} aria-live="polite">
                  <Money taka={after / 100} decimals="two" zero="figure" />
                  {after < 0 && <div className={styles['short']}>{t('vouchers.debts.tooMuch')}</div>}
                </dd>
              </dl>
            </>
          );
        }}
      </CommandForm>
    </Dialog>
  );
}
