import { amountInWords, dhakaDay, paisaOf } from '@madrasah/events/kernel';
import { DIRECTION } from '@madrasah/events/ledger';
import { voucherQueries } from '@madrasah/events/vouchers';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import styles from './write.module.css';
import { totalTyped, type Written } from './written.ts';

interface Props {
  readonly written: Written;
  readonly revising: boolean;
}

/** Beside the form: the number to be, the total in figures and words, and what the fund then has left in that account. */
export function Standing({ written, revising }: Props) {
  const t = useText(vouchersTexts);
  const language = useLanguage();
  const total = totalTyped(written);
  return (
    <aside className={styles['aside']}>
      <Segment>
        <dl className="facts">
          {!revising && written.FundID && <NextNumber written={written} fundId={written.FundID} />}
          <dt>{t('vouchers.page.total')}</dt>
          <dd className={styles['total']} aria-live="polite">
            <Money taka={total / 100} zero="figure" />
          </dd>
          {written.FundID && written.Account && (
            <Left
              fundId={written.FundID}
              account={written.Account}
              on={written.on}
              moved={revising ? 0 : (Number(written.CAID) === DIRECTION.in ? 1 : -1) * total}
            />
          )}
        </dl>
        {total > 0 && (
          <p>
            <span className="muted">{t('vouchers.page.inWords')}:</span> {amountInWords(total, language)}
          </p>
        )}
      </Segment>
    </aside>
  );
}

function NextNumber({ written, fundId }: { readonly written: Written; readonly fundId: number }) {
  const t = useText(vouchersTexts);
  const asked = {
    fundId,
    caId: Number(written.CAID ?? DIRECTION.out),
    on: written.on ?? dhakaDay(new Date()),
  };
  const number = useQuery(voucherQueries.receiptNumber, asked).data?.data.shown;
  return (
    <>
      <dt>{t('vouchers.page.next')}</dt>
      <dd>{number}</dd>
    </>
  );
}

interface LeftProps {
  readonly fundId: number;
  readonly account: number;
  readonly on: string | undefined;
  /** What the voucher moves, in paisa. */
  readonly moved: number;
}

function Left({ fundId, account, on, moved }: LeftProps) {
  const t = useText(vouchersTexts);
  const held = useQuery(voucherQueries.spendable, { fundId, account, on: on ?? dhakaDay(new Date()) }).data
    ?.data.spendable;
  if (held === undefined) return null;
  const after = paisaOf(held) + moved;
  return (
    <>
      <dt>{t('vouchers.page.spendable')}</dt>
      <dd>
        <Money taka={held} zero="figure" />
      </dd>
      {moved !== 0 && (
        <>
          <dt>{t('vouchers.page.after')}</dt>
          <dd className={after < 0 ? 'negative' : undefined}>
            <Money taka={after / 100} zero="figure" />
            {after < 0 && <div className={styles['short']}>{t('vouchers.page.short')}</div>}
          </dd>
        </>
      )}
    </>
  );
}
