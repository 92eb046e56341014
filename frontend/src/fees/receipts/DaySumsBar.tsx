import type { ReceiptSums } from '@madrasah/events/fees';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import look from './receipts.module.css';

/** What a list of receipts took in, by account; what was cancelled apart. */
export function DaySumsBar({ sums }: { readonly sums: ReceiptSums }) {
  const t = useText(feesTexts);
  return (
    <div className={look['daySums']}>
      <div className="ui small statistic">
        <div className="label">{t('fees.receipts.sum')}</div>
        <div className="value">
          <Money taka={sums.total} zero="figure" />
        </div>
      </div>
      <div className="ui small statistic">
        <div className="label">{t('fees.receipts.count')}</div>
        <div className="value">
          {sums.cancelled === 0 ? (
            <Digits of={sums.count} />
          ) : (
            t('fees.receipts.countSome', { count: sums.count, cancelled: sums.cancelled })
          )}
        </div>
      </div>
      {sums.byAccount.map(({ account, total }) => (
        <div key={account} className="ui small statistic">
          <div className="label">{account}</div>
          <div className="value">
            <Money taka={total} zero="figure" />
          </div>
        </div>
      ))}
      {sums.reversals > 0 && (
        <div className="ui small statistic">
          <div className="label">{t('fees.receipts.voided')}</div>
          <div className="value void">
            <Digits of={sums.reversals} /> · <Money taka={sums.takenBack} zero="figure" />
          </div>
        </div>
      )}
    </div>
  );
}
