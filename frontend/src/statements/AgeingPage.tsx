import { dhakaDay } from '@madrasah/events/kernel';
import { ageingList } from '@madrasah/events/statements';
import { CLASS_FILTERS, ClassFilters } from '../academics/ClassFilters.tsx';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterDay, FilterSearch } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import { knownThrough } from './asks.ts';
import { statementTexts } from './texts.ts';

const FILTERS = [...CLASS_FILTERS, 'search', 'asOf', 'known'] as const;

/** Who owes for how long, as of a day and as known on a day. */
export default function AgeingPage() {
  const t = useText(statementTexts);
  const word = useWord();
  const today = dhakaDay(new Date());
  const listing = useListing(ageingList, {
    filters: FILTERS,
    ask: ({ known, ...values }) => ({ ...values, knownAt: knownThrough(known, today) }),
  });
  const { list } = listing;
  const shown = { ...list, values: { ...list.values, asOf: list.values.asOf ?? today } };
  return (
    <ListPage
      listing={listing}
      days={list.values.asOf ?? today}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" />
          <FilterDay list={shown} name="asOf" label={word('asOf')} />
          <FilterDay list={list} name="known" label={t('statements.clock.known')} />
        </>
      }
      to={({ AdmissionID }) => `/students/${AdmissionID}`}
      rowKey={({ AdmissionID }) => AdmissionID}
      empty={{ title: t('statements.ageing.none') }}
    />
  );
}
