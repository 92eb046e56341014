import { duesList } from '@madrasah/events/fees';
import { dhakaDay } from '@madrasah/events/kernel';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/ClassFilters.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListFiles, ListTable, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { DuesRow } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { ClockBar } from './ClockBar.tsx';
import { momentOf } from './moment.ts';
import { StatementDialog } from './StatementDialog.tsx';
import '../fees.css';

const FILTERS = [...CLASS_FILTERS, 'search', 'status', 'asOf', 'known'] as const;

/** Who owes what, as of a day and as known on a day. */
export default function DuesPage() {
  const t = useText(feesTexts);
  const word = useWord();
  const navigate = useNavigate();
  const mayTake = useMay('fee_collection', 'insert');
  const maySee = useMay('student_admission', 'view');
  const [read, setRead] = useState<DuesRow>();
  const today = dhakaDay(new Date());
  const listing = useListing(duesList, {
    filters: FILTERS,
    ask: ({ asOf, known, ...values }) => {
      const { past: _, ...moment } = momentOf({ ...(asOf && { asOf }), ...(known && { known }) }, today);
      return { ...values, ...moment };
    },
  });
  const { list } = listing;
  const { past, ...moment } = momentOf(list.values, today);
  const cells = useMemo(
    () =>
      maySee
        ? {
            StudentName: ({ AdmissionID, StudentName }: DuesRow) => (
              <Link className="name" to={`/students/${AdmissionID}`}>
                {StudentName}
              </Link>
            ),
          }
        : {},
    [maySee],
  );
  const counter = ({ AdmissionID }: DuesRow) =>
    `/accounting/student-fee-collection?AdmissionID=${AdmissionID}`;
  const taking = mayTake && !past;
  return (
    <Page actions={<ListFiles listing={listing} {...(moment.asOf && { days: moment.asOf })} />}>
      <Segment className="flush">
        <Filters>
          <ClassFilters list={list} />
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
            label={word('search')}
            placeholder={t('fees.dues.searchHint')}
          />
        </Filters>
        <ClockBar list={list} past={past} />
        <ListTable
          listing={listing}
          cells={cells}
          rowKey={({ AdmissionID }) => AdmissionID}
          onOpen={(row) => (taking ? navigate(counter(row)) : setRead(row))}
          actions={(row) => (
            <>
              {taking && (
                <Link className="ui basic button" to={counter(row)}>
                  {t('fees.dues.take')}
                </Link>
              )}
              <Button
                type="button"
                basic
                icon
                aria-label={t('fees.statement.title', { name: row.StudentName })}
                title={word('statement')}
                onClick={() => setRead(row)}
              >
                <Icon name="exam" />
              </Button>
            </>
          )}
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
