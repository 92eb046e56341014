import { useList } from '../kit/list/use-list.ts';
import { ByPerson } from './ByPerson.tsx';
import { Payrolls } from './Payrolls.tsx';
import { PARTS } from './PayrollTabs.tsx';
import { Salaries } from './Salaries.tsx';

/** `/teacherinfo/payRole`: salaries of the staff, payrolls, and what is owed. */
export default function PayrollPage() {
  const { values } = useList({ filters: ['part'] });
  if (values.part === PARTS.runs) return <Payrolls />;
  return values.part === PARTS.people ? <ByPerson /> : <Salaries />;
}
