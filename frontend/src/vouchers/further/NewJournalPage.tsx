import { sumPaisa } from '@madrasah/events/kernel';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { furtherCommands } from '@madrasah/events/vouchers';
import { useNavigate } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import type { Values } from '../../kit/form/index.ts';
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
  const back = () => navigate('/accounting/journal-vouchers/requests');
  return (
    <Page path={[{ name: t('vouchers.page.journals'), to: '/accounting/journal-vouchers' }]}>
      <Segment>
        <p className="muted">{t('vouchers.journal.law')}</p>
        <AskedForm
          command={furtherCommands.postJournalVoucher}
          initialValues={{ lines: [{ row: 1 }, { row: 2 }] }}
          keeps={KEEPS}
          draft={{}}
          save={t('vouchers.journal.send')}
          toBody={asSent}
          grid={styles['top']}
          onPage={{ FundID: { options: asChoices(funds, 'FundID', 'FundName') } }}
          around={(fields, { values }) => (
            <div className={styles['split']}>
              <div>
                {fields}
                <JournalLines heads={headsOf(chart, (values as Typed).FundID)} />
              </div>
              <Sides lines={(values as Typed).lines ?? []} />
            </div>
          )}
          onDone={back}
        />
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
