import type { Voucher } from '@madrasah/events/vouchers';
import { DayText, InstantText, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import styles from './one.module.css';

/** What a voucher said before it was revised, the latest first; nothing where it never was. */
export function Editions({ voucher: { revisions } }: { readonly voucher: Voucher }) {
  const t = useText(vouchersTexts);
  if (revisions.length < 2) return null;
  return (
    <section className={styles['editions']}>
      <h2 className="ui small header">{t('vouchers.page.editions')}</h2>
      {revisions.toReversed().map((said) => (
        <details key={said.edition}>
          <summary>
            {said.edition === 0
              ? t('vouchers.page.first')
              : t('vouchers.page.edition', { number: said.edition })}{' '}
            · <DayText on={said.on} /> · <Money taka={said.total} zero="figure" />
          </summary>
          <p className="muted small">
            <DayText on={said.on} /> · {said.writer.name} · <InstantText at={said.at} />
            {said.reason && ` · ${said.reason}`}
          </p>
          {said.takenBack && (
            <p className="muted small">
              {t('vouchers.page.takenBack')} <DayText on={said.takenBack.on} />
              {said.takenBack.moved && ` · ${said.takenBack.moved}`}
            </p>
          )}
          <ul>
            {said.lines.map(({ SLID, SlName, text, Amount }) => (
              <li key={SLID}>
                {SlName} {text && <span className="muted">({text})</span>}{' '}
                <Money taka={Amount} zero="figure" />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
