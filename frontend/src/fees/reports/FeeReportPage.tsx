import { feeReports } from '@madrasah/events/fees';
import { ReportScreen } from '../../reports/index.ts';

export default function FeeReportPage() {
  return <ReportScreen family={feeReports} />;
}
