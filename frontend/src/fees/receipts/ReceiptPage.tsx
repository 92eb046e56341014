import { feeQueries, type Receipt } from '@madrasah/events/fees';
import type { PaperDocument } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { type QueryResult, useQuery } from '../../kit/calls/index.ts';
import { Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { DayText, Digits, InstantText, Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { PaperDesk } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import StatementDialog from '../statement/StatementDialog.tsx';
import { feesTexts } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import look from './receipts.module.css';
import { useReceiptPrinter } from './use-print.ts';

/** One receipt: the paper as it comes out of the printer, and what may still be done with it. */
export default function ReceiptPage() {
  const t = useText(feesTexts);
  const { id } = useParams();
  const receipt = useQuery(feeQueries.receipt, { id: Number(id) });
  const paper = useQuery(feeQueries.receiptPaper, { id: Number(id) });
  const number = receipt.data?.data.receiptNo;
  return (
    <Page
      title={number === undefined ? undefined : t('fees.receipt.named', { number })}
      path={[{ name: t('fees.receipts.title'), to: '/accounting/receipts' }]}
    >
      <Loaded of={receipt} lines={8}>
        {({ data }) => <Shown receipt={data} paper={paper} />}
      </Loaded>
    </Page>
  );
}

interface Props {
  readonly receipt: Receipt;
  readonly paper: QueryResult<{ readonly data: PaperDocument; readonly pages: number }>;
}

function Shown({ receipt, paper }: Props) {
  const t = useText(feesTexts);
  const printer = useReceiptPrinter();
  const mayCancel = useMay('record_delete_edit', 'delete');
  const mayTake = useMay('fee_collection', 'insert');
  const [open, setOpen] = useState<'cancel' | Receipt['students'][number]>();
  const [refunded, setRefunded] = useState<Receipt['students'][number]>();
  const { receiptId, students, reversed, reversedBy } = receipt;
  const isFamily = students.length > 1;
  return (
    <>
      {printer.failure && <NotFetched failure={printer.failure} />}
      {reversed && (
        <Message negative visible>
          <Message.Header>{t('fees.receipt.cancelled')}</Message.Header>
          <InstantText at={reversed.at} />
          {reversed.recordedOn && (
            <>
              {' '}
              ({t('fees.receipt.dated')} <DayText on={reversed.on} />)
            </>
          )}{' '}
          · {reversedBy?.name} · {t(`fees.receipt.${reversed.kind}`)} · {reversed.reason}
          {reversed.wanted && (
            <p>
              {t('fees.receipt.notOn', { day: reversed.wanted })}: {reversed.why}
            </p>
          )}
        </Message>
      )}
      <div className={`split ${look['receiptSplit']}`}>
        <Loaded of={paper} lines={10}>
          {({ data, pages }) => (
            <div>
              {pages > 1 && <p className="muted">{t('fees.receipt.pages', { count: pages })}</p>}
              <PaperDesk document={data} />
            </div>
          )}
        </Loaded>
        <aside>
          <Segment className="flush">
            <dl className="facts">
              {receipt.recordedOn && (
                <>
                  <dt>{t('fees.day.of')}</dt>
                  <dd className="strong">
                    <DayText on={receipt.on} />
                  </dd>
                </>
              )}
              <dt>{t(receipt.recordedOn ? 'fees.receipt.writtenAt' : 'fees.receipt.takenAt')}</dt>
              <dd>
                <InstantText at={receipt.at} />
              </dd>
              <dt>{t('fees.receipt.collector')}</dt>
              <dd>{receipt.collector.name}</dd>
              {receipt.payer !== '' && (
                <>
                  <dt>{t('fees.receipt.payer')}</dt>
                  <dd>
                    {receipt.payer ?? t('fees.receipt.erased')} <Digits of={receipt.payerMobile ?? ''} />
                  </dd>
                </>
              )}
              <dt>{t('fees.receipt.account')}</dt>
              <dd>
                {receipt.AccountName} <Digits of={receipt.transactionNo} />
              </dd>
              <dt>{t('fees.receipts.amount')}</dt>
              <dd>
                <Money taka={receipt.total} zero="figure" />
              </dd>
              <dt>{t('fees.saved.left')}</dt>
              <dd>
                <Money taka={receipt.dueAfter} zero="figure" />
              </dd>
              <dt>{t('fees.receipt.code')}</dt>
              <dd>
                <span lang="en">{receipt.verifyCode}</span>
              </dd>
              <dt>{t('fees.receipt.printed')}</dt>
              <dd>
                {receipt.printed === 0
                  ? t('fees.receipt.never')
                  : t('fees.receipt.times', { count: receipt.printed })}
              </dd>
            </dl>
          </Segment>
          <div className="row">
            <Button primary type="button" disabled={printer.running} onClick={() => printer.print(receipt)}>
              <Icon name="print" />
              {t('fees.receipt.print')}
            </Button>
            <Button type="button" disabled={printer.running} onClick={() => printer.print(receipt, 2)}>
              {t('fees.receipt.printBoth')}
            </Button>
            {students.map((student) => (
              <Button key={student.AdmissionID} type="button" onClick={() => setOpen(student)}>
                {t('fees.receipt.statement')}
                {isFamily && ` · ${student.StudentName}`}
              </Button>
            ))}
            {mayTake && (
              <Link className="ui button" to={counterOf(students)}>
                {t('fees.dues.take')}
              </Link>
            )}
            {mayTake &&
              !reversed &&
              students.map((student) => (
                <Button key={student.AdmissionID} type="button" onClick={() => setRefunded(student)}>
                  {t('fees.refund.open')}
                  {isFamily && ` · ${student.StudentName}`}
                </Button>
              ))}
            {mayCancel && !reversed && !isFamily && (
              <Link className="ui button" to={`/accounting/receipts/${receiptId}/correct`}>
                {t('fees.correct.open')}
              </Link>
            )}
            {mayCancel && !reversed && (
              <Button negative type="button" onClick={() => setOpen('cancel')}>
                {t('fees.receipt.cancel')}
              </Button>
            )}
          </div>
        </aside>
      </div>
      {refunded && (
        <RefundDialog
          AdmissionID={refunded.AdmissionID}
          name={refunded.StudentName}
          items={refunded.items}
          onClose={() => setRefunded(undefined)}
        />
      )}
      {open === 'cancel' && (
        <CancelDialog
          receiptId={receiptId}
          receiptNo={receipt.receiptNo}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open !== undefined && open !== 'cancel' && (
        <StatementDialog
          AdmissionID={open.AdmissionID}
          name={open.StudentName}
          code={open.UserCode}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Where the next payment of the same students is taken. */
const counterOf = (students: Receipt['students']) =>
  students.length > 1
    ? `/accounting/family-receipt?children=${students.map(({ AdmissionID }) => AdmissionID).join(',')}`
    : `/accounting/student-fee-collection?AdmissionID=${students[0]?.AdmissionID}`;
