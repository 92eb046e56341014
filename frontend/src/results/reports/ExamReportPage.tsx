import { examReports } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function ExamReportPage() {
  return <ReportScreen family={examReports} />;
}
