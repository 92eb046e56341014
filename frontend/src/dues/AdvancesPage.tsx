import { advancesList } from '@madrasah/events/dues';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import { OwedPage } from './owed/OwedPage.tsx';
import { useOwed } from './owed/use-owed.ts';
import { studentOf } from './owed/ways.ts';
import { duesTexts } from './texts.ts';

const MORE = ['kind'] as const;

/** What students have left with us, as of a day and as known on a day. */
export default function AdvancesPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const owed = useOwed(advancesList, MORE);
  return (
    <OwedPage
      owed={owed}
      filters={
        <FilterSelect
          list={owed.list}
          name="kind"
          label={word('kind')}
          options={[
            { value: 'open', label: t('dues.advances.open') },
            { value: 'month', label: t('dues.advances.month') },
          ]}
        />
      }
      to={studentOf}
      rowKey={({ UserID, FundID, SLID, MonthID }) => [UserID, FundID, SLID, MonthID].join('-')}
      empty={{ title: t('dues.advances.none') }}
    />
  );
}
