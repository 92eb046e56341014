import { payrollSalariesList } from '@madrasah/events/payroll';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useText } from '../kit/text.ts';
import { PayrollTabs } from './PayrollTabs.tsx';
import { payrollTexts } from './texts.ts';

/** What each was charged, was paid and is owed, month by month. */
export function ByPerson() {
  const t = useText(payrollTexts);
  const listing = useListing(payrollSalariesList, {
    filters: ['part', 'owed', 'search'],
    ask: ({ owed, search }) => ({ owed, search }),
  });
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      head={<PayrollTabs list={list} />}
      filters={
        <>
          <FilterSelect
            list={list}
            name="owed"
            label={t('payroll.page.owedOnly')}
            options={[{ value: '1', label: t('payroll.page.owedOnly') }]}
          />
          <FilterSearch list={list} name="search" placeholder={t('payroll.page.searchHint')} />
        </>
      }
      rowKey={({ payrollId, UserID }) => `${payrollId}-${UserID}`}
      empty={{ title: t('payroll.page.noPeople'), text: t('payroll.page.noPeopleText') }}
    />
  );
}
