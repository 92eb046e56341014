import { ListTabs } from '../kit/list/ListTabs.tsx';
import { type List, useList } from '../kit/list/use-list.ts';
import { useText } from '../kit/text.ts';
import { ByPerson } from './ByPerson.tsx';
import { Payrolls } from './Payrolls.tsx';
import { Salaries } from './Salaries.tsx';
import { payrollTexts } from './texts.ts';

const PARTS = { runs: 'runs', people: 'people' } as const;

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

/** `/teacherinfo/payRole`: salaries of the staff, payrolls, and what is owed. */
export default function PayrollPage() {
  const { values } = useList({ filters: ['part'] });
  if (values.part === PARTS.runs) return <Payrolls />;
  return values.part === PARTS.people ? <ByPerson /> : <Salaries />;
}
