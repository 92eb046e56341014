import { dhakaDay, sumPaisa } from '@madrasah/events/kernel';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { furtherCommands } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, DayField, SelectField, TextField } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { fundList, type SubLedgerRow, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import styles from '../write/write.module.css';
import { JournalLines, type TypedSide } from './JournalLines.tsx';

interface Typed {
  readonly FundID?: number;
  readonly lines?: readonly TypedSide[];
}

const { income, expense, money } = LEDGER_CLASS;
const FUND_BOUND: readonly number[] = [income, expense];

/** Heads that a journal voucher of a fund may have: never money. */
const headsOf = (rows: readonly SubLedgerRow[], fund: number | undefined) =>
  rows.filter(({ CAID, FundID }) => CAID !== money && (!FUND_BOUND.includes(CAID) || FundID === fund));

const KEEPS = ['FundID'];

/** Asks for a journal voucher: both sides, equal, within one fund, and why. */
export default function NewJournalPage() {
  const t = useText(vouchersTexts);
  const navigate = useNavigate();
  const funds = useQuery(fundList, {}).data?.data.filter(({ Action }) => Action === 1);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const [initial] = useState(() => ({ on: dhakaDay(new Date()), lines: [{ row: 1 }, { row: 2 }] }));
  const back = () => navigate('/accounting/journal-vouchers/requests');
  return (
    <Page path={[{ name: t('vouchers.page.journals'), to: '/accounting/journal-vouchers' }]}>
      <Segment>
        <p className="muted">{t('vouchers.journal.law')}</p>
        <CommandForm
          command={furtherCommands.postJournalVoucher}
          initialValues={initial}
          keeps={KEEPS}
          draft={{}}
          save={t('vouchers.journal.send')}
          toBody={asSent}
          onDone={back}
        >
          {({ values }) => {
            const typed = values as Typed;
            return (
              <div className={styles['split']}>
                <div>
                  <div className={styles['top']}>
                    <SelectField
                      name="FundID"
                      label={t('vouchers.page.fund')}
                      options={asChoices(funds, 'FundID', 'FundName')}
                    />
                    <DayField name="on" label={t('vouchers.page.on')} max={dhakaDay(new Date())} />
                    <TextField name="reason" label={t('vouchers.page.why')} lang="bn" />
                  </div>
                  <JournalLines heads={headsOf(chart, typed.FundID)} />
                </div>
                <Sides lines={typed.lines ?? []} />
              </div>
            );
          }}
        </CommandForm>
      </Segment>
    </Page>
  );
}

/** Both sums, and what is between them. */
function Sides({ lines }: { readonly lines: readonly TypedSide[] }) {
  const t = useText(vouchersTexts);
  const sumOf = (side: 'debit' | 'credit') => sumPaisa(lines.map((line) => paisaTyped(line[side])));
  const [debit, credit] = [sumOf('debit'), sumOf('credit')];
  const sums = [
    ['vouchers.journal.debit', debit],
    ['vouchers.journal.credit', credit],
    ['vouchers.journal.difference', Math.abs(debit - credit)],
  ] as const;
  return (
    <aside className={styles['aside']}>
      <Segment>
        <dl className="facts" aria-live="polite">
          {sums.map(([label, paisa]) => (
            <div key={label} className={styles['pair']}>
              <dt>{t(label)}</dt>
              <dd>
                <Money taka={paisa / 100} zero="figure" />
              </dd>
            </div>
          ))}
        </dl>
        {debit !== credit && <p className={styles['short']}>{t('vouchers.journal.unequal')}</p>}
      </Segment>
    </aside>
  );
}

/** Lines without what the page tells them apart by. */
function asSent(values: Values): unknown {
  const { lines = [], ...rest } = values as Typed;
  return { ...rest, lines: lines.map(({ row: _, ...line }) => line) };
}
