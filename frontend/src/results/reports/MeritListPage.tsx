import { meritLists } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function MeritListPage() {
  return <ReportScreen family={meritLists} />;
}
