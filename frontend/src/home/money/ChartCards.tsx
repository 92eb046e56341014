import { admissionQueries } from '@madrasah/events/admissions';
import { feeQueries } from '@madrasah/events/fees';
import type { Need } from '@madrasah/events/kernel';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { type QueryResult, useQuery } from '../../kit/calls/index.ts';
import { Loaded, Skeleton } from '../../kit/feedback/states.tsx';
import { Digits } from '../../kit/figures/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import styles from '../home.module.css';
import { ClassLegend } from '../people/ClassList.tsx';
import { homeTexts } from '../texts.ts';
import { FeeMonths } from './FeeMonths.tsx';
import { slices } from './series.ts';

const SLICES = 8;
const STUDENTS = ['students'] as const;
const CHARGES = ['charges'] as const;

// The drawing weighs more than the page; it comes after everything that is read.
const drawn = () => import('./charts.tsx');
const PieOf = lazy(() => drawn().then((charts) => ({ default: charts.PieOf })));
const BarsOf = lazy(() => drawn().then((charts) => ({ default: charts.BarsOf })));
const LinesOf = lazy(() => drawn().then((charts) => ({ default: charts.LinesOf })));

/** Students per class as a pie; its legend says every figure. */
export function ClassesChart() {
  const t = useText(homeTexts);
  const way = useWays();
  const query = useQuery(admissionQueries.studentsByClass, {});
  const all = way('/students/class');
  return (
    <ChartCard
      title={t('home.classes.chart')}
      of={query}
      isEmpty={({ data }) => data.length === 0}
      none={t('home.classes.none')}
      needs={STUDENTS}
      aside={all && <Link to={all}>{t('home.classes.all')}</Link>}
    >
      {({ data }) => {
        const shown = slices(
          data.map(({ ClassID, className, student }) => ({ id: ClassID, name: className, count: student })),
          SLICES,
          t('home.classes.others'),
        );
        return (
          <div className={styles['pie']}>
            <PieOf slices={shown} unit={t('home.classes.students')} />
            <ClassLegend slices={shown} classes={data} />
          </div>
        );
      }}
    </ChartCard>
  );
}

/** Students per session as bars, the newest dark. */
export function SessionsChart() {
  const t = useText(homeTexts);
  const query = useQuery(admissionQueries.studentsBySession, {});
  return (
    <ChartCard
      title={t('home.sessions.chart')}
      of={query}
      isEmpty={({ data }) => data.every(({ student_count }) => student_count === 0)}
      none={t('home.sessions.none')}
      needs={STUDENTS}
    >
      {({ data }) => (
        <>
          <BarsOf
            bars={data.slice(-6).map(({ SessionID, sessionName, student_count }) => ({
              id: SessionID,
              name: sessionName,
              count: student_count,
            }))}
          />
          <Words
            caption={t('home.sessions.chart')}
            head={[t('home.sessions.session'), t('home.classes.students')]}
            rows={data.map(({ sessionName, student_count }) => [
              sessionName,
              <Digits key="n" of={student_count} />,
            ])}
          />
        </>
      )}
    </ChartCard>
  );
}

/** Twelve months of fees: what was collected, against what fell due. */
export function FeesChart() {
  const t = useText(homeTexts);
  const query = useQuery(feeQueries.collectionByMonth, {});
  return (
    <ChartCard
      title={t('home.fees.chart')}
      of={query}
      isEmpty={({ data }) => data.every(({ fellDue, collected }) => fellDue === 0 && collected === 0)}
      none={t('home.fees.none')}
      needs={CHARGES}
      aside={
        <span className={`row muted ${styles['chartKey']}`}>
          <span className={styles['line']} /> {t('home.fees.collected')}
          <span className={`${styles['line']} ${styles['dashed']}`} /> {t('home.fees.fellDue')}
        </span>
      }
    >
      {({ data }) => (
        <>
          <LinesOf months={data} />
          <FeeMonths months={data} />
        </>
      )}
    </ChartCard>
  );
}

interface CardProps<Answer> {
  readonly title: string;
  readonly of: QueryResult<Answer>;
  readonly none: string;
  readonly needs: readonly Need[];
  readonly aside?: ReactNode;
  isEmpty(answer: Answer): boolean;
  children(answer: Answer): ReactNode;
}

function ChartCard<Answer>({ title, of, none, needs, aside, isEmpty, children }: CardProps<Answer>) {
  return (
    <section className="ui segment flush" aria-label={title}>
      <div className="seg-head">
        <h2 className="ui header">{title}</h2>
        {aside && <span className="small">{aside}</span>}
      </div>
      <div className={styles['chart']}>
        <Loaded of={of} lines={6}>
          {(answer) =>
            isEmpty(answer) ? (
              <NoneYet needs={needs} title={none} />
            ) : (
              <Drawn>
                <Suspense fallback={<Skeleton lines={6} />}>{children(answer)}</Suspense>
              </Drawn>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

/** The same figures for whoever does not see the drawing. */
function Words(props: { caption: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="vh">
      <table>
        <caption>{props.caption}</caption>
        <thead>
          <tr>
            {props.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map((cells) => (
            <tr key={String(cells[0])}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The drawing could not be fetched or broke: said in words, the page around it stays. */
class Drawn extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
  }
  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useText(kitTexts);
  return (
    <div className="empty" role="alert">
      <h2 className="ui header">{t('kit.call.notFetched')}</h2>
      <div className="row">
        <Button type="button" onClick={() => location.reload()}>
          {t('kit.page.retry')}
        </Button>
      </div>
    </div>
  );
}
