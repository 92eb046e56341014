import { duesList } from '@madrasah/events/fees';
import { dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CLASS_FILTERS, ClassFilters } from '../../academics/ClassFilters.tsx';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { DuesRow } from '../rows.ts';
import { StatementDialog } from '../statement/StatementDialog.tsx';
import { feesTexts } from '../texts.ts';
import { ClockBar } from './ClockBar.tsx';
import { momentOf } from './moment.ts';
import '../fees.css';

const FILTERS = [...CLASS_FILTERS, 'search', 'status', 'asOf', 'known'] as const;
const counterOf = ({ AdmissionID }: DuesRow) =>
  `/accounting/student-fee-collection?AdmissionID=${AdmissionID}`;
const studentOf = ({ AdmissionID }: DuesRow) => `/students/${AdmissionID}`;

/** Who owes what, as of a day and as known on a day. */
export default function DuesPage() {
  const t = useText(feesTexts);
  const word = useWord();
  const navigate = useNavigate();
  const maySee = useMay('student_admission', 'view');
  const mayTake = useMay('fee_collection', 'insert');
  const [read, setRead] = useState<DuesRow>();
  const today = dhakaDay(new Date());
  const listing = useListing(duesList, {
    filters: FILTERS,
    ask: ({ asOf, known, ...values }) => {
      const moment = momentOf({ asOf, known }, today);
      return { ...values, asOf: moment.asOf, knownAt: moment.knownAt };
    },
  });
  const { list } = listing;
  const { past, ...moment } = momentOf(list.values, today);
  const taking = mayTake && !past;
  return (
    <ListPage
      listing={listing}
      days={moment.asOf}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="status"
            label={t('fees.dues.show')}
            all={t('fees.dues.onlyDues')}
            options={[{ value: 'both', label: t('fees.dues.both') }]}
          />
          <FilterSearch list={list} name="search" placeholder={t('fees.dues.searchHint')} />
        </>
      }
      bar={<ClockBar list={list} past={past} />}
      to={maySee ? studentOf : undefined}
      rowKey={({ AdmissionID }) => AdmissionID}
      onOpen={(row) => (taking ? navigate(counterOf(row)) : setRead(row))}
      actions={(row) => (
        <>
          {taking && (
            <Link className="ui basic button" to={counterOf(row)}>
              {t('fees.dues.take')}
            </Link>
          )}
          <RowButton
            icon="exam"
            label={t('fees.statement.title', { name: row.StudentName })}
            hint={word('statement')}
            onClick={() => setRead(row)}
          />
        </>
      )}
      empty={{ title: t('fees.dues.none'), text: t('fees.dues.noneText') }}
    >
      {read && (
        <StatementDialog
          AdmissionID={read.AdmissionID}
          name={read.StudentName}
          code={read.UserCode}
          {...moment}
          onClose={() => setRead(undefined)}
        />
      )}
    </ListPage>
  );
}
