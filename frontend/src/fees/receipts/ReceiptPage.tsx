import { dayInWords, digitsOf } from '@madrasah/events/kernel';
import { monthName } from '@madrasah/events/settings';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { FailureMessage, Loaded } from '../../kit/feedback/index.ts';
import { DayText, Digits, hijriInWords, InstantText, Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Paper, type PaperDocument } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page, useInstitutionName } from '../../kit/shell/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { StatementDialog } from '../dues/StatementDialog.tsx';
import { oneReceipt, type Receipt } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useReceiptPrinter } from './use-print.ts';
import '../../kit/report/paper.css';
import '../fees.css';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';

/** One receipt: the paper as it comes out of the printer, and what may still be done with it. */
export default function ReceiptPage() {
  const t = useText(feesTexts);
  const { id } = useParams();
  const receipt = useQuery(oneReceipt, { id: Number(id) });
  const number = receipt.data?.data.receiptNo;
  return (
    <Page
      title={number === undefined ? undefined : t('fees.receipt.named', { number })}
      path={[{ name: t('fees.receipts.title'), to: '/accounting/receipts' }]}
    >
      <Loaded of={receipt} lines={8}>
        {({ data }) => <Shown receipt={data} />}
      </Loaded>
    </Page>
  );
}

function Shown({ receipt }: { readonly receipt: Receipt }) {
  const t = useText(feesTexts);
  const printer = useReceiptPrinter();
  const mayCancel = useMay('record_delete_edit', 'delete');
  const mayTake = useMay('fee_collection', 'insert');
  const [open, setOpen] = useState<'cancel' | 'statement'>();
  const paper = usePaper(receipt);
  const { receiptId, student, reversed } = receipt;
  return (
    <>
      {printer.failure && <FailureMessage failure={printer.failure} />}
      {reversed && (
        <Message negative visible>
          <Message.Header>{t('fees.receipt.cancelled')}</Message.Header>
          <DayText on={reversed.on} /> · {t(`fees.receipt.${reversed.kind}`)} · {reversed.reason}
        </Message>
      )}
      <div className="split receipt-split">
        <ScrollBox className="receipt-desk" label={t('fees.receipt.title')}>
          <Paper document={paper} />
        </ScrollBox>
        <aside>
          <Segment className="flush">
            <dl className="facts">
              <dt>{t('fees.receipt.takenAt')}</dt>
              <dd>
                <InstantText at={receipt.at} />
              </dd>
              <dt>{t('fees.receipt.collector')}</dt>
              <dd>{receipt.collector.name}</dd>
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
              <dd lang="en">{receipt.verifyCode}</dd>
              <dt>{t('fees.receipt.printed')}</dt>
              <dd>
                {receipt.printed === 0
                  ? t('fees.receipt.never')
                  : t('fees.receipt.times', { count: receipt.printed })}
              </dd>
            </dl>
          </Segment>
          <div className="row">
            <Button primary type="button" disabled={printer.running} onClick={() => printer.print(receiptId)}>
              <Icon name="print" />
              {t('fees.receipt.print')}
            </Button>
            <Button type="button" disabled={printer.running} onClick={() => printer.print(receiptId, 2)}>
              {t('fees.receipt.printBoth')}
            </Button>
            <Button type="button" onClick={() => setOpen('statement')}>
              {t('fees.receipt.statement')}
            </Button>
            {mayTake && (
              <Link
                className="ui button"
                to={`/accounting/student-fee-collection?AdmissionID=${student.AdmissionID}`}
              >
                {t('fees.dues.take')}
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
      {open === 'cancel' && (
        <CancelDialog
          receiptId={receiptId}
          receiptNo={receipt.receiptNo}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'statement' && (
        <StatementDialog
          AdmissionID={student.AdmissionID}
          name={student.StudentName}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** The guardian's copy as a document of the kit. */
function usePaper(receipt: Receipt): PaperDocument {
  const t = useText(feesTexts);
  const language = useLanguage();
  const name = useInstitutionName();
  const address = useSelector((state: RootState) => state.session.institution?.address);
  const [printedAt] = useState(() => new Date().toISOString());
  const { student } = receipt;
  const said = (value: string | number) => digitsOf(value, language);
  const note = [
    receipt.earlierDue > 0 && `${t('fees.receipt.earlierDue')}: ৳ ${said(receipt.earlierDue)}`,
    receipt.advance > 0 && `${t('fees.counter.advance')}: ৳ ${said(receipt.advance)}`,
    receipt.Remark && `${t('fees.counter.remark')}: ${receipt.Remark}`,
  ].filter(Boolean);
  const money = (key: string, title: string) => ({ key, title, kind: 'money' as const, total: true });
  return {
    title: t('fees.receipt.title'),
    letterhead: { name, address },
    paper: 'a5',
    blocks: [
      {
        kind: 'slip',
        facts: [
          [t('fees.saved.number'), said(receipt.receiptNo)],
          [
            t('fees.receipt.on'),
            `${dayInWords(receipt.on, language)} · ${hijriInWords(receipt.on, language)}`,
          ],
          [t('fees.student.code'), said(student.UserCode)],
          [t('fees.student.name'), student.StudentName],
          [t('fees.student.father'), student.FatherName],
          [t('fees.student.class'), [student.ClassName, student.SubClass].filter(Boolean).join(', ')],
          [t('fees.student.session'), student.SessionName],
          [
            t('fees.receipt.account'),
            [receipt.AccountName, said(receipt.transactionNo)].filter(Boolean).join(' '),
          ],
        ],
        columns: [
          { key: 'head', title: t('fees.counter.head'), width: 30 },
          money('Fee', t('fees.counter.fee')),
          money('pastDiscount', t('fees.counter.pastDiscount')),
          money('deduction', t('fees.counter.deduction')),
          money('preDeposit', t('fees.counter.paidBefore')),
          money('deposit', t('fees.counter.paidNow')),
          money('due', t('fees.counter.due')),
        ],
        rows: receipt.fees.map(
          ({ SlName, MonthID, Fee, pastDiscount, deduction, preDeposit, deposit, due }) => ({
            head: [SlName, monthName(MonthID, language)].filter(Boolean).join(' – '),
            Fee,
            pastDiscount,
            deduction,
            preDeposit,
            deposit,
            due,
          }),
        ),
        total: receipt.total,
        inWords: receipt.inWords,
        ...(note.length > 0 && { note: note.join(' · ') }),
      },
      {
        kind: 'signatures',
        slots: [t('fees.receipt.payer'), t('fees.receipt.collector'), t('fees.receipt.accountant')],
      },
    ],
    printedAt,
  };
}
