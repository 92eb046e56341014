import { amountInWords, digitsOf, paisaOf } from '@madrasah/events/kernel';
import { MOST_TAMLIK_LINES, tamlikCommands, type ZakatFund } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { subLedgerList } from '../../kit/wire/chart-lists.ts';
import { accountsFor, writeLook as written } from '../../vouchers/index.ts';
import { tamlikTexts } from '../texts.ts';
import { StudentLines } from './StudentLines.tsx';
import { asSent, type Typed, totalOf } from './typed.ts';

/** Asks for a tamlik: of which fund and account, to whom for which dues, who is witness and why. */
export function TamlikForm({ funds }: { readonly funds: readonly ZakatFund[] }) {
  const t = useText(tamlikTexts);
  const navigate = useNavigate();
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const [initial] = useState(() => begun(funds));
  return (
    <AskedForm
      command={tamlikCommands.giveTamlik}
      initialValues={initial}
      save={t('tamlik.give.send')}
      toBody={(values) => asSent(values as Typed)}
      draft={{}}
      grid={written['top']}
      onPage={(values) => ({
        FundID: { options: asChoices(funds, 'FundID', 'FundName') },
        Account: { options: asChoices(accountsFor(chart, (values as Typed).FundID), 'SLID', 'SlName') },
        receivingAccount: { options: asChoices(accountsFor(chart, undefined), 'SLID', 'SlName') },
      })}
      around={(fields, { values }) => (
        <div className={written['split']}>
          <div>
            {fields}
            <StudentLines />
          </div>
          <Standing typed={values as Typed} funds={funds} />
        </div>
      )}
      onDone={() => navigate('/accounting/tamlik/requests')}
    />
  );
}

/** The first fund, and the account that holds most of it. */
function begun(funds: readonly ZakatFund[]) {
  const [fund] = funds;
  const most = fund?.accounts.toSorted((one, other) => other.amount - one.amount)[0];
  return { FundID: fund?.FundID, Account: most?.SLID, students: [] };
}

/** Beside the form: the total in figures and words, and what the fund then has left in that account. */
function Standing({ typed, funds }: { readonly typed: Typed; readonly funds: readonly ZakatFund[] }) {
  const t = useText(tamlikTexts);
  const language = useLanguage();
  const total = totalOf(typed);
  const fund = funds.find(({ FundID }) => FundID === typed.FundID);
  const held = fund?.accounts.find(({ SLID }) => SLID === typed.Account)?.amount ?? 0;
  const after = paisaOf(held) - total;
  const { students = [] } = typed;
  const persons = new Set(students.map(({ UserID }) => UserID)).size;
  return (
    <aside className={written['aside']}>
      <Segment>
        <dl className="facts">
          <dt>{t('tamlik.standing.spendable')}</dt>
          <dd>
            <Money taka={held} zero="figure" />
          </dd>
          <dt>{t('tamlik.give.students')}</dt>
          <dd>{digitsOf(t('tamlik.standing.persons', { count: persons }), language)}</dd>
          <dt>{t('tamlik.give.total')}</dt>
          <dd className={written['total']} aria-live="polite">
            <Money taka={total / 100} zero="figure" />
          </dd>
          <dt>{t('tamlik.give.after')}</dt>
          <dd className={after < 0 ? 'negative' : undefined}>
            <Money taka={after / 100} zero="figure" />
            {after < 0 && <div className={written['short']}>{t('tamlik.give.short')}</div>}
          </dd>
        </dl>
        {students.length > MOST_TAMLIK_LINES && (
          <p className={written['short']}>
            {digitsOf(t('tamlik.give.tooMany', { count: MOST_TAMLIK_LINES }), language)}
          </p>
        )}
        {total > 0 && (
          <p>
            <span className="muted">{t('tamlik.give.inWords')}:</span> {amountInWords(total, language)}
          </p>
        )}
      </Segment>
    </aside>
  );
}
