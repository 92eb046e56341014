import { ListTabs } from '../kit/list/ListTabs.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useText } from '../kit/text.ts';
import { payrollTexts } from './texts.ts';

export const PARTS = { runs: 'runs', people: 'people' } as const;

/** What each is paid, the runs, or both by person and month. */
export function PayrollTabs<Filter extends string>({ list }: { readonly list: List<Filter | 'part'> }) {
  const t = useText(payrollTexts);
  return (
    <ListTabs
      list={list}
      name="part"
      label={t('payroll.page.which')}
      tabs={[
        { value: undefined, label: t('payroll.page.salaries') },
        { value: PARTS.runs, label: t('payroll.page.runs') },
        { value: PARTS.people, label: t('payroll.page.people') },
      ]}
    />
  );
}
