import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { Link } from 'react-router-dom';
import { Label } from 'semantic-ui-react';
import { useMay } from '../kit/routing/index.ts';
import type { Column } from '../kit/table/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { nameOf } from '../people/constants.ts';
import { counterOf } from './counter.ts';
import type { ListedStudent } from './rows.ts';
import { admissionStatus } from './status.ts';
import { admissionsTexts } from './texts.ts';

const usePersonColumns = (): readonly Column<ListedStudent>[] => {
  const t = useText(admissionsTexts);
  return [
    { key: 'UserCode', title: t('admissions.field.code'), kind: 'digits', width: '84px', phone: 'side' },
    { key: 'StudentName', title: t('admissions.field.name'), strong: true, phone: 'title' },
    { key: 'FatherName', title: t('admissions.field.father') },
  ];
};

/** The columns of those who are admitted. */
export function useStudentColumns(): readonly Column<ListedStudent>[] {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const mayTake = useMay('fee_collection', 'insert');
  return [
    ...usePersonColumns(),
    { key: 'ClassName', title: t('admissions.field.class') },
    { key: 'SubClass', title: t('admissions.field.section'), phone: 'hide' },
    {
      key: 'SessionName',
      title: t('admissions.field.session'),
      phone: 'hide',
      show: ({ SessionName }) => <span className="nowrap">{SessionName}</span>,
    },
    {
      key: 'ResidentialStatusId',
      title: t('admissions.field.residence'),
      value: ({ ResidentialStatusId }) => nameOf(RESIDENCE_NAMES, ResidentialStatusId, language),
      phone: 'hide',
    },
    { key: 'Mobile1', title: t('admissions.field.mobile'), kind: 'digits' },
    {
      key: 'AdmissionStatus',
      title: t('admissions.field.status'),
      value: ({ AdmissionStatus }) => admissionStatus(AdmissionStatus, t)?.word,
      show: ({ AdmissionID, AdmissionStatus }) => {
        const status = admissionStatus(AdmissionStatus, t);
        if (!status || AdmissionID === undefined) return null;
        if (!status.owes || !mayTake) return <Label color={status.color}>{status.word}</Label>;
        return (
          <Link className={`ui ${status.color} label`} to={counterOf(AdmissionID)}>
            {status.word}
          </Link>
        );
      },
    },
  ];
}

/** The columns of those who wait. @param complete begins the admission of a row */
export function useWaitingColumns(complete: (row: ListedStudent) => void): readonly Column<ListedStudent>[] {
  const t = useText(admissionsTexts);
  const may = useMay('student_admission', 'insert');
  const columns: Column<ListedStudent>[] = [
    ...usePersonColumns(),
    { key: 'Mobile1', title: t('admissions.field.mobile'), kind: 'digits' },
    { key: 'CreateAt', title: t('admissions.list.registered'), kind: 'day' },
  ];
  if (may)
    columns.push({
      key: 'complete',
      title: '',
      kind: 'actions',
      show: (row) => (
        <button type="button" className="ui basic button" onClick={() => complete(row)}>
          {t('admissions.list.complete')}
        </button>
      ),
    });
  return columns;
}
