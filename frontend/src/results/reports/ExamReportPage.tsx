import { examReports } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/index.ts';

export default function ExamReportPage() {
  return <ReportScreen family={examReports} />;
}
