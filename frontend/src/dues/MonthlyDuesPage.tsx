import { monthlyDuesList } from '@madrasah/events/dues';
import { monthName } from '@madrasah/events/settings';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { OwedPage } from './owed/OwedPage.tsx';
import { useOwed } from './owed/use-owed.ts';
import { studentOf } from './owed/ways.ts';
import { duesTexts } from './texts.ts';

const MORE = ['MonthID', 'status'] as const;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const PAGE = 10;

/** Who owes of which month, as of a day and as known on a day. */
export default function MonthlyDuesPage() {
  const t = useText(duesTexts);
  const word = useWord();
  const language = useLanguage();
  const owed = useOwed(monthlyDuesList, MORE, PAGE);
  return (
    <OwedPage
      owed={owed}
      filters={
        <>
          <FilterSelect
            list={owed.list}
            name="MonthID"
            label={word('month')}
            options={MONTHS.map((id) => ({ value: String(id), label: monthName(id, language) }))}
          />
          <FilterSelect
            list={owed.list}
            name="status"
            label={t('dues.list.show')}
            all={t('dues.monthly.onlyDues')}
            options={[{ value: 'both', label: t('dues.monthly.both') }]}
          />
        </>
      }
      to={studentOf}
      rowKey={({ AdmissionID, MonthID }) => `${AdmissionID}-${MonthID}`}
      empty={{ title: t('dues.monthly.none') }}
    />
  );
}
