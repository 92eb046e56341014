import { STANDINGS, studentsList, WAITING_COLUMNS } from '@madrasah/events/admissions';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Label } from 'semantic-ui-react';
import { AuthorisedPicture } from '../../kit/files/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useMay } from '../../kit/routing/index.ts';
import type { List } from '../../kit/table/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { counterOf } from '../counter.ts';
import { CompleteAdmission } from '../new/CompleteAdmission.tsx';
import type { ListedStudent } from '../rows.ts';
import styles from '../standing/standing.module.css';
import { admissionsTexts } from '../texts.ts';
import { STUDENT_FILTERS, type StudentFilter, StudentFilters } from './StudentFilters.tsx';
import { admissionStatus } from './status.ts';

/** `filter=2` of the address: registered, not admitted. */
const WAITING = '2';
const ADMITTED_COLUMNS = [
  ...(['UserCode', 'StudentName', 'FatherName', 'ClassName', 'SubClass', 'SessionName'] as const),
  ...(['ResidentialStatusId', 'Mobile1', 'AdmissionStatus'] as const),
] as const;

/** That nobody waits is as it should be. */
const NOTHING = [] as const;

/** Everybody who is admitted, or everybody who waits for it. */
export default function StudentsPage() {
  const t = useText(admissionsTexts);
  const navigate = useNavigate();
  const mayAdd = useMay('student_admission', 'insert');
  const listing = useListing(studentsList, { filters: STUDENT_FILTERS });
  const { list } = listing;
  const waiting = list.values.filter === WAITING;
  const [completing, setCompleting] = useState<ListedStudent>();
  const cells = useCells();
  const add = mayAdd && (
    <Link className="ui primary button" to="/students/add">
      <Icon name="add" />
      {t('admissions.list.add')}
    </Link>
  );
  return (
    <ListPage
      key={String(waiting)}
      listing={listing}
      buttons={add}
      head={<WhichTabs list={list} />}
      filters={<StudentFilters list={list} waiting={waiting} />}
      columns={waiting ? WAITING_COLUMNS : columnsOf(list.values.is_active)}
      cells={cells}
      rowKey={({ UserID, AdmissionID }) => AdmissionID ?? `u${UserID}`}
      onOpen={(row) => (row.AdmissionID ? navigate(`/students/${row.AdmissionID}`) : setCompleting(row))}
      {...(waiting && mayAdd
        ? {
            actions: (row: ListedStudent) => (
              <button type="button" className="ui basic button" onClick={() => setCompleting(row)}>
                {t('admissions.list.complete')}
              </button>
            ),
          }
        : {})}
      {...(waiting && { needs: NOTHING })}
      empty={{
        title: t(waiting ? 'admissions.list.noneWaiting' : 'admissions.list.none'),
        text: t(waiting ? 'admissions.list.noneWaitingText' : 'admissions.list.noneText'),
        action: waiting ? undefined : add,
      }}
    >
      {completing && mayAdd && (
        <CompleteAdmission student={completing} onClose={() => setCompleting(undefined)} />
      )}
    </ListPage>
  );
}

/** What was asked for is told only where it may differ. */
const columnsOf = (isActive: string | undefined) =>
  isActive === String(STANDINGS.both) ? ([...ADMITTED_COLUMNS, 'is_active'] as const) : ADMITTED_COLUMNS;

/** Where something is left to pay, its state leads to the counter. */
function useCells() {
  const word = useWord();
  const mayTake = useMay('fee_collection', 'insert');
  return useMemo(
    () => ({
      StudentName: ({ StudentName, Photo }: ListedStudent) =>
        Photo ? (
          <span className={styles['who']}>
            <AuthorisedPicture address={Photo} alt="" small className={styles['face']} />
            <span className={styles['name']}>{StudentName}</span>
          </span>
        ) : (
          StudentName
        ),
      AdmissionStatus: ({ AdmissionID, AdmissionStatus }: ListedStudent) => {
        const status = admissionStatus(AdmissionStatus);
        if (!status || AdmissionID === undefined) return null;
        if (!status.owes || !mayTake) return <Label color={status.color}>{word(status.word)}</Label>;
        return (
          <Link className={`ui ${status.color} label`} to={counterOf(AdmissionID)}>
            {word(status.word)}
          </Link>
        );
      },
    }),
    [word, mayTake],
  );
}

function WhichTabs({ list }: { list: List<StudentFilter> }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  return (
    <ListTabs
      list={list}
      name="filter"
      label={t('admissions.list.which')}
      tabs={[
        { value: undefined, label: t('admissions.list.admitted') },
        { value: WAITING, label: word('waitingStudents') },
      ]}
    />
  );
}
