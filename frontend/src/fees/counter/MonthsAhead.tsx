import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { PayAhead } from '../../plans/plan/PayAhead.tsx';
import { keyOf, netOf, payableCells } from '../../plans/plan/payable.ts';
import { feePlan } from '../../plans/rows.ts';
import type { Printed } from '../receipts/use-print.ts';
import type { StudentFees } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import styles from './months-ahead.module.css';

interface Props {
  readonly of: Pick<StudentFees, 'admissionId' | 'userId' | 'student'>;
  onTaken(receipt: Printed): void;
}

/** At the counter: months of the year that are not charged yet, each to be paid whole, on a receipt of their own. */
export function MonthsAhead({ of, onTaken }: Props) {
  const t = useText(feesTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" basic onClick={() => setOpen(true)}>
        {t('fees.ahead.open')}
      </Button>
      {open && (
        <Dialog
          title={t('fees.ahead.title', { name: of.student.StudentName })}
          onClose={() => setOpen(false)}
        >
          <Choosing of={of} onTaken={onTaken} />
        </Dialog>
      )}
    </>
  );
}

function Choosing({ of: { admissionId, userId }, onTaken }: Props) {
  const t = useText(feesTexts);
  const plan = useQuery(feePlan, { AdmissionID: admissionId });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <Loaded of={plan} lines={6}>
      {({ data: { heads } }) => {
        const months = payableCells(heads);
        const cells = months.filter((cell) => chosen.includes(keyOf(cell)));
        if (months.length === 0) return <p className="muted">{t('fees.ahead.none')}</p>;
        return (
          <>
            <ul className={styles['months']}>
              {months.map((cell) => (
                <li key={keyOf(cell)}>
                  <label>
                    <input
                      type="checkbox"
                      checked={chosen.includes(keyOf(cell))}
                      onChange={() => toggle(keyOf(cell))}
                    />{' '}
                    {cell.SlName} – {cell.MonthName}
                  </label>
                  <Money taka={netOf(cell)} />
                </li>
              ))}
            </ul>
            {cells.length > 0 && (
              <PayAhead admissionId={admissionId} userId={userId} cells={cells} onPaid={onTaken} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
