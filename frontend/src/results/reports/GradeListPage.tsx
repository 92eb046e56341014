import { gradeList } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function GradeListPage() {
  return <ReportScreen family={gradeList} />;
}
