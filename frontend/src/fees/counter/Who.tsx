import type { StudentFees } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { PromiseNote } from '../../dues/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import look from './counter.module.css';

/** Who stands at the counter, what he owes over all sessions, and what we hold of him. */
export function Who({ of }: { readonly of: StudentFees }) {
  const t = useText(feesTexts);
  const may = useMay('student_admission', 'view');
  const { student, admissionId, fees, advance, sessionName } = of;
  const due = fees.reduce((sum, row) => sum + paisaOf(row.due), 0) / 100;
  return (
    <div className={look['who']}>
      <div className="grow">
        <h2 className="ui header">
          {may ? <Link to={`/students/${admissionId}`}>{student.StudentName}</Link> : student.StudentName}
        </h2>
        <div className={look['about']}>
          <span>
            {t('fees.student.code')}{' '}
            <b>
              <Digits of={student.UserCode} />
            </b>
          </span>
          <span>
            {t('fees.student.father')} <b>{student.FatherName}</b>
          </span>
          <span>
            {t('fees.student.class')}{' '}
            <b>{[student.ClassName, student.SubClass].filter(Boolean).join(', ')}</b> {sessionName}
          </span>
          <span>
            {t('fees.student.mobile')}{' '}
            <b>
              <Digits of={student.Mobile1} />
            </b>
          </span>
        </div>
        <PromiseNote of={of.promise} />
      </div>
      <div className={look['figs']}>
        <div className="ui small statistic">
          <div className="label">{t('fees.counter.allDue')}</div>
          <div className="value">
            <Money taka={due} zero="figure" />
          </div>
        </div>
        <div className={`ui small statistic ${look['held']}`}>
          <div className="label">{t('fees.counter.advance')}</div>
          <div className="value">
            <Money taka={advance} />
          </div>
        </div>
      </div>
    </div>
  );
}
