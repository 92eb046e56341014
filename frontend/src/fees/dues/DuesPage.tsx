import { dhakaDay } from '@madrasah/events/kernel';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { classList, sectionList, sessionList } from '../../academics/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { type DuesRow, duesList } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { ClockBar } from './ClockBar.tsx';
import { momentOf } from './moment.ts';
import { StatementDialog } from './StatementDialog.tsx';
import '../fees.css';

/** Who owes what, as of a day and as known on a day. */
export default function DuesPage() {
  const t = useText(feesTexts);
  const navigate = useNavigate();
  const mayTake = useMay('fee_collection', 'insert');
  const maySee = useMay('student_admission', 'view');
  const [read, setRead] = useState<DuesRow>();
  const list = useList({
    filters: ['SessionID', 'ClassID', 'SubClassID', 'search', 'status', 'asOf', 'known'],
    sort: '-due',
    limit: 50,
  });
  const { asOf: _day, known: _known, ...filters } = list.values;
  const { past, ...moment } = momentOf(list.values, dhakaDay(new Date()));
  const sort = list.sort && `${list.sort.down ? '-' : ''}${list.sort.key}`;
  const dues = useQuery(
    duesList,
    { ...filters, ...moment, sort, page: list.page, limit: list.limit },
    { keep: true },
  );
  const columns = useColumns(maySee);
  const actions: Column<DuesRow> = {
    key: 'do',
    title: '',
    kind: 'actions',
    show: (row) => (
      <>
        {mayTake && !past && (
          <Link
            className="ui basic button"
            to={`/accounting/student-fee-collection?AdmissionID=${row.AdmissionID}`}
          >
            {t('fees.dues.take')}
          </Link>
        )}
        <Button
          type="button"
          basic
          icon
          aria-label={t('fees.statement.title', { name: row.StudentName })}
          title={t('fees.receipt.statement')}
          onClick={() => setRead(row)}
        >
          <Icon name="exam" />
        </Button>
      </>
    ),
  };
  return (
    <Page
      actions={
        <PaperFiles
          path="/api/accounts/dues"
          query={{ ...filters, ...moment, sort }}
          name={`${t('fees.dues.title')} ${moment.asOf ?? dhakaDay(new Date())}`}
          disabled={!dues.data?.total}
        />
      }
    >
      <Segment className="flush">
        <DuesFilters list={list} />
        <ClockBar list={list} past={past} />
        <DataTable
          title={t('fees.dues.title')}
          columns={[...columns, actions]}
          query={dues}
          list={list}
          rowKey={({ AdmissionID }) => AdmissionID}
          onOpen={(row) =>
            mayTake && !past
              ? navigate(`/accounting/student-fee-collection?AdmissionID=${row.AdmissionID}`)
              : setRead(row)
          }
          totals={dues.data?.totals}
          empty={{ title: t('fees.dues.none'), text: t('fees.dues.noneText') }}
        />
      </Segment>
      {read && (
        <StatementDialog
          AdmissionID={read.AdmissionID}
          name={read.StudentName}
          code={read.UserCode}
          {...moment}
          onClose={() => setRead(undefined)}
        />
      )}
    </Page>
  );
}

type DuesList = ReturnType<
  typeof useList<'SessionID' | 'ClassID' | 'SubClassID' | 'search' | 'status' | 'asOf' | 'known'>
>;

function DuesFilters({ list }: { readonly list: DuesList }) {
  const t = useText(feesTexts);
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const sections = useQuery(sectionList, {});
  const names = useNames();
  const inClass = sections.data?.data.filter(({ ClassID }) => String(ClassID) === list.values.ClassID);
  const narrowed = {
    ...list,
    set: (name: 'ClassID', value: string | number | undefined) =>
      list.change({ values: { [name]: value, SubClassID: undefined } }),
  };
  return (
    <Filters>
      <FilterSelect
        list={list}
        name="SessionID"
        label={t('fees.student.session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session).map(asText)}
      />
      <FilterSelect
        list={narrowed as Pick<DuesList, 'values' | 'set'>}
        name="ClassID"
        label={t('fees.student.class')}
        options={asChoices(classes.data?.data, 'ClassID', names.class).map(asText)}
      />
      <FilterSelect
        list={list}
        name="SubClassID"
        label={t('fees.student.section')}
        options={asChoices(inClass, 'SubClassID', names.section).map(asText)}
      />
      <FilterSelect
        list={list}
        name="status"
        label={t('fees.dues.show')}
        all={t('fees.dues.onlyDues')}
        options={[{ value: 'both', label: t('fees.dues.both') }]}
      />
      <FilterSearch
        list={list}
        name="search"
        label={t('fees.dues.search')}
        placeholder={t('fees.dues.searchHint')}
      />
    </Filters>
  );
}

/** The address holds text. */
const asText = <Choice extends { value: string | number }>(choice: Choice) => ({
  ...choice,
  value: String(choice.value),
});

function useColumns(maySee: boolean): readonly Column<DuesRow>[] {
  const t = useText(feesTexts);
  return useMemo(() => {
    const money = (key: 'charged' | 'concession' | 'paid' | 'advance'): Column<DuesRow> => ({
      key,
      title: t(`fees.dues.${key}`),
      kind: 'money',
      total: true,
      phone: 'hide',
    });
    return [
      { key: 'UserCode', title: t('fees.student.code'), kind: 'digits', phone: 'hide' },
      {
        key: 'StudentName',
        title: t('fees.student.name'),
        strong: true,
        phone: 'title',
        show: (row) =>
          maySee ? (
            <Link className="name" to={`/students/${row.AdmissionID}`}>
              {row.StudentName}
            </Link>
          ) : (
            <span className="name">{row.StudentName}</span>
          ),
      },
      { key: 'FatherName', title: t('fees.student.father'), sort: false, phone: 'hide' },
      {
        key: 'ClassName',
        title: t('fees.student.class'),
        sort: false,
      },
      money('charged'),
      money('concession'),
      money('paid'),
      {
        key: 'due',
        title: t('fees.dues.due'),
        kind: 'money',
        total: true,
        phone: 'side',
        show: ({ due }) => (
          <b>
            <Money taka={due} />
          </b>
        ),
      },
      money('advance'),
    ];
  }, [t, maySee]);
}
