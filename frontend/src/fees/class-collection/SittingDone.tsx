import type { ClassPayer } from '@madrasah/events/fees';
import { dhakaDay } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { NotFetched } from '../../kit/feedback/index.ts';
import { DayText, Digits } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import { usePrintMany } from '../receipts/use-print.ts';
import { feesTexts } from '../texts.ts';
import styles from './sitting.module.css';

/** What was recorded at a sitting. */
export interface Taken {
  readonly receipts: readonly {
    readonly receiptId: number;
    readonly receiptNo: number;
    readonly AdmissionID: number;
  }[];
  /** The day they bear. */
  readonly on: string;
  readonly rows: readonly ClassPayer[];
}

/** Everybody's receipt, to be printed at once. */
export function SittingDone({ taken, onClose }: { readonly taken: Taken; onClose(): void }) {
  const t = useText(feesTexts);
  const printer = usePrintMany();
  const names = new Map(taken.rows.map((row) => [row.AdmissionID, row.StudentName]));
  const ids = taken.receipts.map(({ receiptId }) => receiptId);
  return (
    <section className={styles['done']} aria-live="polite">
      <h2 className="ui header">
        <Icon name="done" /> {t('fees.sitting.done', { count: ids.length })}
      </h2>
      {taken.on !== '' && taken.on !== dhakaDay(new Date()) && (
        <p className="strong">
          {t('fees.day.of')} <DayText on={taken.on} />
        </p>
      )}
      {printer.failure && <NotFetched failure={printer.failure} />}
      <div className="row">
        <Button primary type="button" autoFocus disabled={printer.running} onClick={() => printer.print(ids)}>
          <Icon name="print" />
          {t('fees.sitting.print')}
        </Button>
        <Button type="button" onClick={onClose}>
          {t('fees.sitting.more')}
        </Button>
      </div>
      <ul>
        {taken.receipts.map(({ receiptId, receiptNo, AdmissionID }) => (
          <li key={receiptId}>
            <Link to={`/accounting/receipts/${receiptId}`}>
              <Digits of={receiptNo} /> · {names.get(AdmissionID)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
