import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useMay } from '../kit/routing/index.ts';
import { Page } from '../kit/shell/index.ts';
import { DataTable, type List, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { AllRowsCsv } from './AllRowsCsv.tsx';
import { CompleteAdmission } from './CompleteAdmission.tsx';
import { type ListedStudent, studentList } from './rows.ts';
import { STUDENT_FILTERS, type StudentFilter, StudentFilters } from './StudentFilters.tsx';
import { useStudentColumns, useWaitingColumns } from './student-columns.tsx';
import { admissionsTexts } from './texts.ts';
import './admissions.css';

/** `filter=2` of the address: registered, not admitted. */
const WAITING = '2';

export default function StudentsPage() {
  const t = useText(admissionsTexts);
  const navigate = useNavigate();
  const mayAdd = useMay('student_admission', 'insert');
  const list = useList({ filters: STUDENT_FILTERS, limit: 50 });
  const waiting = list.values.filter === WAITING;
  const [completing, setCompleting] = useState<ListedStudent>();
  const students = useQuery(
    studentList,
    { ...list.values, page: list.page, limit: list.limit },
    { keep: true },
  );
  const admitted = useStudentColumns();
  const unadmitted = useWaitingColumns(setCompleting);
  const columns = waiting ? unadmitted : admitted;
  const title = t(waiting ? 'admissions.list.waiting' : 'admissions.list.title');
  const add = mayAdd && (
    <Link className="ui primary button" to="/students/add">
      <Icon name="add" />
      {t('admissions.list.add')}
    </Link>
  );
  return (
    <Page
      actions={
        <>
          <AllRowsCsv
            title={title}
            columns={columns}
            values={list.values}
            disabled={!students.data || students.data.total === 0}
          />
          {add}
        </>
      }
    >
      <WhichTabs list={list} waiting={waiting} />
      <Segment className="flush students">
        <StudentFilters list={list} waiting={waiting} />
        <DataTable
          key={String(waiting)}
          title={title}
          columns={columns}
          query={students}
          list={list}
          rowKey={({ UserID, AdmissionID }) => AdmissionID ?? `u${UserID}`}
          onOpen={(row) => (row.AdmissionID ? navigate(`/students/${row.AdmissionID}`) : setCompleting(row))}
          empty={{
            title: t(waiting ? 'admissions.list.noneWaiting' : 'admissions.list.none'),
            text: t(waiting ? 'admissions.list.noneWaitingText' : 'admissions.list.noneText'),
            action: waiting ? undefined : add,
          }}
        />
      </Segment>
      {completing && mayAdd && (
        <CompleteAdmission student={completing} onClose={() => setCompleting(undefined)} />
      )}
    </Page>
  );
}

function WhichTabs({ list, waiting }: { list: List<StudentFilter>; waiting: boolean }) {
  const t = useText(admissionsTexts);
  const tab = (isWaiting: boolean) => (
    <button
      type="button"
      role="tab"
      aria-selected={waiting === isWaiting}
      className={`item${waiting === isWaiting ? ' active' : ''}`}
      onClick={() => list.set('filter', isWaiting ? WAITING : undefined)}
    >
      {t(isWaiting ? 'admissions.list.waiting' : 'admissions.list.admitted')}
    </button>
  );
  return (
    <div className="ui secondary pointing menu tabs" role="tablist" aria-label={t('admissions.list.which')}>
      {tab(false)}
      {tab(true)}
    </div>
  );
}
