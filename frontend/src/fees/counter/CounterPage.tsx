import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Message, Segment } from 'semantic-ui-react';
import { useSessionName } from '../../academics/index.ts';
import { Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { focusUnlessTyping } from '../../kit/form/index.ts';
import { Lacks } from '../../kit/lacks/index.ts';
import { useAddress } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { type Printed, useReceiptPrinter } from '../receipts/use-print.ts';
import { feesTexts } from '../texts.ts';
import { CounterForm } from './CounterForm.tsx';
import look from './counter.module.css';
import { DayBar } from './day/ReceiptDay.tsx';
import { useReceiptDays } from './day/receipt-days.ts';
import { FindBox } from './find/FindBox.tsx';
import { useTypedAhead } from './find/use-typed-ahead.ts';
import { Keys } from './keys/Keys.tsx';
import { useCounterKeys } from './keys/use-counter-keys.ts';
import { useBoxes } from './money/use-boxes.ts';
import { useDues } from './rows/use-dues.ts';
import { owedRows } from './rows/use-followed-dues.ts';
import { LastReceipts, useReceiptsOfToday } from './taking/LastReceipts.tsx';
import { PrintOnSave, usePrintOnSave } from './taking/PrintOnSave.tsx';
import { SavedReceipt } from './taking/SavedReceipt.tsx';
import { payment } from './taking/sending.ts';
import { Who } from './Who.tsx';

const NEEDS = ['students'] as const;

/** The counter: find the student, type the amount, Ctrl Enter, and the next one. */
export default function CounterPage() {
  const t = useText(feesTexts);
  const language = useLanguage();
  const [search, setSearch] = useAddress();
  const admission = Number(search.get('AdmissionID')) || undefined;
  const replaces = Number(search.get('replaces')) || undefined;
  const sending = useMemo(() => payment(replaces), [replaces]);
  const [saved, setSaved] = useState<number>();
  const [account, setAccount] = useState<number>();
  const days = useReceiptDays();
  const box = useRef<HTMLInputElement>(null);
  const day = useReceiptsOfToday();
  const printer = useReceiptPrinter();
  const fees = useDues(admission);
  const { chart, boxes, accounts, funds, ready } = useBoxes();
  const ahead = useTypedAhead();
  const printsOnSave = usePrintOnSave();
  const sessionName = useSessionName();

  const stand = (id: number | undefined) =>
    setSearch(
      id === undefined ? {} : { AdmissionID: String(id), ...(replaces && { replaces: String(replaces) }) },
      {
        replace: true,
      },
    );
  function next() {
    stand(undefined);
    box.current?.focus();
  }
  function taken(receipt: Printed, into: number | undefined) {
    setAccount(into);
    setSaved(receipt.receiptId);
    if (printsOnSave) void printer.print(receipt);
    next();
  }
  useEffect(() => {
    if (admission === undefined) focusUnlessTyping(box.current);
  }, [admission]);
  const last = day.receipts[0];
  const { locked, release } = ahead;
  const nobody =
    fees.error !== undefined || (fees.data !== undefined && owedRows(fees.data.data).length === 0);
  useEffect(() => {
    if (locked && nobody) release();
  }, [locked, nobody, release]);
  useCounterKeys({ find: () => box.current?.focus(), print: () => last && void printer.print(last) });
  const student = fees.data?.data.student;
  const chosen = student ? `${digitsOf(student.UserCode, language)} — ${student.StudentName}` : '';
  return (
    <Page>
      <div className={`split ${look['counter']}`}>
        <Segment className="flush">
          <div className={look['findbar']}>
            <FindBox
              inputRef={box}
              chosen={chosen}
              ahead={ahead}
              onChoose={({ AdmissionID }) => {
                setSaved(undefined);
                stand(AdmissionID);
              }}
            />
          </div>
          {replaces && (
            <Message info visible className="inside">
              {t('fees.awaited.replacing')}
            </Message>
          )}
          {admission === undefined && days.kept && <DayBar day={days.kept} keeps onToday={days.again} />}
          {printer.failure && <NotFetched failure={printer.failure} />}
          {admission === undefined && saved === undefined && (
            <Lacks needs={NEEDS}>
              <p className="muted none">{t('fees.counter.begin')}</p>
            </Lacks>
          )}
          {saved !== undefined && <SavedReceipt id={saved} printer={printer} />}
          {admission !== undefined && (
            <Loaded of={fees} lines={8}>
              {({ data }) => (
                <>
                  <Who of={data} />
                  <Loaded of={chart} lines={4}>
                    {() =>
                      ready && (
                        <CounterForm
                          key={data.admissionId}
                          of={data}
                          behind={fees.behind}
                          accounts={accounts}
                          funds={funds}
                          typedAhead={() => (ahead.admissionId === data.admissionId ? release() : '')}
                          account={account}
                          days={days}
                          sending={sending}
                          sessionName={sessionName}
                          onStale={fees.refetch}
                          onNext={next}
                          onTaken={taken}
                        />
                      )
                    }
                  </Loaded>
                </>
              )}
            </Loaded>
          )}
        </Segment>
        <aside>
          <LastReceipts day={day} accounts={boxes} printer={printer} />
          <PrintOnSave />
          <Keys />
        </aside>
      </div>
    </Page>
  );
}
