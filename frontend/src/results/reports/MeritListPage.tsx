import { meritLists } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/index.ts';

export default function MeritListPage() {
  return <ReportScreen family={meritLists} />;
}
