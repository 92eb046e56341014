import { paisaOf, type RowOf } from '@madrasah/events/kernel';
import { settleCashierDebt, type staffDebtsList } from '@madrasah/events/vouchers';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
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
  return (
    <AskedDialog
      title={t(isShort ? 'vouchers.debts.payInOf' : 'vouchers.debts.giveBackOf', { name: debt.UserName })}
      says={
        <p className="muted">{t(isShort ? 'vouchers.debts.payInWhat' : 'vouchers.debts.giveBackWhat')}</p>
      }
      command={settleCashierDebt}
      params={{ id: debt.debtId }}
      initialValues={{ amount: String(owed), Account: debt.Account }}
      onPage={{
        Account: {
          label: t(isShort ? 'vouchers.debts.into' : 'vouchers.debts.from'),
          options: asChoices(accountsFor(chart, debt.FundID), 'SLID', 'SlName'),
        },
      }}
      save={t(isShort ? 'vouchers.debts.payIn' : 'vouchers.debts.giveBack')}
      onClose={onClose}
    >
      {({ values }) => {
        const after = paisaOf(owed) - paisaTyped(values['amount'] as string | undefined);
        return (
          <dl className="facts">
            <dt>{t('vouchers.debts.after')}</dt>
            <dd className={after < 0 ? 'negative' : undefined} aria-live="polite">
              <Money taka={after / 100} decimals="two" zero="figure" />
              {after < 0 && <div className={styles['short']}>{t('vouchers.debts.tooMuch')}</div>}
            </dd>
          </dl>
        );
      }}
    </AskedDialog>
  );
}
