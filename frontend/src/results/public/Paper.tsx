import { digitsOf } from '@madrasah/events/kernel';
import { Digits } from '../../kit/figures/Digits.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import type { PublishedPaper } from './asked.ts';
import styles from './public.module.css';

const share = (part: number, of: number) => `${of > 0 ? Math.min(100, (100 * part) / of) : 0}%`;

/** One paper: its mark, and where that stands between nothing, pass and full marks. */
export function Paper({ paper, isGpa }: { paper: PublishedPaper; isGpa: boolean }) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const { subject, mark, top, pass, point, division, kerat } = paper;
  const got = typeof mark === 'number' ? mark : 0;
  const said = typeof mark === 'number' ? digitsOf(mark, language) : t('results.public.absent');
  return (
    <div className={styles['paper']}>
      <span>
        {subject} {kerat && <span className="small muted">{t('results.public.kerat')}</span>}
        <span className="small muted">
          {' '}
          {isGpa && !kerat ? digitsOf(point.toFixed(2), language) : division}
        </span>
      </span>
      <span className="num">
        <b>{mark === null ? '–' : said}</b>{' '}
        <span className="small muted">
          / <Digits of={top} />
        </span>
      </span>
      {!kerat && (
        <div
          className={styles['bar']}
          role="img"
          aria-label={t('results.public.bar', { mark: mark === null ? '–' : said, pass })}
        >
          <i className={got < pass ? styles['low'] : undefined} style={{ width: share(got, top) }} />
          <u style={{ left: share(pass, top) }} />
        </div>
      )}
    </div>
  );
}
