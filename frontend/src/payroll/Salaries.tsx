import type { RowOf } from '@madrasah/events/kernel';
import { salariesList } from '@madrasah/events/payroll';
import { useState } from 'react';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { PayrollTabs } from './PayrollTabs.tsx';
import { SalaryDialog } from './SalaryDialog.tsx';
import { payrollTexts } from './texts.ts';

/** Who is in service and what he is paid today; it is set here, from a day on. */
export function Salaries() {
  const t = useText(payrollTexts);
  const mayEdit = useMay('teacher_payroll', 'edit');
  const [of, setOf] = useState<RowOf<typeof salariesList>>();
  const listing = useListing(salariesList, {
    filters: ['part', 'search'],
    ask: ({ search }) => ({ search }),
  });
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      head={<PayrollTabs list={list} />}
      filters={<FilterSearch list={list} name="search" placeholder={t('payroll.page.searchHint')} />}
      rowKey={({ UserID }) => UserID}
      actions={(row) =>
        mayEdit && (
          <RowButton
            icon="edit"
            label={t('payroll.page.setOf', { name: row.UserName })}
            hint={t('payroll.page.set')}
            onClick={() => setOf(row)}
          />
        )
      }
      empty={{ title: t('payroll.page.none'), text: t('payroll.page.noneText') }}
    >
      {of && <SalaryDialog of={of} onClose={() => setOf(undefined)} />}
    </ListPage>
  );
}
