import { feeReports } from '@madrasah/events/fees';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function FeeReportPage() {
  return <ReportScreen family={feeReports} />;
}
