import { feeQueries, type Receipt } from '@madrasah/events/fees';
import { digitsOf } from '@madrasah/events/kernel';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Message, Segment } from 'semantic-ui-react';
import { useSessionName } from '../../../academics/index.ts';
import { useQuery } from '../../../kit/calls/index.ts';
import { Loaded } from '../../../kit/feedback/index.ts';
import { Money } from '../../../kit/figures/index.ts';
import { Page } from '../../../kit/shell/index.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import { CounterForm } from '../../counter/CounterForm.tsx';
import look from '../../counter/counter.module.css';
import { dayOfReceipt } from '../../counter/day/receipt-days.ts';
import { FindBox } from '../../counter/find/FindBox.tsx';
import { useTypedAhead } from '../../counter/find/use-typed-ahead.ts';
import { useBoxes } from '../../counter/money/use-boxes.ts';
import { useDues } from '../../counter/rows/use-dues.ts';
import { correction } from '../../counter/taking/sending.ts';
import { Who } from '../../counter/Who.tsx';
import { feesTexts } from '../../texts.ts';
import { asIfBack } from './as-if-back.ts';

/** Wrong student, head or amount: the receipt is taken back and the right one written, in one step. */
export default function CorrectPage() {
  const t = useText(feesTexts);
  const { id } = useParams();
  const receipt = useQuery(feeQueries.receipt, { id: Number(id) });
  const number = receipt.data?.data.receiptNo;
  return (
    <Page
      title={number === undefined ? undefined : t('fees.correct.title', { number })}
      path={[{ name: t('fees.receipts.title'), to: '/accounting/receipts' }]}
    >
      <Loaded of={receipt} lines={8}>
        {({ data }) => <Correcting receipt={data} />}
      </Loaded>
    </Page>
  );
}

function Correcting({ receipt }: { readonly receipt: Receipt }) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [admission, setAdmission] = useState(receipt.student.AdmissionID);
  const fees = useDues(admission);
  const { accounts, funds, ready } = useBoxes();
  const ahead = useTypedAhead();
  const sessionName = useSessionName();
  const box = useRef<HTMLInputElement>(null);
  const [sending] = useState(() => correction(receipt.receiptId));
  const [days] = useState(() => dayOfReceipt(receipt.on));
  const student = fees.data?.data.student;
  const show = (receiptId: number) => navigate(`/accounting/receipts/${receiptId}`);
  if (receipt.reversed) return <Message negative visible content={t('fees.receipt.cancelled')} />;
  return (
    <Segment className={`flush ${look['counter']}`}>
      <Message info visible className="inside">
        {t('fees.correct.what', { number: receipt.receiptNo })} {t('fees.receipts.amount')}{' '}
        <Money taka={receipt.total} zero="figure" /> · {receipt.student.StudentName}
      </Message>
      <div className={look['findbar']}>
        <FindBox
          inputRef={box}
          chosen={student ? `${digitsOf(student.UserCode, language)} — ${student.StudentName}` : ''}
          ahead={ahead}
          onChoose={({ AdmissionID }) => setAdmission(AdmissionID)}
        />
      </div>
      <Loaded of={fees} lines={8}>
        {({ data }) => (
          <>
            <Who of={data} />
            {ready && (
              <CounterForm
                key={data.admissionId}
                of={asIfBack(data, receipt)}
                behind={fees.behind}
                accounts={accounts}
                funds={funds}
                account={receipt.Account || undefined}
                days={days}
                transactionNo={receipt.transactionNo}
                sending={sending}
                typedAhead={() => (ahead.admissionId === data.admissionId ? ahead.release() : '')}
                sessionName={sessionName}
                onStale={fees.refetch}
                onNext={() => show(receipt.receiptId)}
                onTaken={({ receiptId }) => show(receiptId)}
              />
            )}
          </>
        )}
      </Loaded>
    </Segment>
  );
}
