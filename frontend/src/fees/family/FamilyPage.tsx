import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Message, Segment } from 'semantic-ui-react';
import { useSessionName } from '../../academics/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { focusUnlessTyping } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { CounterForm } from '../counter/CounterForm.tsx';
import look from '../counter/counter.module.css';
import { DayBar } from '../counter/day/ReceiptDay.tsx';
import { useReceiptDays } from '../counter/day/receipt-days.ts';
import { FindBox } from '../counter/find/FindBox.tsx';
import { useTypedAhead } from '../counter/find/use-typed-ahead.ts';
import { Keys } from '../counter/keys/Keys.tsx';
import { useCounterKeys } from '../counter/keys/use-counter-keys.ts';
import { useBoxes } from '../counter/money/use-boxes.ts';
import { LastReceipts, useReceiptsOfToday } from '../counter/taking/LastReceipts.tsx';
import { PrintOnSave, usePrintOnSave } from '../counter/taking/PrintOnSave.tsx';
import { SavedReceipt } from '../counter/taking/SavedReceipt.tsx';
import { type Printed, useReceiptPrinter } from '../receipts/use-print.ts';
import { feesTexts } from '../texts.ts';
import { Child } from './Child.tsx';
import styles from './family.module.css';
import { familyPayment, together } from './family.ts';
import { useChildren } from './use-children.ts';

/** পারিবারিক রসিদ: one payer, several children, one amount or a line each, one receipt. */
export default function FamilyPage() {
  const t = useText(feesTexts);
  const { ids, children, replaces, ...family } = useChildren();
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<number>();
  const [account, setAccount] = useState<number>();
  const days = useReceiptDays();
  const box = useRef<HTMLInputElement>(null);
  const day = useReceiptsOfToday();
  const printer = useReceiptPrinter();
  const printsOnSave = usePrintOnSave();
  const { boxes, accounts, funds, ready } = useBoxes();
  const ahead = useTypedAhead();
  const sessionName = useSessionName();
  const sending = useMemo(() => familyPayment(children, replaces), [children, replaces]);
  const all = family.begun ? together(children) : undefined;
  const last = day.receipts[0];
  const find = useCallback(() => box.current?.focus(), []);
  const nobody = ids.length === 0;
  useEffect(() => {
    if (nobody) focusUnlessTyping(box.current);
  }, [nobody]);
  useCounterKeys({ find, print: () => last && void printer.print(last) });
  function next() {
    family.clear();
  }
  function taken(receipt: Printed, into: number | undefined) {
    setAccount(into);
    setSaved(receipt.receiptId);
    if (printsOnSave) void printer.print(receipt);
    next();
  }
  return (
    <Page>
      <div className={`split ${look['counter']}`}>
        <Segment className="flush">
          <div className={look['findbar']}>
            <FindBox
              inputRef={box}
              chosen=""
              ahead={ahead}
              onChoose={({ AdmissionID }) => {
                setSaved(undefined);
                if (ids.length > 0) ahead.release(); // the form is there already
                family.add(AdmissionID);
              }}
            />
          </div>
          {replaces && <Message info visible className="inside" content={t('fees.awaited.replacing')} />}
          {ids.length === 0 && days.kept && <DayBar day={days.kept} keeps onToday={days.again} />}
          {printer.failure && <NotFetched failure={printer.failure} />}
          {ids.length === 0 && saved === undefined && <p className="muted none">{t('fees.family.begin')}</p>}
          {saved !== undefined && <SavedReceipt id={saved} printer={printer} />}
          {ids.length > 0 && (
            <ul className={styles['children']} aria-label={t('fees.family.children')}>
              {ids.map((id) => (
                <Child
                  key={id}
                  admissionId={id}
                  round={round}
                  onFees={family.keep}
                  onRemove={family.remove}
                />
              ))}
            </ul>
          )}
          {ids.length === 1 && <p className={`muted ${styles['alone']}`}>{t('fees.family.alone')}</p>}
          {all && ready && (
            <CounterForm
              key={ids[0]}
              of={all}
              accounts={accounts}
              funds={funds}
              family={children}
              typedAhead={ahead.release}
              account={account}
              days={days}
              sending={sending}
              sessionName={sessionName}
              onStale={() => setRound(round + 1)}
              onNext={next}
              onTaken={taken}
            />
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
