import { dayInWords } from '@madrasah/events/kernel';
import { ledgerQueries, trialRows } from '@madrasah/events/ledger';
import { Fragment, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { KnownBar } from '../../kit/clocks/index.ts';
import { Explained } from '../../kit/explained/Explained.tsx';
import { Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { Page } from '../../kit/shell/index.ts';
import { FilterDay, useList } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { fundList } from '../../kit/wire/chart-lists.ts';
import { clocksOf } from '../clocks.ts';
import { FundTabs } from '../FundTabs.tsx';
import { ledgerTexts } from '../texts.ts';
import { TrialDifferences } from '../trial/TrialDifferences.tsx';
import { byLedger, type LedgerSum } from './by-ledger.ts';

type Asked = Readonly<Record<string, string | number | undefined>>;

/** What stands in each general ledger, and on demand in its sub-ledgers. */
export default function AccountingViewPage() {
  const t = useText(ledgerTexts);
  const word = useWord();
  const language = useLanguage();
  const list = useList({ filters: ['fundId', 'asOf', 'known'], limit: 50 });
  const { asOf, knownAt, from } = clocksOf(list.values, useOpenDays());
  const funds = useQuery(fundList, {}).data?.data ?? [];
  const query = useQuery(ledgerQueries.trialBalance, { from, asOf, knownAt }, { keep: true });
  const { fundId: chosen } = list.values;
  const fundId = chosen === undefined ? undefined : Number(chosen);
  const shown = { ...list, values: { ...list.values, asOf } };
  return (
    <Page sub={t('ledger.view.until', { day: dayInWords(asOf, language) })}>
      <section className="ui segment flush">
        <FundTabs
          funds={funds}
          fundId={fundId}
          onChoose={(id) => list.set('fundId', id === undefined ? undefined : String(id))}
        />
        <search className="filters">
          <FilterDay list={shown} name="asOf" label={word('asOf')} />
          <FilterDay list={list} name="known" label={t('ledger.trial.known')} />
        </search>
        <KnownBar
          known={list.values.known}
          differences={(knownAt, onClose) => (
            <TrialDifferences days={{ from, asOf }} fundId={fundId} {...{ knownAt, onClose }} />
          )}
          onNow={() => list.set('known', undefined)}
        />
        <Loaded of={query} lines={10}>
          {({ data }) => (
            <Ledgers
              ledgers={byLedger(trialRows(data, fundId))}
              asked={{ from, to: asOf, knownAt, fundId }}
            />
          )}
        </Loaded>
      </section>
    </Page>
  );
}

function Ledgers({ ledgers, asked }: { readonly ledgers: readonly LedgerSum[]; readonly asked: Asked }) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (ledgers.length === 0)
    return <NoneYet needs={['entries']} title={t('ledger.trial.none')} text={t('ledger.trial.noneText')} />;
  const turn = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]));
  return (
    <table className="ui unstackable compact table">
      <thead>
        <tr>
          <th scope="col">{word('account')}</th>
          <th scope="col" className="num">
            {word('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ledgers.map((ledger, at) => (
          <Fragment key={`${ledger.group} ${ledger.key}`}>
            {ledger.group !== ledgers[at - 1]?.group && (
              <tr className="group">
                <th colSpan={2} scope="rowgroup">
                  {t(`ledger.group.${ledger.group}`)}
                </th>
              </tr>
            )}
            <LedgerLine {...{ ledger, asked }} open={open.has(ledger.key)} onTurn={() => turn(ledger.key)} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly ledger: LedgerSum;
  readonly asked: Asked;
  readonly open: boolean;
  onTurn(): void;
}

function LedgerLine({ ledger, asked, open, onTurn }: LineProps) {
  const t = useText(ledgerTexts);
  const { key, name, amount, accounts } = ledger;
  const all = accounts.length === 0 ? key : accounts.map(({ account }) => account).join();
  return (
    <>
      <tr>
        <td>
          {name}{' '}
          {accounts.length > 0 && (
            <Button basic compact size="mini" type="button" aria-expanded={open} onClick={onTurn}>
              {t(open ? 'ledger.view.less' : 'ledger.view.more')}
            </Button>
          )}
        </td>
        <td className="num strong">
          <Standing amount={amount} asked={asked} account={all} />
        </td>
      </tr>
      {open &&
        accounts.map((sub) => (
          <tr key={sub.account}>
            <td className="muted">— {sub.name}</td>
            <td className="num">
              <Standing amount={sub.amount} asked={asked} account={sub.account} />
            </td>
          </tr>
        ))}
    </>
  );
}

/** An amount on its side; a click tells what makes it. */
function Standing({ amount, asked, account }: { amount: number; asked: Asked; account: string }) {
  const t = useText(ledgerTexts);
  if (amount === 0) return <Money taka={0} decimals="two" />;
  const isDebit = amount > 0;
  return (
    <>
      <Explained figure={`trial_balance.${isDebit ? 'debit' : 'credit'}`} of={{ ...asked, account }}>
        <Money taka={Math.abs(amount)} decimals="two" />
      </Explained>{' '}
      <span className="muted small">{t(isDebit ? 'ledger.book.dr' : 'ledger.book.cr')}</span>
    </>
  );
}
