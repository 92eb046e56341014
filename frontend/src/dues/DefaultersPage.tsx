import { defaultersList } from '@madrasah/events/dues';
import { Link } from 'react-router-dom';
import { ClassFilters } from '../academics/ClassFilters.tsx';
import { ListPage } from '../kit/list/defined/index.ts';
import { FilterFigure, FilterSearch } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { ClockBar } from './ClockBar.tsx';
import { promisedOn } from './promises/PromisedDay.tsx';
import { duesTexts } from './texts.ts';
import { useOwed } from './use-owed.ts';
import { counterOf, studentOf } from './ways.ts';

const CELLS = { promisedOn };
const MORE = ['months', 'above', 'days'] as const;

/** Whose arrears are many, large or old, as of a day and as known on a day. */
export default function DefaultersPage() {
  const t = useText(duesTexts);
  const mayTake = useMay('fee_collection', 'insert');
  const { listing, list, moment } = useOwed(defaultersList, MORE);
  return (
    <ListPage
      listing={listing}
      cells={CELLS}
      days={moment.asOf}
      filters={
        <>
          <ClassFilters list={list} />
          <FilterFigure list={list} name="months" label={t('dues.defaulters.months')} />
          <FilterFigure list={list} name="above" label={t('dues.defaulters.above')} />
          <FilterFigure list={list} name="days" label={t('dues.defaulters.days')} />
          <FilterSearch list={list} name="search" placeholder={t('dues.list.searchHint')} />
        </>
      }
      bar={<ClockBar list={list} past={moment.past} />}
      to={studentOf}
      rowKey={({ UserID }) => UserID}
      actions={
        mayTake && !moment.past
          ? (row) => (
              <Link className="ui basic button" to={counterOf(row)}>
                {t('dues.list.take')}
              </Link>
            )
          : undefined
      }
      empty={{ title: t('dues.defaulters.none'), text: t('dues.defaulters.noneText') }}
    />
  );
}
