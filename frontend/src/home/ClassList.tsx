import { Link } from 'react-router-dom';
import { sessionList } from '../academics/rows.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Empty, Loaded } from '../kit/feedback/states.tsx';
import { Digits } from '../kit/figures/index.ts';
import { useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { SLICE_COLOURS } from './colours.ts';
import styles from './home.module.css';
import { classCounts } from './rows.ts';
import type { Slice } from './series.ts';
import { homeTexts } from './texts.ts';

/** A class, leading to its students where the list of them may be opened. */
function ClassName({ id, name }: { id: number | undefined; name: string }) {
  const way = useWays();
  const sessions = useQuery(sessionList, {}).data?.data ?? [];
  const [running, another] = sessions.filter(({ SessionAction }) => SessionAction === 1);
  // Counted is who is in a session that runs: where it is one, the list is of it.
  const session = running && !another ? `&SessionID=${running.SessionID}` : '';
  const to = id === undefined ? undefined : way(`/students?ClassID=${id}${session}`);
  return to ? <Link to={to}>{name}</Link> : name;
}

/** The colours of the pie, named and counted. */
export function ClassLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className={styles['legend']}>
      {slices.map(({ id, name, count }, index) => (
        <li key={id ?? name}>
          <span
            className={styles['swatch']}
            style={{ background: SLICE_COLOURS[index % SLICE_COLOURS.length] }}
          />
          <span>
            <ClassName id={id} name={name} />
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
  const query = useQuery(classCounts, {});
  return (
    <section className="ui segment flush" aria-label={t('home.classes.list')}>
      <div className="seg-head">
        <h2 className="ui header">{t('home.classes.list')}</h2>
      </div>
      <Loaded of={query} lines={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t('home.classes.none')} />
          ) : (
            <ul className={styles['classCounts']}>
              {data.map(({ ClassID, className, student }) => (
                <li key={ClassID}>
                  <span>
                    <ClassName id={ClassID} name={className} />
                  </span>
                  <b>
                    <Digits of={student} />
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
