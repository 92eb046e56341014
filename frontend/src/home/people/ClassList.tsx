import { admissionQueries } from '@madrasah/events/admissions';
import type { RowTo } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/states.tsx';
import { Digits } from '../../kit/figures/index.ts';
import { SLICE_COLOURS } from '../../kit/figures/slices.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { useText } from '../../kit/text.ts';
import styles from '../home.module.css';
import type { Slice } from '../money/series.ts';
import { homeTexts } from '../texts.ts';

const STUDENTS = ['students'] as const;

type ClassCount = RowTo<typeof admissionQueries.studentsByClass>;

interface ClassNameProps {
  readonly of: Pick<ClassCount, 'ClassID' | 'className' | 'sessions'>;
}

/** A class, leading to its students where the list of them may be opened; of several sessions, to those of each. */
function ClassName({ of: { ClassID, className, sessions } }: ClassNameProps) {
  const way = useWays();
  const t = useText(homeTexts);
  const to = (session: number) => way(`/students?ClassID=${ClassID}&SessionID=${session}`);
  const [only, another] = sessions;
  if (!only || !to(only.SessionID)) return className;
  if (!another) return <Link to={to(only.SessionID) as string}>{className}</Link>;
  return (
    <>
      {className}
      {sessions.map(({ SessionID, sessionName, student }) => (
        <span key={SessionID} className="small">
          {' · '}
          <Link to={to(SessionID) as string}>
            {t('home.classes.ofSession', { session: sessionName, count: student })}
          </Link>
        </span>
      ))}
    </>
  );
}

/** A slice of the pie: a class, or the rest of them. */
const NameOfSlice = ({ of, name }: { readonly of: ClassCount | undefined; readonly name: string }) =>
  of ? <ClassName of={of} /> : name;

interface LegendProps {
  readonly slices: readonly Slice[];
  readonly classes: readonly ClassCount[];
}

/** The colours of the pie, named and counted. */
export function ClassLegend({ slices, classes }: LegendProps) {
  return (
    <ul className={styles['legend']}>
      {slices.map(({ id, name, count }, index) => (
        <li key={id ?? name}>
          <span
            className={styles['swatch']}
            style={{ background: SLICE_COLOURS[index % SLICE_COLOURS.length] }}
          />
          <span>
            <NameOfSlice of={classes.find(({ ClassID }) => ClassID === id)} name={name} />
          </span>
          <b>
            <Digits of={count} />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** How many students each class has, in the order of the classes. */
export function ClassList() {
  const t = useText(homeTexts);
  const query = useQuery(admissionQueries.studentsByClass, {});
  return (
    <section className="ui segment flush" aria-label={t('home.classes.list')}>
      <div className="seg-head">
        <h2 className="ui header">{t('home.classes.list')}</h2>
      </div>
      <Loaded of={query} lines={6}>
        {({ data }) =>
          data.length === 0 ? (
            <NoneYet needs={STUDENTS} title={t('home.classes.none')} />
          ) : (
            <ul className={styles['classCounts']}>
              {data.map((row) => (
                <li key={row.ClassID}>
                  <span>
                    <ClassName of={row} />
                  </span>
                  <b>
                    <Digits of={row.student} />
                  </b>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
