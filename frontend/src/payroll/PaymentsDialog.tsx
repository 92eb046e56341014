import { payrollCommands } from '@madrasah/events/payroll';
import { useState } from 'react';
import { Button, Table } from 'semantic-ui-react';
import { AskedDialog } from '../kit/asked/index.ts';
import { Dialog } from '../kit/feedback/index.ts';
import { DayText, Money } from '../kit/figures/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import type { PayrollRow } from './payroll-row.ts';
import { payrollTexts } from './texts.ts';

type Payment = PayrollRow['payments'][number];

/** The payments of a payroll; one is taken back here. */
export function PaymentsDialog({ of, onClose }: { readonly of: PayrollRow; onClose(): void }) {
  const t = useText(payrollTexts);
  const word = useWord();
  const mayReverse = useMay('teacher_payroll', 'delete');
  const [back, setBack] = useState<Payment>();
  if (back) {
    const taking = {
      title: t('payroll.page.paymentReverse', { number: back.shown }),
      params: { id: back.salaryPaymentId },
      save: t('payroll.page.reverseSave'),
    };
    return <AskedDialog command={payrollCommands.reverseSalaryPayment} {...taking} onClose={onClose} />;
  }
  return (
    <Dialog
      title={t('payroll.page.paymentsOf', { month: of.month })}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('payroll.page.close')}
        </Button>
      }
    >
      <Table compact unstackable>
        <Table.Body>
          {of.payments.map((one) => (
            <Table.Row key={one.salaryPaymentId}>
              <Table.Cell>{one.shown}</Table.Cell>
              <Table.Cell>
                <DayText on={one.on} />
              </Table.Cell>
              <Table.Cell>{one.Account}</Table.Cell>
              <Table.Cell className="num">
                <Money taka={one.amount} decimals="two" />
              </Table.Cell>
              <Table.Cell>
                {one.reversed
                  ? word('cancelled')
                  : mayReverse && (
                      <Button basic type="button" onClick={() => setBack(one)}>
                        {t('payroll.page.paymentReverse', { number: one.shown })}
                      </Button>
                    )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </Dialog>
  );
}
