import { gradeList } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/index.ts';

export default function GradeListPage() {
  return <ReportScreen family={gradeList} />;
}
