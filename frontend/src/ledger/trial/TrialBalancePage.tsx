import { dayInWords } from '@madrasah/events/kernel';
import { ledgerQueries, trialRows } from '@madrasah/events/ledger';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { NoneYet } from '../../kit/lacks/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { Page, useScreenName } from '../../kit/shell/index.ts';
import { useList } from '../../kit/table/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { fundList } from '../../kit/wire/chart-lists.ts';
import { AccountLedger } from '../AccountLedger.tsx';
import { clocksOf } from '../clocks.ts';
import { FundTabs } from '../FundTabs.tsx';
import styles from '../ledger.module.css';
import { ledgerTexts } from '../texts.ts';
import { ClockBar, type Filter } from './ClockBar.tsx';
import { TrialTable } from './TrialTable.tsx';

const FILTERS: readonly Filter[] = ['fundId', 'from', 'asOf', 'known', 'account', 'form', 'closing'];

export default function TrialBalancePage() {
  const t = useText(ledgerTexts);
  const language = useLanguage();
  const mayAudit = useMay('audit', 'view');
  const list = useList({ filters: FILTERS, limit: 50 });
  const clocks = clocksOf(list.values, useOpenDays());
  const { from, asOf, knownAt } = clocks;
  const funds = useQuery(fundList, {}).data?.data ?? [];
  const closing = list.values.closing === 'with' ? 'with' : undefined;
  const query = useQuery(ledgerQueries.trialBalance, { from, asOf, knownAt, closing }, { keep: true });
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
            query={{ from, asOf, knownAt, fundId, form, closing }}
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
        <ClockBar {...{ list, clocks, fundId }} rows={query.data && rows} closing={query.data?.closing} />
        <Loaded of={query} lines={10}>
          {() =>
            rows.length === 0 ? (
              <NoneYet needs={['entries']} title={t('ledger.trial.none')} text={t('ledger.trial.noneText')} />
            ) : (
              <TrialTable
                rows={rows}
                isShort={form === 'short'}
                asked={{ from, to: asOf, knownAt, fundId, closing }}
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
