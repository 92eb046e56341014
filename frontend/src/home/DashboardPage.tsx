import { dhakaDay, type Need } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { banglaInWords, longDay, useHijriInWords } from '../kit/figures/index.ts';
import { Lacked, useLack } from '../kit/lacks/index.ts';
import { useMay } from '../kit/routing/powers.ts';
import { useWays } from '../kit/routing/ways.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { NextSteps } from '../setup/index.ts';
import { MonthLeaf } from './calendar/MonthLeaf.tsx';
import styles from './home.module.css';
import { ClassesChart, FeesChart, SessionsChart } from './money/ChartCards.tsx';
import { TodaysFigures, TodaysMoney } from './money/TodaysMoney.tsx';
import { ClassList } from './people/ClassList.tsx';
import { Counts } from './people/Counts.tsx';
import { RenewalSentences } from './people/RenewalSentences.tsx';
import { WaitingCounts } from './people/WaitingCounts.tsx';
import { homeTexts } from './texts.ts';

const STUDENTS = ['students'] as const;
const ENTRIES = ['entries'] as const;

/** In the place of figures that would all be nought. */
const Lacking = ({ need }: { readonly need: Need }) => (
  <Segment>
    <Lacked need={need} />
  </Segment>
);

/** What the office looks at first in the morning: how many, how much, what changed; every figure leads to its list. */
export default function DashboardPage() {
  const t = useText(homeTexts);
  const language = useLanguage();
  const way = useWays();
  const mayMoney = useMay('ledger_report', 'view');
  const { lack: nobody } = useLack(STUDENTS);
  const { lack: noMoney } = useLack(mayMoney ? ENTRIES : undefined);
  const lack = nobody ?? noMoney;
  const hijri = useHijriInWords();
  const now = new Date();
  const day = dhakaDay(now);
  const counter = way('/accounting/student-fee-collection');
  return (
    <Page
      sub={`${longDay(now, language)} · ${hijri(day)} · ${banglaInWords(day, language)}`}
      actions={
        counter && (
          <Link className="ui primary button" to={counter}>
            {t('home.action.takeFees')}
          </Link>
        )
      }
    >
      <NextSteps />
      <RenewalSentences />
      {lack && <Lacking need={lack} />}
      {!nobody && <Counts />}
      {(!nobody || nobody === 'students') && <WaitingCounts />}
      {mayMoney && !noMoney && <TodaysFigures />}
      {!nobody && (
        <div className={styles['dash']}>
          <ClassesChart />
          <SessionsChart />
        </div>
      )}
      {nobody ? (
        <MonthLeaf today={day} />
      ) : (
        <div className={`${styles['dash']} ${styles['wideFirst']}`}>
          {mayMoney ? <FeesChart /> : <ClassList />}
          <MonthLeaf today={day} />
        </div>
      )}
      {mayMoney && !nobody && <ClassList />}
      {mayMoney && !noMoney && <TodaysMoney />}
    </Page>
  );
}
