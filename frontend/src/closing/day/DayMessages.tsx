import type { CashDay } from '@madrasah/events/closing';
import { moneyFigures, paisaOf } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Button, Message } from 'semantic-ui-react';
import { DayText } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import styles from './notes.module.css';

/** What must be known before anything is done: earlier days, whose drawer it is, too much cash, receipts to be replaced. */
export function DayMessages({ day, onDay }: { readonly day: CashDay; onDay(day: string): void }) {
  const t = useText(closingTexts);
  const language = useLanguage();
  const { openBefore, aboveLimit, keeper, state, closedThrough, awaiting } = day;
  return (
    <>
      {state === 'before' && (
        <Message info visible className="inside">
          {t('closing.day.before')} <DayText on={closedThrough} />
        </Message>
      )}
      {openBefore.length > 0 && state === 'open' && (
        <Message warning visible className="inside" role="status">
          <p>{t('closing.day.openBefore')}</p>
          {openBefore.map((earlier) => (
            <Button key={earlier} type="button" basic size="small" onClick={() => onDay(earlier)}>
              <DayText on={earlier} />
            </Button>
          ))}
        </Message>
      )}
      {aboveLimit > 0 && (
        <Message warning visible className="inside" role="status">
          {t('closing.day.aboveLimit', {
            limit: moneyFigures(paisaOf(day.limit ?? 0), language),
            above: moneyFigures(paisaOf(aboveLimit), language),
          })}
        </Message>
      )}
      {awaiting.length > 0 && (
        <Message warning visible className="inside" role="status">
          <p>{t('closing.day.awaiting')}</p>
          <p>
            {awaiting.map(({ receiptId, receiptNo }, index) => (
              <span key={receiptId}>
                {index > 0 && ', '}
                <Link to={`/accounting/receipts/${receiptId}`}>
                  {t('closing.day.receipt', { number: receiptNo })}
                </Link>
              </span>
            ))}
          </p>
        </Message>
      )}
      {keeper && (
        <p className={`muted ${styles['said']}`}>{t('closing.day.keeper', { name: keeper.name })}</p>
      )}
    </>
  );
}
