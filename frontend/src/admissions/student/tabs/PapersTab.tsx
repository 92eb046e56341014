import { feeQueries } from '@madrasah/events/fees';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { type Receipt, receiptsOf, useReceiptPrinter } from '../../../fees/index.ts';
import { useQuery, withData } from '../../../kit/calls/index.ts';
import { NotFetched } from '../../../kit/feedback/index.ts';
import { Digits } from '../../../kit/figures/index.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { useHeldDays } from '../../../kit/session/open-days.ts';
import { type Column, DataTable, useList } from '../../../kit/table/index.ts';
import { useText } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';

const SETTINGS = { limit: 50 };

/** The student's papers, each to be printed again. */
export function PapersTab({ admissionId }: { admissionId: number }) {
  const t = useText(admissionsTexts);
  const list = useList(SETTINGS);
  const printer = useReceiptPrinter();
  const statement = useQuery(feeQueries.statement, {
    AdmissionID: admissionId,
    ...useHeldDays(['from', 'to']),
  });
  const rows = statement.data && receiptsOf(statement.data.data.lines);
  const columns: readonly Column<Receipt>[] = [
    {
      key: 'number',
      title: t('admissions.papers.paper'),
      strong: true,
      phone: 'title',
      show: ({ number, receiptId }) => (
        <Link className="name" to={`/accounting/receipts/${receiptId}`}>
          {t('admissions.papers.receipt')} <Digits of={number} />
        </Link>
      ),
    },
    { key: 'on', title: t('admissions.statement.day'), kind: 'day' },
    {
      key: 'isVoid',
      title: t('admissions.papers.state'),
      kind: 'label',
      value: ({ isVoid }) => t(isVoid ? 'admissions.papers.void' : 'admissions.papers.good'),
      color: ({ isVoid }) => (isVoid ? 'red' : 'green'),
    },
    { key: 'amount', title: t('admissions.papers.amount'), kind: 'money', phone: 'side' },
    {
      key: 'print',
      title: '',
      kind: 'actions',
      show: ({ receiptId, number }) => (
        <Button
          basic
          type="button"
          disabled={printer.running}
          onClick={() => printer.print({ receiptId, receiptNo: number })}
        >
          <Icon name="print" />
          {t('admissions.papers.reprint')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {printer.failure && <NotFetched failure={printer.failure} />}
      <DataTable
        title={t('admissions.student.papers')}
        columns={columns}
        query={withData(statement, rows && { data: rows })}
        list={list}
        rowKey={({ receiptId }) => receiptId}
        empty={{ title: t('admissions.papers.none'), text: t('admissions.papers.noneText') }}
      />
    </>
  );
}
