import { feeCommands } from '@madrasah/events/fees';
import { amountInWords } from '@madrasah/events/kernel';
import { useMemo, useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { Button, Message } from 'semantic-ui-react';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import type { StudentFees, SubLedgerRow } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { DueRows } from './DueRows.tsx';
import { PayBar } from './PayBar.tsx';
import { readTaka, respread, rowsToSend, sumsOf, type Taking, wrongIn } from './spread.ts';
import { useTaking, useWriteTaka } from './use-taking.ts';

type Values = Taking & {
  readonly Account?: number;
  readonly Remark?: string;
  readonly transactionNo?: string;
};

interface Props {
  readonly of: StudentFees;
  readonly accounts: readonly SubLedgerRow[];
  /** Into which box the last payment went. */
  readonly account: number | undefined;
  sessionName(sessionId: number): string;
  /** The dues are to be asked for anew. */
  onStale(): void;
  onNext(): void;
  onTaken(receiptId: number, account: number | undefined): void;
}

const asValues = (values: unknown) => values as Values;

/** One payment of one student. What was typed outlives dues that change under it. */
export function CounterForm({ of, accounts, account, ...on }: Props) {
  const t = useText(feesTexts);
  const write = useWriteTaka();
  const [stale, setStale] = useState(false);
  const typed = useRef<Values>({ fees: [], Account: account ?? accounts[0]?.SLID });
  const owed = useMemo(() => rowsShown(of), [of]);
  const initialValues = useMemo(() => {
    const { paid, Account, Remark, transactionNo, fees: before } = typed.current;
    const letOff = new Map(before.map(({ itemId, deduction }) => [itemId, deduction]));
    const fees = owed.map(({ itemId, due }) => ({ itemId, due, deduction: letOff.get(itemId) }));
    return { paid, Account, Remark, transactionNo, fees: respread(fees, readTaka(paid) ?? 0, write) };
  }, [owed, write]);
  const glOf = (id: number | undefined) => accounts.find(({ SLID }) => SLID === id)?.GLID;
  if (owed.length === 0)
    return (
      <Message info visible className="inside">
        {t('fees.counter.nothing')}
      </Message>
    );
  return (
    <CommandForm
      command={feeCommands.collectFees}
      initialValues={initialValues}
      className="counter-form"
      save={t('fees.counter.take')}
      cancel={t('fees.counter.next')}
      silent
      onClose={on.onNext}
      toBody={(values) => {
        const { Account, Remark, transactionNo } = asValues(values);
        return {
          UserID: of.userId,
          AdmissionID: of.admissionId,
          AccountType: glOf(Account),
          Account,
          Remark,
          transactionNo,
          fees: rowsToSend(asValues(values)),
        };
      }}
      check={(values) =>
        Object.fromEntries(
          Object.entries(wrongIn(asValues(values))).map(([name, wrong]) => [name, t(`fees.wrong.${wrong}`)]),
        )
      }
      onRefused={({ code }) => {
        setStale(code === 'fees.stale');
        if (code === 'fees.stale') on.onStale();
      }}
      onDone={({ data }, values) => on.onTaken(Number(data?.['receiptId']), asValues(values).Account)}
    >
      {({ values }) => {
        const sums = sumsOf(asValues(values));
        return (
          <>
            <FormSpy
              subscription={{ values: true }}
              onChange={(state) => {
                typed.current = asValues(state.values);
              }}
            />
            {stale && (
              <Message warning visible className="inside">
                {t('fees.counter.stale')}
              </Message>
            )}
            <PayBar accounts={accounts} due={sums.due - sums.deduction} deducting={sums.deduction > 0} />
            <DueRows rows={owed} values={asValues(values)} of={of} sessionName={on.sessionName} />
            <Foot values={asValues(values)} />
          </>
        );
      }}
    </CommandForm>
  );
}

/** What is owed; when nothing is, one paid item to carry an advance. */
function rowsShown({ fees }: StudentFees) {
  const owed = fees.filter(({ due }) => due > 0);
  return owed.length > 0 ? owed : fees.slice(-1);
}

function Foot({ values }: { readonly values: Values }) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const { again } = useTaking();
  const { total, advance, left, deduction } = sumsOf(values);
  return (
    <div className="sum">
      <div>
        {t('fees.counter.total')}{' '}
        <b>
          <Money taka={total / 100} zero="figure" />
        </b>
        {advance > 0 && (
          <span className="adv">
            {' '}
            · {t('fees.counter.toAdvance')} <Money taka={advance / 100} />
          </span>
        )}
        {deduction > 0 && (
          <span>
            {' '}
            · {t('fees.counter.deduction')} <Money taka={deduction / 100} />
          </span>
        )}
        <span className="only-phone left">
          {t('fees.counter.left')} <Money taka={left / 100} zero="figure" />
        </span>
      </div>
      <div className="words">
        {total > 0 && `${t('fees.counter.inWords')} ${amountInWords(total, language)}`}
        {values.byHand && (
          <Button type="button" basic onClick={again}>
            {t('fees.counter.again')}
          </Button>
        )}
      </div>
    </div>
  );
}
