import type { BankLine, BookEntry } from '@madrasah/events/reconciliation';
import type { ReactNode } from 'react';
import { DayText, Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import styles from './one.module.css';

interface Props {
  readonly row: BankLine | BookEntry;
  readonly isChosen: boolean;
  /** What is known beside: a likely entry, numbers. */
  readonly said?: string | undefined;
  readonly children: ReactNode;
}

/** One line of the bank or one entry of the books, with what may be done about it. */
export function Row({ row, isChosen, said, children }: Props) {
  const t = useText(reconciliationTexts);
  const { on, text, amount, state, reason } = row;
  const carried = 'carried' in row && row.carried;
  return (
    <div className={`${styles['row']} ${styles[state]} ${isChosen ? styles['isChosen'] : ''}`}>
      <div className={styles['what']}>
        <DayText on={on} />
        <span className={styles['amount']}>
          <span className="muted small">
            {t(amount > 0 ? 'reconciliation.one.in' : 'reconciliation.one.out')}
          </span>{' '}
          <Money taka={Math.abs(amount)} decimals="two" />
        </span>
      </div>
      <div className={styles['text']}>{text}</div>
      {said && (
        <div className="muted small">
          <Digits of={said} />
        </div>
      )}
      <div className={styles['foot']}>
        <span className={`ui small label ${styles['state']}`}>
          {t(`reconciliation.state.${state}`)}
          {carried && ` · ${t('reconciliation.state.carried')}`}
        </span>
        {children}
      </div>
      {reason && <div className="small">{reason}</div>}
    </div>
  );
}
