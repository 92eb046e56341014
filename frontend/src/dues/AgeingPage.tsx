import { ageingList } from '@madrasah/events/dues';
import { ClassFilters } from '../academics/ClassFilters.tsx';
import { ListPage } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { useText } from '../kit/text.ts';
import { ClockBar } from './ClockBar.tsx';
import { duesTexts } from './texts.ts';
import { useOwed } from './use-owed.ts';
import { studentOf } from './ways.ts';

/** Who owes for how long, as of a day and as known on a day. */
export default function AgeingPage() {
  const t = useText(duesTexts);
  const { listing, list, moment } = useOwed(ageingList);
  return (
    <ListPage
      listing={listing}
      days={moment.asOf}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" placeholder={t('dues.list.searchHint')} />
        </>
      }
      bar={<ClockBar list={list} past={moment.past} />}
      to={studentOf}
      rowKey={({ AdmissionID }) => AdmissionID}
      empty={{ title: t('dues.ageing.none') }}
    />
  );
}
