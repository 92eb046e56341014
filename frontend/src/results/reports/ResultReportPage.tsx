import { resultReports } from '@madrasah/events/results';
import { ReportScreen } from '../../reports/index.ts';

export default function ResultReportPage() {
  return <ReportScreen family={resultReports} />;
}
