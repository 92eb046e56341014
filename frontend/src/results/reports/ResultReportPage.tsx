import { resultReports } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function ResultReportPage() {
  return <ReportScreen family={resultReports} />;
}
