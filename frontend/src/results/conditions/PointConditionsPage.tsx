import { ConditionsPage } from './ConditionsPage.tsx';

/** What exams that are reckoned by points are reckoned by. */
export default function PointConditionsPage() {
  return <ConditionsPage tabs={['subject', 'results', 'sample', 'copy', 'settings']} mode={2} />;
}
