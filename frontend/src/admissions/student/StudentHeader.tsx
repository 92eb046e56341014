import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Label } from 'semantic-ui-react';
import { DayText, Digits, Money } from '../../kit/figures/index.ts';
import { AuthorisedPicture } from '../../kit/files/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { nameOf } from '../../people/index.ts';
import { counterOf } from '../counter.ts';
import { admissionStatus } from '../list/status.ts';
import { CompleteAdmission } from '../new/CompleteAdmission.tsx';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import { initials } from './initials.ts';
import styles from './student.module.css';

interface Props {
  readonly student: StudentRow;
  /** In taka; absent where the user may not see money. */
  readonly money: { readonly due: number; readonly advance: number } | undefined;
}

/** Who it is, what is owed, and what one does next. */
export function StudentHeader({ student, money }: Props) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const mayTake = useMay('fee_collection', 'insert');
  const mayEdit = useMay('user_entry', 'edit');
  const mayAdmit = useMay('student_admission', 'insert');
  const [admitting, setAdmitting] = useState(false);
  return (
    <div className={`ui segment ${styles['hero']}`}>
      {student.Photo ? (
        <AuthorisedPicture
          address={student.Photo}
          alt={student.StudentName}
          small
          className={styles['avatar']}
        />
      ) : (
        <div className={styles['avatar']} aria-hidden="true">
          {initials(student.StudentName)}
        </div>
      )}
      <div>
        <div className="row">
          <span className={styles['nm']} aria-hidden="true">
            {student.StudentName}
          </span>
          <Marks student={student} />
        </div>
        <Facts student={student} />
      </div>
      <div className={styles['money']}>
        {money && (
          <div className="ui statistic">
            <div className="label">{word('totalDue')}</div>
            <div className="value">
              <Money taka={money.due} zero="figure" />
            </div>
            {money.advance > 0 && (
              <div className="note">
                {word('advance')} <Money taka={money.advance} />
              </div>
            )}
          </div>
        )}
        <div className="row">
          {mayEdit && (
            <Link
              className="ui button"
              to={`/general-info/users-info/${student.UserID}?student=${student.AdmissionID}`}
            >
              <Icon name="edit" />
              {t('admissions.student.edit')}
            </Link>
          )}
          {mayAdmit && (
            <Button type="button" onClick={() => setAdmitting(true)}>
              {t('admissions.student.again')}
            </Button>
          )}
          {mayTake && (
            <Link className="ui primary button" to={counterOf(student.AdmissionID)}>
              {t('admissions.student.take')}
            </Link>
          )}
        </div>
      </div>
      {admitting && <CompleteAdmission student={student} newOrOld={2} onClose={() => setAdmitting(false)} />}
    </div>
  );
}

function Marks({ student }: { student: StudentRow }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  const status = admissionStatus(student.AdmissionStatus);
  return (
    <>
      {status && (
        <Label color={status.color}>
          {word('feesOfSession')}: {word(status.word)}
        </Label>
      )}
      <Label>{nameOf(RESIDENCE_NAMES, student.ResidentialStatusId, language)}</Label>
      <Label>{t(student.NewOldId === 1 ? 'admissions.field.new' : 'admissions.field.old')}</Label>
      {student.LeftOn && (
        <Label color="red">
          {t('admissions.standing.leftSince')}: <DayText on={student.LeftOn} />
        </Label>
      )}
    </>
  );
}

function Facts({ student }: { student: StudentRow }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [word('code'), <Digits key="code" of={student.UserCode} />],
    [word('father'), student.FatherName],
    [word('class'), student.ClassName],
    [word('section'), student.SubClass],
    [word('session'), student.SessionName],
    [word('mobile'), <Digits key="mobile" of={student.Mobile1} />],
    [t('admissions.field.born'), student.DateOfBirth && <DayText key="born" on={student.DateOfBirth} />],
  ];
  return (
    <div className={styles['who']}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
    </div>
  );
}
