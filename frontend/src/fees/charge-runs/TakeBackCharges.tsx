import { feeCommands, feeQueries } from '@madrasah/events/fees';
import { useId, useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import styles from './take-back.module.css';

interface Props {
  readonly admissionId: number;
  onClose(): void;
}

/** Charges of one student that were a mistake: those are ticked that are to be taken back, and why. */
export function TakeBackCharges({ admissionId, onClose }: Props) {
  const t = useText(feesTexts);
  const id = useId();
  const fees = useQuery(feeQueries.studentFees, { AdmissionID: admissionId });
  const [items, setItems] = useState<readonly number[]>([]);
  const toggle = (itemId: number) =>
    setItems(items.includes(itemId) ? items.filter((one) => one !== itemId) : [...items, itemId]);
  return (
    <ConfirmDialog
      command={feeCommands.reverseChargedItems}
      body={{ items }}
      title={t('fees.takeBack.title')}
      verb={t('fees.takeBack.verb')}
      onClose={onClose}
    >
      <p>{t('fees.takeBack.what')}</p>
      <Loaded of={fees} lines={4}>
        {({ data }) => {
          const unpaid = data.fees.filter(({ preDeposit, due }) => preDeposit === 0 && due > 0);
          if (unpaid.length === 0) return <p className="muted">{t('fees.takeBack.none')}</p>;
          return (
            <fieldset className={styles['charges']}>
              <legend>{data.student.StudentName}</legend>
              {unpaid.map(({ itemId, SlName, MonthName, due }) => (
                <div key={itemId} className={styles['charge']}>
                  <div className="ui checkbox">
                    <input
                      type="checkbox"
                      id={`${id}-${itemId}`}
                      checked={items.includes(itemId)}
                      onChange={() => toggle(itemId)}
                    />
                    <label htmlFor={`${id}-${itemId}`}>
                      {SlName} <span className="muted small">{MonthName}</span>
                    </label>
                  </div>
                  <Money taka={due} />
                </div>
              ))}
            </fieldset>
          );
        }}
      </Loaded>
    </ConfirmDialog>
  );
}
