import { studentReports } from '@madrasah/events/admissions';
import { ReportScreen } from '../reports/index.ts';

export default function ReportPage() {
  return <ReportScreen family={studentReports} />;
}
