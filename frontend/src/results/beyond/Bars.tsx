import { digitsOf } from '@madrasah/events/kernel';
import type { ResultBar } from '@madrasah/events/results';
import { Digits } from '../../kit/figures/index.ts';
import { SLICE_COLOURS } from '../../kit/figures/slices.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import styles from './charts.module.css';
import { beyondTexts } from './texts.ts';

/** Every figure stands in words beside what is drawn of it; the drawing itself is not read out. */
export function Bars({ bars }: { readonly bars: readonly ResultBar[] }) {
  const names = [...new Set(bars.flatMap(({ divisions }) => divisions.map(({ name }) => name)))];
  const colourOf = (name: string) => SLICE_COLOURS[names.indexOf(name) % SLICE_COLOURS.length] ?? '';
  return (
    <ul className={styles['bars']}>
      {bars.map((bar) => (
        <li key={bar.id}>
          <OfOne bar={bar} />
          <Divisions bar={bar} colourOf={colourOf} />
        </li>
      ))}
    </ul>
  );
}

function OfOne({ bar }: { readonly bar: ResultBar }) {
  const t = useText(beyondTexts);
  const language = useLanguage();
  const { name, students, passed, passRate, average } = bar;
  const percent = (share: number) => `${digitsOf(share.toFixed(2), language)}%`;
  return (
    <>
      <h2 className="ui header">
        <Digits of={name} />
      </h2>
      <dl>
        <div>
          <dt>{t('results.beyond.charts.passRate')}</dt>
          <dd>
            {percent(passRate)}{' '}
            <span className="small muted">{t('results.beyond.charts.passed', { passed, students })}</span>
          </dd>
          <Meter share={passRate} className={styles['passed']} />
        </div>
        <div>
          <dt>{t('results.beyond.charts.average')}</dt>
          <dd>{average === null ? '–' : percent(average)}</dd>
          <Meter share={average ?? 0} className={styles['average']} />
        </div>
      </dl>
    </>
  );
}

const Meter = ({ share, className }: { readonly share: number; readonly className: string | undefined }) => (
  <span className={styles['meter']} aria-hidden="true">
    <i className={className} style={{ width: `${Math.min(100, share)}%` }} />
  </span>
);

function Divisions({ bar, colourOf }: { readonly bar: ResultBar; colourOf(name: string): string }) {
  return (
    <>
      <span className={styles['stack']} aria-hidden="true">
        {bar.divisions.map(({ name, count }) => (
          <i key={name} style={{ flexGrow: count, background: colourOf(name) }} />
        ))}
      </span>
      <ul className={styles['legend']}>
        {bar.divisions.map(({ name, count }) => (
          <li key={name}>
            <i style={{ background: colourOf(name) }} aria-hidden="true" /> {name}{' '}
            <b>
              <Digits of={count} />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
