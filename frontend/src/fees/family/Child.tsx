import type { StudentFees } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { useEffect } from 'react';
import { Button } from 'semantic-ui-react';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import { useDues } from '../counter/rows/use-dues.ts';
import { feesTexts } from '../texts.ts';
import styles from './family.module.css';

interface Props {
  readonly admissionId: number;
  /** Another number: the fees are to be asked for anew. */
  readonly round: number;
  onFees(admissionId: number, fees: StudentFees): void;
  onRemove(admissionId: number): void;
}

/** One child at the family's counter: who he is, what he owes and what we hold of him. */
export function Child({ admissionId, round, onFees, onRemove }: Props) {
  const t = useText(feesTexts);
  const fees = useDues(admissionId);
  const { refetch } = fees;
  const data = fees.data?.data;
  useEffect(() => {
    if (data) onFees(admissionId, data);
  }, [admissionId, data, onFees]);
  useEffect(() => {
    if (round > 0) refetch();
  }, [round, refetch]);
  return (
    <li className={styles['child']}>
      <Loaded of={fees} lines={1}>
        {({ data: { student, advance, fees: rows } }) => (
          <>
            <span className={styles['name']}>
              <b>{student.StudentName}</b>{' '}
              <small className="muted">
                <Digits of={student.UserCode} /> ·{' '}
                {[student.ClassName, student.SubClass].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className="num">
              {advance > 0 && (
                <small className="muted">
                  {t('fees.counter.advance')} <Money taka={advance} />{' '}
                </small>
              )}
              <Money taka={rows.reduce((sum, row) => sum + paisaOf(row.due), 0) / 100} zero="figure" />
            </span>
            <Button
              type="button"
              basic
              icon
              aria-label={t('fees.family.remove', { name: student.StudentName })}
              title={t('fees.family.remove', { name: student.StudentName })}
              onClick={() => onRemove(admissionId)}
            >
              <Icon name="close" />
            </Button>
          </>
        )}
      </Loaded>
    </li>
  );
}
