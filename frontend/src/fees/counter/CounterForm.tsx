import type { StudentFees } from '@madrasah/events/fees';
import { needsNumber } from '@madrasah/events/ledger';
import { useState } from 'react';
import { Message } from 'semantic-ui-react';
import { DrawerNote } from '../../closing/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { FundRow } from '../../kit/wire/chart-lists.ts';
import { AdvanceTo } from '../family/AdvanceTo.tsx';
import { childOf, holders } from '../family/family.ts';
import { type LeafValues, leafBody } from '../leaf.ts';
import type { Printed } from '../receipts/use-print.ts';
import { feesTexts } from '../texts.ts';
import { AboveLimit } from './AboveLimit.tsx';
import { MonthsAhead } from './ahead/MonthsAhead.tsx';
import { ClosedFunds } from './ClosedFunds.tsx';
import look from './counter.module.css';
import { NotToday, ReceiptDay } from './day/ReceiptDay.tsx';
import type { ReceiptDays } from './day/receipt-days.ts';
import { isElsewhere, type MoneyAccount } from './money/accounts.ts';
import { DueRows } from './rows/DueRows.tsx';
import { Foot } from './rows/Foot.tsx';
import { isDoubtful, rowsToSend, sumsOf, type Taking, wrongIn } from './rows/spread.ts';
import { owedRows, useFollowedDues } from './rows/use-followed-dues.ts';
import { PayBar } from './taking/PayBar.tsx';
import { type Filled, payment, type Sending } from './taking/sending.ts';
import { useHeldSave } from './taking/use-held-save.ts';

type Values = Taking &
  LeafValues & {
    readonly Account?: number;
    readonly CreateAt?: string;
    readonly Remark?: string;
    readonly transactionNo?: string;
    readonly reason?: string;
    readonly payer?: string;
    readonly payerMobile?: string;
    readonly advanceTo?: number;
  };

interface Props {
  readonly of: StudentFees;
  /** What is owed may have changed, and is on its way. */
  readonly behind?: boolean;
  readonly accounts: readonly MoneyAccount[];
  readonly funds: readonly FundRow[];
  /** Into which box the last payment went. */
  readonly account: number | undefined;
  readonly days: ReceiptDays;
  readonly transactionNo?: string;
  /** What becomes of it; a payment where nothing is said. */
  readonly sending?: Sending;
  /** Everybody whom the payment is for, where it is for several children. */
  readonly family?: readonly StudentFees[];
  sessionName(sessionId: number): string;
  /** What was typed for the amount before the dues were there. */
  typedAhead(): string;
  /** The dues are to be asked for anew. */
  onStale(): void;
  onNext(): void;
  onTaken(receipt: Printed, account: number | undefined): void;
}

const asValues = (values: unknown) => values as Values;
const PAYMENT = payment();

/** One payment of one student. What was typed outlives dues that change under it. */
export function CounterForm({
  of,
  behind = false,
  accounts,
  funds,
  account,
  days,
  transactionNo,
  sending = PAYMENT,
  family,
  ...on
}: Props) {
  const t = useText(feesTexts);
  const [stale, setStale] = useState(false);
  const [above, setAbove] = useState(false);
  const owed = owedRows(of);
  const { isHeld, hold } = useHeldSave(behind, JSON.stringify(rowsOf(of)), () => setStale(true));
  const boxOf = (id: number | undefined) => accounts.find(({ SLID }) => SLID === id);
  const [initialValues] = useState(() => {
    const Account = account ?? accounts[0]?.SLID;
    const begun = { Account, CreateAt: days.of(boxOf(Account)), fees: rowsOf(of) };
    return { ...begun, ...(transactionNo && { transactionNo }) };
  });
  const [unsaid] = useState(days.unsaid);
  const filled = (values: unknown) => filledIn(asValues(values), boxOf, unsaid);
  const isNumbered = (values: Values) => needsNumber(boxOf(values.Account)?.moneyKind ?? 'other');
  const students = family ?? [of];
  const ofRow = family && ((itemId: number | undefined) => childOf(family, itemId));
  if (owed.length === 0 && !sending.ahead)
    return (
      <Message info visible className="inside">
        {t('fees.counter.nothing')}
      </Message>
    );
  return (
    <div className={look['held']} onSubmitCapture={hold}>
      <CommandForm
        command={sending.command}
        {...(sending.params && { params: sending.params })}
        initialValues={initialValues}
        className={look['counterForm']}
        save={t(sending.verb)}
        cancel={sending.reasoned ? undefined : t('fees.counter.next')}
        silent
        quiet
        onClose={on.onNext}
        toBody={(values) => sending.body(filled(values), of)}
        fieldOf={(name, values) => sending.fieldOf?.(name, filled(values)) ?? name}
        check={(values) =>
          Object.fromEntries(
            Object.entries(wrongIn(asValues(values), isNumbered(asValues(values)))).map(([name, wrong]) => [
              name,
              t(`fees.wrong.${wrong}`),
            ]),
          )
        }
        doubt={(values) => (isDoubtful(asValues(values)) ? muchMore(asValues(values), t) : undefined)}
        onRefused={({ code }) => {
          setStale(code === 'fees.stale');
          setAbove(code === 'concession.above-limit');
          if (code === 'fees.stale') on.onStale();
        }}
        onDone={({ data }, values) => {
          const taken = data?.replacement ?? data;
          if (!taken) return; // nothing waits for a second person here
          const { receiptId, receiptNo } = taken;
          const { Account, CreateAt } = asValues(values);
          days.given(boxOf(Account), CreateAt);
          on.onTaken({ receiptId, receiptNo }, Account);
        }}
      >
        {({ values }) => {
          const taking = asValues(values);
          const sums = sumsOf(taking);
          return (
            <>
              <FollowedDues of={of} students={students} />
              {isHeld && (
                <Message info visible className="inside" role="status" content={t('fees.counter.held')} />
              )}
              {stale && (
                <Message warning visible className="inside">
                  {t('fees.counter.stale')}
                </Message>
              )}
              {above && <AboveLimit of={of} taking={taking} childOf={ofRow} />}
              <ClosedFunds rows={owed} funds={funds} />
              <NotToday days={days} box={boxOf(taking.Account)} day={taking.CreateAt} />
              <PayBar
                accounts={accounts}
                due={sums.due - sums.deduction}
                ahead={sums.ahead}
                deducting={sums.deduction > 0}
                numbered={isNumbered(taking)}
                reasoned={Boolean(sending.reasoned)}
                day={<ReceiptDay days={days} box={boxOf(taking.Account)} />}
                typedAhead={on.typedAhead}
              />
              <DrawerNote account={isCash(boxOf(taking.Account)) ? taking.Account : undefined} />
              {owed.length === 0 ? (
                <Message info visible className="inside" content={t('fees.counter.nothing')} />
              ) : (
                <DueRows rows={owed} values={taking} of={of} sessionName={on.sessionName} childOf={ofRow} />
              )}
              {sending.ahead && <MonthsAhead of={students} months={taking.months ?? []} />}
              {family && holders(family).length > 1 && sums.advance > 0 && <AdvanceTo of={family} />}
              <Foot values={taking} />
            </>
          );
        }}
      </CommandForm>
    </div>
  );
}

/** What the form holds, as it is sent; a day that nobody has said is left to the server. */
function filledIn(
  values: Values,
  boxOf: (id: number | undefined) => MoneyAccount | undefined,
  unsaid: string,
): Filled {
  const { Account, Remark, transactionNo, reason, payer, payerMobile, advanceTo, months = [] } = values;
  const CreateAt = values.CreateAt === unsaid ? undefined : values.CreateAt;
  const said = {
    CreateAt,
    Remark,
    transactionNo,
    reason,
    payer,
    payerMobile,
    advanceTo,
    ...leafBody(values),
  };
  return { Account, AccountType: boxOf(Account)?.GLID, ...said, ...rowsToSend(values), months };
}

const isCash = (box: MoneyAccount | undefined) => box !== undefined && !isElsewhere(box);

const rowsOf = (of: StudentFees) => owedRows(of).map(({ itemId, due }) => ({ itemId, due }));

/** Stands inside the form, whose rows it keeps with what is owed. */
function FollowedDues({ of, students }: Pick<Props, 'of'> & { readonly students: readonly StudentFees[] }) {
  useFollowedDues(of, students);
  return null;
}

function muchMore(values: Values, t: ReturnType<typeof useText<keyof typeof feesTexts.bn>>) {
  const { total, due, deduction, advance } = sumsOf(values);
  return {
    title: t('fees.counter.muchTitle'),
    text: (
      <div className={look['much']}>
        {t('fees.counter.allDue')} <Money taka={(due - deduction) / 100} />
        {t('fees.counter.amount')} <Money taka={total / 100} />
        {t('fees.counter.advance')} <Money taka={advance / 100} />
      </div>
    ),
    verb: t('fees.counter.muchDo'),
  };
}
