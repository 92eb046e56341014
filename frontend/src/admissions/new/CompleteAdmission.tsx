import { admissionCommands, admissionQueries } from '@madrasah/events/admissions';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import look from '../list/student-line.module.css';
import type { RegisteredRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import { AcademicFields, KEPT_FIELDS } from './AcademicFields.tsx';
import { EntryFields } from './MonthsSince.tsx';
import { useAdmitted } from './use-admitted.ts';
import { useFreshAdmission } from './use-fresh-admission.ts';

interface Props {
  readonly student: Pick<RegisteredRow, 'UserID' | 'UserCode' | 'StudentName' | 'FatherName' | 'Mobile1'>;
  /** 2 for somebody who was admitted to an earlier year. */
  readonly newOrOld?: 1 | 2;
  onClose(): void;
}

/** Admits somebody who is registered already: his own data comes from the record. */
export function CompleteAdmission({ student, newOrOld = 1, onClose }: Props) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const admitted = useAdmitted();
  const earlier = useQuery(admissionQueries.searchStudents, { search: student.UserCode });
  const taken = (earlier.data?.data ?? []).flatMap(({ UserID, SessionID }) =>
    UserID === student.UserID ? [SessionID] : [],
  );
  const { fresh, sessions } = useFreshAdmission(newOrOld, taken);
  return (
    <Dialog
      title={t(newOrOld === 1 ? 'admissions.list.complete' : 'admissions.student.again')}
      size="large"
      onClose={onClose}
    >
      <dl className={look['studentLine']}>
        <dt>{t('admissions.field.student')}</dt>
        <dd>{student.StudentName}</dd>
        <dt>{word('code')}</dt>
        <dd>
          <Digits of={student.UserCode} />
        </dd>
        <dt>{word('father')}</dt>
        <dd>{student.FatherName}</dd>
        <dt>{word('mobile')}</dt>
        <dd>
          <Digits of={student.Mobile1} />
        </dd>
      </dl>
      <Loaded of={sessions} lines={4}>
        {() =>
          earlier.data !== undefined && (
            <CommandForm
              command={admissionCommands.admitStudent}
              initialValues={fresh}
              keeps={KEPT_FIELDS}
              toBody={(values) => ({ ...values, UserID: student.UserID })}
              save={t('admissions.list.complete')}
              silent
              afterSave="keep"
              onClose={onClose}
              onDone={admitted}
            >
              <div className="fields-3">
                <AcademicFields without={taken} />
              </div>
              <EntryFields />
            </CommandForm>
          )
        }
      </Loaded>
    </Dialog>
  );
}
