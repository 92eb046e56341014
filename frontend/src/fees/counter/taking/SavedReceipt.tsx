import { feeQueries } from '@madrasah/events/fees';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../../kit/calls/index.ts';
import { Loaded } from '../../../kit/feedback/index.ts';
import { DayText, Digits, Money } from '../../../kit/figures/index.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { useText } from '../../../kit/text.ts';
import type { ReceiptPrinter } from '../../receipts/use-print.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';

/** What was just taken, to be read out to the guardian, and its paper. */
export function SavedReceipt({ id, printer }: { readonly id: number; readonly printer: ReceiptPrinter }) {
  const t = useText(feesTexts);
  const receipt = useQuery(feeQueries.receipt, { id });
  return (
    <section className={look['saved']} aria-live="polite">
      {/* Said whether or not the receipt itself can be fetched: the money is in. */}
      <p className={look['taken']}>
        <Icon name="done" /> {t('fees.saved.taken')}
      </p>
      <Loaded of={receipt} lines={4}>
        {({ data }) => (
          <>
            <h2 className="ui header">
              {t('fees.saved.number')} <Digits of={data.receiptNo} />
            </h2>
            {data.recordedOn && (
              <p className="strong">
                {t('fees.day.of')} <DayText on={data.on} /> · {t('fees.day.recorded')}{' '}
                <DayText on={data.recordedOn} />
              </p>
            )}
            {data.students.map((student) => (
              <p key={student.AdmissionID}>
                {student.StudentName} · <Digits of={student.UserCode} /> · {student.ClassName}
                {data.students.length > 1 && (
                  <>
                    {' · '}
                    <Money taka={student.total} zero="figure" />
                  </>
                )}
              </p>
            ))}
            <p className={look['figure']}>
              <Money taka={data.total} zero="figure" />
            </p>
            <p className="muted">
              {t('fees.counter.inWords')} {data.inWords}
            </p>
            <p>
              {t('fees.saved.left')} <b>{<Money taka={data.dueAfter} zero="figure" />}</b>
              {data.advance > 0 && (
                <>
                  {' · '}
                  {t('fees.counter.advance')} <b>{<Money taka={data.advance} />}</b>
                </>
              )}
            </p>
            <div className="row">
              <Button primary type="button" disabled={printer.running} onClick={() => printer.print(data)}>
                <Icon name="print" />
                {t('fees.receipt.print')} <kbd className="not-phone">Alt P</kbd>
              </Button>
              <Button type="button" disabled={printer.running} onClick={() => printer.print(data, 2)}>
                {t('fees.receipt.printBoth')}
              </Button>
              <Link className="ui basic button" to={`/accounting/receipts/${id}`}>
                {t('fees.receipt.open')}
              </Link>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
