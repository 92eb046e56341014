import { advancesList } from '@madrasah/events/dues';
import { ClassFilters } from '../academics/ClassFilters.tsx';
import { ListPage } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import { ClockBar } from './ClockBar.tsx';
import { duesTexts } from './texts.ts';
import { useOwed } from './use-owed.ts';
import { studentOf } from './ways.ts';

const MORE = ['kind'] as const;

/** What students have left with us, as of a day and as known on a day. */
export default function AdvancesPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const { listing, list, moment } = useOwed(advancesList, MORE);
  return (
    <ListPage
      listing={listing}
      days={moment.asOf}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="kind"
            label={word('kind')}
            options={[
              { value: 'open', label: t('dues.advances.open') },
              { value: 'month', label: t('dues.advances.month') },
            ]}
          />
          <FilterSearch list={list} name="search" placeholder={t('dues.list.searchHint')} />
        </>
      }
      bar={<ClockBar list={list} past={moment.past} />}
      to={studentOf}
      rowKey={({ UserID, FundID, SLID, MonthID }) => [UserID, FundID, SLID, MonthID].join('-')}
      empty={{ title: t('dues.advances.none') }}
    />
  );
}
