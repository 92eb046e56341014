import { Link } from 'react-router-dom';
import { useQuery } from '../kit/calls/index.ts';
import { Empty, Loaded } from '../kit/feedback/states.tsx';
import { Digits } from '../kit/figures/index.ts';
import { useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { SLICE_COLOURS } from './colours.ts';
import { classCounts, classNames } from './rows.ts';
import type { Slice } from './series.ts';
import { homeTexts } from './texts.ts';

/** Where the students of a class are listed, by the class's name: the count does not carry its id. */
function useClassWay(): (className: string) => string | undefined {
  const way = useWays();
  const classes = useQuery(classNames, {});
  return (className) => {
    const found = classes.data?.data.find(({ ClassName }) => ClassName === className);
    return found && way(`/students?ClassID=${found.ClassID}`);
  };
}

function ClassName({ name }: { name: string }) {
  const to = useClassWay()(name);
  return to ? <Link to={to}>{name}</Link> : name;
}

/** The colours of the pie, named and counted. */
export function ClassLegend({ slices }: { slices: readonly Slice[] }) {
  return (
    <ul className="legend">
      {slices.map(({ name, count }, index) => (
        <li key={name}>
          <span className="swatch" style={{ background: SLICE_COLOURS[index % SLICE_COLOURS.length] }} />
          <span>
            <ClassName name={name} />
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
            <ul className="class-counts">
              {data.map(({ className, student }) => (
                <li key={className}>
                  <span>
                    <ClassName name={className} />
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
