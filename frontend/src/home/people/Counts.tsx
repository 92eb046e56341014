import { admissionQueries } from '@madrasah/events/admissions';
import { feeQueries } from '@madrasah/events/fees';
import { peopleQueries, USER_TYPES } from '@madrasah/events/people';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type QueryResult, useQuery } from '../../kit/calls/index.ts';
import { Explained } from '../../kit/explained/Explained.tsx';
import { Skeleton } from '../../kit/feedback/states.tsx';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import styles from '../home.module.css';
import { homeTexts } from '../texts.ts';

const USERS = '/general-info/users-info?usertype=';

interface Counted {
  readonly totalUsers: number;
  readonly listed?: number;
}
const number = ({ totalUsers: count, listed = count }: Counted) => <Digits of={listed} />;

interface PeopleCountProps {
  readonly name: string;
  /** Where their list is, for whoever may open it. */
  readonly to: string | undefined;
  readonly usertype: number;
  readonly note: ReactNode;
}

/** People, as many as their own list has, also for whoever may not open it. */
function PeopleCount({ name, to, usertype, note }: PeopleCountProps) {
  const counted = useQuery(peopleQueries.totalUsers, { usertype });
  return <Count name={name} to={to} of={counted} show={number} note={note} />;
}

/** What all students owe, for whoever takes it in or reads of money. */
function DueCount() {
  const t = useText(homeTexts);
  const way = useWays();
  const due = useQuery(feeQueries.totalDue, {});
  const dues = way('/accounting/dues-list');
  const explains = useMay('ledger_report', 'view');
  return (
    <Count
      name={t('home.count.due')}
      to={explains ? undefined : dues}
      of={due}
      show={({ totalDue: taka }) => (
        <Explained figure="total_due.totalDue">
          <Money taka={taka} zero="figure" />
        </Explained>
      )}
      note={
        <>
          {t('home.count.dueNote')}
          {explains && dues && (
            <>
              {' · '}
              <Link to={dues}>{t('home.count.dues')}</Link>
            </>
          )}
        </>
      }
    />
  );
}

/** The figures on top. */
export function Counts() {
  const t = useText(homeTexts);
  const way = useWays();
  const [toStudents, toTeachers] = [way('/students'), way('/teacherinfo')];
  const donors = useQuery(peopleQueries.totalUsers, { usertype: USER_TYPES.donor });
  const classes = useQuery(admissionQueries.studentsByClass, {});
  const mayMoney = [
    useMay('fee_collection', 'view'),
    useMay('ledger_report', 'view'),
    useMay('fee_report', 'view'),
  ].some(Boolean);
  const first = (...ways: string[]) => ways.map(way).find(Boolean);
  const inClasses = classes.data && t('home.count.studentsNote', { classes: classes.data.data.length });
  return (
    <div className="cards">
      <PeopleCount
        name={t('home.count.students')}
        to={toStudents}
        usertype={USER_TYPES.student}
        note={inClasses}
      />
      <PeopleCount
        name={t('home.count.teachers')}
        to={toTeachers}
        usertype={USER_TYPES.teacher}
        note={t('home.count.teachersNote')}
      />
      <Count
        name={t('home.count.donors')}
        to={first('/donation', `${USERS}${USER_TYPES.donor}`)}
        of={donors}
        show={number}
        note={t(donors.data?.totalUsers === 0 ? 'home.count.donorsNone' : 'home.count.donorsNote')}
      />
      {mayMoney && <DueCount />}
    </div>
  );
}

export interface CountProps<Answer> {
  readonly name: string;
  readonly to: string | undefined;
  readonly of: QueryResult<Answer>;
  readonly note: ReactNode;
  show(answer: Answer): ReactNode;
}

/** One figure, and the list it leads to. */
export function Count<Answer>({ name, to, of, note, show }: CountProps<Answer>) {
  const t = useText(homeTexts);
  const kit = useText(kitTexts);
  return (
    <section className={`ui segment ${styles['count']}`} aria-label={name}>
      <div className="ui statistic">
        <div className="label">{name}</div>
        {of.data !== undefined && (
          <div className="value">
            {to ? (
              <Link to={to} className="explain" aria-description={t('home.count.open', { name })}>
                {show(of.data)}
              </Link>
            ) : (
              show(of.data)
            )}
          </div>
        )}
      </div>
      {of.data !== undefined && <div className="small muted">{note ?? ' '}</div>}
      {of.data === undefined && of.status !== 'failed' && <Skeleton lines={2} />}
      {of.data === undefined && of.status === 'failed' && (
        <div role="alert" className="small">
          {kit('kit.call.notFetched')}
          <button type="button" className={styles['link']} onClick={of.refetch}>
            {kit('kit.page.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
