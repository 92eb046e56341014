import { teacherReports } from '@madrasah/events/staff';
import { ReportScreen } from '../../reports/index.ts';

export default function ReportPage() {
  return <ReportScreen family={teacherReports} />;
}
