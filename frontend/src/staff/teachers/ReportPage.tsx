import { teacherReports } from '@madrasah/events/staff';
import { ReportScreen } from '../../reports/ReportScreen.tsx';

export default function ReportPage() {
  return <ReportScreen family={teacherReports} />;
}
