import type { FeesOfMonth } from '@madrasah/events/fees';
import { Explained } from '../../kit/explained/Explained.tsx';
import { Money } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import styles from '../home.module.css';
import { homeTexts } from '../texts.ts';
import { monthInWords } from './series.ts';

/** The chart of fees in figures, the newest month first: each leads to the entries that make it. */
export function FeeMonths({ months }: { readonly months: readonly FeesOfMonth[] }) {
  const t = useText(homeTexts);
  const language = useLanguage();
  const figure = (field: 'collected' | 'fellDue', { month, [field]: taka }: FeesOfMonth) => (
    <td className="num">
      <Explained figure={`collection_by_month.${field}`} of={{ month }} taka={taka}>
        <Money taka={taka} bare />
      </Explained>
    </td>
  );
  return (
    <details className={styles['figures']}>
      <summary className="small">{t('home.fees.figures')}</summary>
      <table className="ui unstackable very basic compact table">
        <thead>
          <tr>
            <th scope="col">{t('home.fees.month')}</th>
            <th scope="col" className="num">
              {t('home.fees.collected')}
            </th>
            <th scope="col" className="num">
              {t('home.fees.fellDue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month}>
              <td>{monthInWords(month.month, language)}</td>
              {figure('collected', month)}
              {figure('fellDue', month)}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
