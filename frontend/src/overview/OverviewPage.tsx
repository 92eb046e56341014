import { addDays, dhakaDay } from '@madrasah/events/kernel';
import type { MoneyPlace } from '@madrasah/events/ledger';
import { ledgerQueries } from '@madrasah/events/ledger';
import { overviewQueries } from '@madrasah/events/overview';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { ApprovalsWaiting } from '../approvals/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { banglaInWords, DayText, longDay, useHijriInWords } from '../kit/figures/index.ts';
import { Lacked, NoneYet, useLack } from '../kit/lacks/index.ts';
import { useWays } from '../kit/routing/ways.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { Alarms } from './Alarms.tsx';
import { FreeSchooling } from './FreeSchooling.tsx';
import { Line } from './Line.tsx';
import styles from './overview.module.css';
import { overviewTexts } from './texts.ts';

const ENTRIES = ['entries'] as const;
const CHARGES = ['charges'] as const;

/** What the muhtamim looks at on his phone: what must be seen, what waits for him, where the money is, who owes, who is taught free. */
export default function OverviewPage() {
  const t = useText(overviewTexts);
  const language = useLanguage();
  const hijri = useHijriInWords();
  const now = new Date();
  const day = dhakaDay(now);
  const overview = useQuery(overviewQueries.overview, {});
  const { lack: noMoney } = useLack(ENTRIES);
  return (
    <Page sub={`${longDay(now, language)} · ${hijri(day)} · ${banglaInWords(day, language)}`}>
      <div className={styles['cards']}>
        <Segment>
          <h2 className="ui small header">{t('overview.alarms.title')}</h2>
          <Loaded of={overview} lines={3}>
            {({ data }) => <Alarms of={data.alarms} />}
          </Loaded>
        </Segment>
        <Segment className={styles['whole']}>
          <h2 className="ui small header">{t('overview.approvals.title')}</h2>
          <ApprovalsWaiting />
        </Segment>
        {noMoney ? (
          <Segment>
            <Lacked need={noMoney} />
          </Segment>
        ) : (
          <>
            <TodaysPlaces />
            <Yesterday on={addDays(day, -1)} />
          </>
        )}
        <Segment>
          <h2 className="ui small header">{t('overview.dues.title')}</h2>
          <Loaded of={overview} lines={4}>
            {({ data }) => <DuesByClass of={data} />}
          </Loaded>
        </Segment>
        <Segment>
          <h2 className="ui small header">{t('overview.free.title')}</h2>
          <Loaded of={overview} lines={2}>
            {({ data }) => <FreeSchooling of={data.free} />}
          </Loaded>
        </Segment>
      </div>
    </Page>
  );
}

/** Each account with its sum, below it what of that is whose fund's. */
function TodaysPlaces() {
  const t = useText(overviewTexts);
  const today = useQuery(ledgerQueries.todaysBalance, {});
  return (
    <Segment>
      <h2 className="ui small header">{t('overview.money.title')}</h2>
      <Loaded of={today} lines={5}>
        {({ data: { date, accounts, totals } }) => (
          <>
            {accounts.length === 0 && <p className="muted">{t('overview.money.none')}</p>}
            {[...Map.groupBy(accounts, ({ SLID }) => SLID).values()].map((places) => (
              <Place key={places[0]?.SLID} places={places} date={date} />
            ))}
            <Line name={t('overview.money.all')} taka={totals.balance} why={ofDay('balance', date)} strong />
          </>
        )}
      </Loaded>
    </Segment>
  );
}

/** What explains a figure of a day. */
const ofDay = (field: string, date: string) => ({ figure: `todays_balance.${field}`, from: date, to: date });

function Place({ places, date }: { readonly places: readonly MoneyPlace[]; readonly date: string }) {
  const why = { ...ofDay('balance', date), account: `sl:${places[0]?.SLID}` };
  const sum = places.reduce((total, { balance }) => total + Math.round(balance * 100), 0) / 100;
  return (
    <>
      <Line name={places[0]?.SlName ?? ''} taka={sum} why={why} strong />
      {places.map(({ FundID, FundName, balance }) => (
        <Line key={FundID} name={FundName} taka={balance} why={{ ...why, fundId: FundID }} of />
      ))}
    </>
  );
}

function Yesterday({ on }: { readonly on: string }) {
  const t = useText(overviewTexts);
  const yesterday = useQuery(ledgerQueries.todaysBalance, { date: on });
  return (
    <Segment>
      <h2 className="ui small header">
        {t('overview.yesterday.title')}{' '}
        <span className="small muted">
          <DayText on={on} />
        </span>
      </h2>
      <Loaded of={yesterday} lines={3}>
        {({ data: { totals } }) => (
          <>
            <Line name={t('overview.yesterday.in')} taka={totals.received} why={ofDay('received', on)} />
            <Line name={t('overview.yesterday.out')} taka={totals.paid} why={ofDay('paid', on)} />
            {totals.reversed !== 0 && <Line name={t('overview.yesterday.reversed')} taka={totals.reversed} />}
          </>
        )}
      </Loaded>
    </Segment>
  );
}

interface DuesProps {
  readonly of: {
    readonly classes: readonly {
      readonly ClassID: number;
      readonly ClassName: string;
      readonly students: number;
      readonly due: number;
    }[];
    readonly totalDue: number;
  };
}

function DuesByClass({ of: { classes, totalDue } }: DuesProps) {
  const t = useText(overviewTexts);
  const to = useWays()('/accounting/dues-list');
  if (classes.length === 0) return <NoneYet needs={CHARGES} title={t('overview.dues.none')} />;
  return (
    <>
      {classes.map(({ ClassID, ClassName, students, due }) => (
        <Line
          key={ClassID}
          name={ClassName}
          beside={t('overview.dues.students', { count: students })}
          taka={due}
        />
      ))}
      <Line name={t('overview.money.all')} taka={totalDue} why={{ figure: 'total_due.totalDue' }} strong />
      {to && <Link to={to}>{t('overview.dues.list')}</Link>}
    </>
  );
}
