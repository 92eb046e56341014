import { dayInWords } from '@madrasah/events/kernel';
import { type TrialRow, trialDifference, trialRows, trialTotals } from '@madrasah/events/ledger';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, Label } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { WhatChanged } from '../../kit/clocks/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { Page, useScreenName } from '../../kit/shell/index.ts';
import { FilterDay, type List, useList } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { AccountLedger } from '../AccountLedger.tsx';
import { type Clocks, clocksOf } from '../clocks.ts';
import { FundTabs } from '../FundTabs.tsx';
import styles from '../ledger.module.css';
import { fundList, trialBalance } from '../rows.ts';
import { ledgerTexts } from '../texts.ts';
import { TrialDifferences } from './TrialDifferences.tsx';
import { TrialTable } from './TrialTable.tsx';

type Filter = 'fundId' | 'from' | 'asOf' | 'known' | 'account' | 'form';

export default function TrialBalancePage() {
  const t = useText(ledgerTexts);
  const language = useLanguage();
  const mayAudit = useMay('audit', 'view');
  const list = useList({ filters: ['fundId', 'from', 'asOf', 'known', 'account', 'form'], limit: 50 });
  const { day, since } = useOpenDays();
  const opening = clocksOf(list.values, day);
  const clocks = { ...opening, from: list.values.from ?? since(opening.from) };
  const { from, asOf, knownAt } = clocks;
  const funds = useQuery(fundList, {}).data?.data ?? [];
  const query = useQuery(trialBalance, { from, asOf, knownAt }, { keep: true });
  const given = list.values.fundId;
  const fundId = given === 'all' ? undefined : Number(given ?? funds[0]?.FundID ?? 1);
  const rows = trialRows(query.data?.data ?? [], fundId);
  const form = list.values.form === 'short' ? 'short' : undefined;
  const ledger = useRef<HTMLDivElement>(null);
  const { account } = list.values;
  function explain(chosen: string | undefined) {
    list.change({ values: { account: chosen }, step: true });
    if (chosen) setTimeout(() => ledger.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }), 50);
  }
  const title = useScreenName();
  return (
    <Page
      sub={t('ledger.trial.period', {
        from: dayInWords(from, language),
        to: dayInWords(asOf, language),
      })}
      actions={
        <>
          {mayAudit && (
            <Link className="ui button" to="/accounting/proof">
              <Icon name="done" />
              {t('ledger.verify.open')}
            </Link>
          )}
          <PaperFiles
            path="/api/accounts/trial_balance"
            query={{ from, asOf, knownAt, fundId, form }}
            name={[title, funds.find((fund) => fund.FundID === fundId)?.FundName, asOf]
              .filter(Boolean)
              .join(' ')}
            disabled={rows.length === 0}
          />
        </>
      }
    >
      <section className={`ui segment flush ${styles['trial']}`}>
        <FundTabs funds={funds} fundId={fundId} onChoose={(id) => list.set('fundId', id ?? 'all')} />
        <ClockBar list={list} clocks={clocks} fundId={fundId} rows={query.data && rows} />
        <Loaded of={query} lines={10}>
          {() =>
            rows.length === 0 ? (
              <Empty title={t('ledger.trial.none')} text={t('ledger.trial.noneText')} />
            ) : (
              <TrialTable
                rows={rows}
                isShort={form === 'short'}
                asked={{ from, to: asOf, knownAt, fundId }}
                account={account}
                onExplain={mayAudit ? explain : undefined}
                old={query.old}
              />
            )
          }
        </Loaded>
      </section>
      <div ref={ledger} className={styles['ledgerPlace']}>
        {account && mayAudit && (
          <AccountLedger
            key={`${account} ${fundId} ${from} ${asOf} ${knownAt}`}
            account={account}
            fundId={fundId}
            clocks={clocks}
            onClose={() => explain(undefined)}
          />
        )}
      </div>
    </Page>
  );
}

interface BarProps {
  readonly list: List<Filter>;
  readonly clocks: Clocks;
  readonly fundId: number | undefined;
  readonly rows: readonly TrialRow[] | undefined;
}

/** The two clocks, and whether the columns are equal. Amber and in words as soon as it is not today's account. */
function ClockBar({ list, clocks, fundId, rows }: BarProps) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const language = useLanguage();
  const shortForm = useId();
  const { known } = list.values;
  const off = rows && trialDifference(trialTotals(rows));
  const shown = { ...list, values: { ...list.values, from: clocks.from, asOf: clocks.asOf } };
  return (
    <>
      <search className={`filters ${styles['clocks']}${clocks.past ? ` ${styles['past']}` : ''}`}>
        <FilterDay list={shown} name="from" label={word('from')} />
        <FilterDay list={shown} name="asOf" label={word('asOf')} />
        <FilterDay list={list} name="known" label={t('ledger.trial.known')} />
        <div className="ui checkbox">
          <input
            id={shortForm}
            type="checkbox"
            checked={list.values.form === 'short'}
            onChange={({ target }) => list.set('form', target.checked ? 'short' : undefined)}
          />
          <label htmlFor={shortForm}>{t('ledger.trial.short')}</label>
        </div>
        <div className={styles['clockState']}>
          {off !== undefined && (
            <Label color={off === 0 ? 'green' : 'red'}>
              {off === 0
                ? t('ledger.trial.equal')
                : t('ledger.trial.unequal', { difference: fillMoney(off, language, 'two') })}
            </Label>
          )}
          <span className="muted small">{t('ledger.trial.inTaka')}</span>
        </div>
      </search>
      {clocks.past && (
        <div className={styles['clocksTold']} role="status">
          <b>{t('ledger.trial.past')}</b>{' '}
          {t('ledger.trial.pastDay', { day: dayInWords(clocks.asOf, language) })}{' '}
          {clocks.knownAt && known && t('ledger.trial.pastKnown', { day: dayInWords(known, language) })}{' '}
          {clocks.knownAt && (
            <WhatChanged
              knownAt={clocks.knownAt}
              differences={(knownAt, onClose) => (
                <TrialDifferences days={clocks} fundId={fundId} {...{ knownAt, onClose }} />
              )}
            />
          )}{' '}
          <Button
            basic
            type="button"
            onClick={() => list.change({ values: { asOf: undefined, known: undefined, from: undefined } })}
          >
            {t('ledger.trial.now')}
          </Button>
        </div>
      )}
    </>
  );
}
