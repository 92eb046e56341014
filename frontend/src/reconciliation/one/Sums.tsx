import type { Reconciliation } from '@madrasah/events/reconciliation';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import styles from './one.module.css';

const SUMS = ['bank', 'inTransit', 'outstanding', 'left', 'open', 'book'] as const;

/** From the balance by the bank to the balance by the books, and what is not explained. */
export function Sums({ of }: { readonly of: Reconciliation }) {
  const t = useText(reconciliationTexts);
  const { sums, difference } = of;
  const startsApart = Math.round((difference - sums.open) * 100) !== 0;
  return (
    <>
      <dl className={styles['sums']}>
        {SUMS.filter((name) => name === 'bank' || name === 'book' || sums[name] !== 0).map((name) => (
          <div key={name}>
            <dt>{t(`reconciliation.sums.${name}`)}</dt>
            <dd>
              <Money taka={sums[name]} decimals="two" zero="figure" />
            </dd>
          </div>
        ))}
        <div className={difference === 0 ? styles['nil'] : styles['apart']}>
          <dt>{t('reconciliation.sums.difference')}</dt>
          <dd>
            <Money taka={difference} decimals="two" zero="figure" />
          </dd>
        </div>
      </dl>
      {startsApart && <p>{t('reconciliation.sums.start')}</p>}
    </>
  );
}
