import { userReports } from '@madrasah/events/people';
import { ReportScreen } from '../reports/index.ts';

export default function ReportPage() {
  return <ReportScreen family={userReports} />;
}
