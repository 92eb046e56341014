import { userReports } from '@madrasah/events/people';
import { ReportScreen } from '../reports/ReportScreen.tsx';

export default function ReportPage() {
  return <ReportScreen family={userReports} />;
}
