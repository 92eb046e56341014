import { PAYROLL_STATES, payrollCommands, payrollsList } from '@madrasah/events/payroll';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { AskedDialog } from '../kit/asked/index.ts';
import { Dialog } from '../kit/feedback/index.ts';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { PayDialog } from './PayDialog.tsx';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { PayrollTabs } from './PayrollTabs.tsx';
import type { PayrollRow } from './payroll-row.ts';
import { RunForm } from './RunForm.tsx';
import { payrollTexts } from './texts.ts';

type Open =
  | { readonly as: 'run' }
  | { readonly as: 'pay' | 'payments' | 'reverse'; readonly row: PayrollRow };

const OWED = 1;
const REVERSED = 3;

/** The runs: a month is charged here, paid, and taken back. */
export function Payrolls() {
  const t = useText(payrollTexts);
  const word = useWord();
  const mayRun = useMay('teacher_payroll', 'insert');
  const mayReverse = useMay('teacher_payroll', 'delete');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const backOf = (row: PayrollRow) => ({
    title: t('payroll.page.reverseOf', { month: row.month }),
    says: t('payroll.page.reverseSays'),
    params: { id: row.payrollId },
    save: t('payroll.page.reverseSave'),
  });
  const listing = useListing(payrollsList, { filters: ['part', 'state'], ask: ({ state }) => ({ state }) });
  return (
    <ListPage
      listing={listing}
      head={<PayrollTabs list={listing.list} />}
      filters={
        <FilterSelect
          list={listing.list}
          name="state"
          label={word('state')}
          options={Object.entries(PAYROLL_STATES).map(([value, state]) => ({
            ...{ value, label: word(state.word) },
          }))}
        />
      }
      buttons={
        mayRun && (
          <Button primary type="button" onClick={() => setOpen({ as: 'run' })}>
            {t('payroll.page.run')}
          </Button>
        )
      }
      rowKey={({ payrollId }) => payrollId}
      actions={(row) => (
        <>
          {mayRun && row.state === OWED && (
            <Button basic type="button" onClick={() => setOpen({ as: 'pay', row })}>
              {t('payroll.page.pay')}
            </Button>
          )}
          {row.payments.length > 0 && (
            <Button basic type="button" onClick={() => setOpen({ as: 'payments', row })}>
              {t('payroll.page.payments')}
            </Button>
          )}
          {mayReverse && row.state !== REVERSED && (
            <RowButton
              icon="remove"
              label={t('payroll.page.reverseOf', { month: row.month })}
              hint={t('payroll.page.reverse')}
              onClick={() => setOpen({ as: 'reverse', row })}
            />
          )}
        </>
      )}
      empty={{ title: t('payroll.page.noRuns'), text: t('payroll.page.noRunsText') }}
    >
      {open?.as === 'run' && (
        <Dialog size="large" title={t('payroll.page.run')} onClose={close}>
          <RunForm />
        </Dialog>
      )}
      {open?.as === 'pay' && <PayDialog of={open.row} onClose={close} />}
      {open?.as === 'payments' && <PaymentsDialog of={open.row} onClose={close} />}
      {open?.as === 'reverse' && (
        <AskedDialog command={payrollCommands.reversePayroll} {...backOf(open.row)} onClose={close} />
      )}
    </ListPage>
  );
}
