import { addDays, dhakaDay } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { ApprovalsWaiting } from '../approvals/ApprovalsWaiting.tsx';
import { type MoneyPlace, todaysMoney } from '../home/rows.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { banglaInWords, DayText, longDay, Money, useHijriInWords } from '../kit/figures/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { Alarms } from './Alarms.tsx';
import styles from './overview.module.css';
import { overviewOf } from './rows.ts';
import { overviewTexts } from './texts.ts';

/** What the muhtamim looks at on his phone: what must be seen, what waits for him, where the money is, who owes. */
export default function OverviewPage() {
  const t = useText(overviewTexts);
  const language = useLanguage();
  const hijri = useHijriInWords();
  const now = new Date();
  const day = dhakaDay(now);
  const overview = useQuery(overviewOf, {});
  return (
    <Page sub={`${longDay(now, language)} · ${hijri(day)} · ${banglaInWords(day, language)}`}>
      <div className={styles['cards']}>
        <Segment>
          <h2 className="ui small header">{t('overview.alarms.title')}</h2>
          <Loaded of={overview} lines={3}>
            {({ data }) => <Alarms of={data.alarms} />}
          </Loaded>
        </Segment>
        <Segment>
          <h2 className="ui small header">{t('overview.approvals.title')}</h2>
          <ApprovalsWaiting />
        </Segment>
        <TodaysPlaces />
        <Yesterday on={addDays(day, -1)} />
        <Segment>
          <h2 className="ui small header">{t('overview.dues.title')}</h2>
          <Loaded of={overview} lines={4}>
            {({ data }) => <DuesByClass of={data} />}
          </Loaded>
        </Segment>
      </div>
    </Page>
  );
}

/** Each account with its sum, below it what of that is whose fund's. */
function TodaysPlaces() {
  const t = useText(overviewTexts);
  const today = useQuery(todaysMoney, {});
  return (
    <Segment>
      <h2 className="ui small header">{t('overview.money.title')}</h2>
      <Loaded of={today} lines={5}>
        {({ data: { accounts, totals } }) => (
          <>
            {accounts.length === 0 && <p className="muted">{t('overview.money.none')}</p>}
            {[...Map.groupBy(accounts, ({ SLID }) => SLID).values()].map((places) => (
              <Place key={places[0]?.SLID} places={places} />
            ))}
            <Line name={t('overview.money.all')} taka={totals.balance} strong />
          </>
        )}
      </Loaded>
    </Segment>
  );
}

function Place({ places }: { readonly places: readonly MoneyPlace[] }) {
  const sum = places.reduce((total, { balance }) => total + Math.round(balance * 100), 0) / 100;
  return (
    <>
      <Line name={places[0]?.SlName ?? ''} taka={sum} strong />
      {places.map(({ FundID, FundName, balance }) => (
        <Line key={FundID} name={FundName} taka={balance} of />
      ))}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly beside?: string;
  readonly taka: number;
  readonly strong?: boolean;
  /** A part of what stands above it. */
  readonly of?: boolean;
}

function Line({ name, beside, taka, strong = false, of = false }: LineProps) {
  return (
    <div className={`${styles['line']} ${strong ? styles['strong'] : ''} ${of ? styles['part'] : ''}`}>
      <span>
        {name} {beside && <span className="small muted">{beside}</span>}
      </span>
      <Money taka={taka} decimals="two" zero="figure" />
    </div>
  );
}

function Yesterday({ on }: { readonly on: string }) {
  const t = useText(overviewTexts);
  const yesterday = useQuery(todaysMoney, { date: on });
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
            <Line name={t('overview.yesterday.in')} taka={totals.received} />
            <Line name={t('overview.yesterday.out')} taka={totals.paid} />
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
  if (classes.length === 0) return <p className="muted">{t('overview.dues.none')}</p>;
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
      <Line name={t('overview.money.all')} taka={totalDue} strong />
      {to && <Link to={to}>{t('overview.dues.list')}</Link>}
    </>
  );
}
