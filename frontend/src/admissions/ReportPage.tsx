import { studentReports } from '@madrasah/events/admissions';
import { ReportScreen } from '../reports/ReportScreen.tsx';

export default function ReportPage() {
  return <ReportScreen family={studentReports} />;
}
