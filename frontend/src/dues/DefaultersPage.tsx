import { defaultersList } from '@madrasah/events/dues';
import { Link } from 'react-router-dom';
import { FilterFigure } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { OwedPage } from './owed/OwedPage.tsx';
import { useOwed } from './owed/use-owed.ts';
import { counterOf, studentOf } from './owed/ways.ts';
import { promisedOn } from './promises/PromisedDay.tsx';
import { duesTexts } from './texts.ts';

const CELLS = { promisedOn };
const MORE = ['months', 'above', 'days'] as const;

/** Whose arrears are many, large or old, as of a day and as known on a day. */
export default function DefaultersPage() {
  const t = useText(duesTexts);
  const mayTake = useMay('fee_collection', 'insert');
  const owed = useOwed(defaultersList, MORE);
  return (
    <OwedPage
      owed={owed}
      cells={CELLS}
      filters={
        <>
          <FilterFigure list={owed.list} name="months" label={t('dues.defaulters.months')} />
          <FilterFigure list={owed.list} name="above" label={t('dues.defaulters.above')} />
          <FilterFigure list={owed.list} name="days" label={t('dues.defaulters.days')} />
        </>
      }
      to={studentOf}
      rowKey={({ UserID }) => UserID}
      actions={
        mayTake && !owed.moment.past
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
