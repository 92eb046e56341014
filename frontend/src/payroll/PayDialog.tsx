import { payrollCommands, payrollSalariesList } from '@madrasah/events/payroll';
import { AskedDialog } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { asChoices, MoneyField } from '../kit/fields/index.ts';
import type { Values } from '../kit/form/index.ts';
import { useText } from '../kit/text.ts';
import { subLedgerList } from '../kit/wire/chart-lists.ts';
import { accountsFor } from '../vouchers/index.ts';
import type { PayrollRow } from './payroll-row.ts';
import { payrollTexts } from './texts.ts';

const paidTo = (userId: number) => `user${userId}`;

/** Who has an amount is paid it; who has none gets nothing now. */
export function asPayment({ Account, CreateAt, ...values }: Values): unknown {
  const rows = Object.entries(values).flatMap(([name, Amount]) => {
    const [, userId] = /^user(\d+)$/.exec(name) ?? [];
    return userId && Amount !== undefined && Amount !== '' && Amount !== null && Number(Amount) !== 0
      ? [{ UserID: Number(userId), Amount }]
      : [];
  });
  return { Account, CreateAt, rows };
}

/** What each is owed of a payroll, and what of it is paid now, out of one account. */
export function PayDialog({ of, onClose }: { readonly of: PayrollRow; onClose(): void }) {
  const t = useText(payrollTexts);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const owed = useQuery(payrollSalariesList.question, { payrollId: of.payrollId, owed: 1, limit: 2000 });
  const about = {
    title: t('payroll.page.payOf', { month: of.month }),
    params: { id: of.payrollId },
    onPage: { Account: { options: asChoices(accountsFor(chart, undefined), 'SLID', 'SlName') } },
    save: t('payroll.page.paySave'),
    toBody: asPayment,
    onClose,
  };
  return (
    <Loaded of={owed} lines={6}>
      {({ data }) => {
        const beginning = Object.fromEntries(data.map((row) => [paidTo(row.UserID), row.owed]));
        return (
          <AskedDialog size="large" command={payrollCommands.payPayroll} {...about} initialValues={beginning}>
            <p className="muted">{t('payroll.page.paySays')}</p>
            <div className="fields-2">
              {data.map(({ UserID, UserName, UserCode }) => (
                <MoneyField key={UserID} name={paidTo(UserID)} label={`${UserName} · ${UserCode}`} />
              ))}
            </div>
          </AskedDialog>
        );
      }}
    </Loaded>
  );
}
