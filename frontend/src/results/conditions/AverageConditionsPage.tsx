import { ConditionsPage } from './ConditionsPage.tsx';

/** What exams that are reckoned by marks and their average are reckoned by. */
export default function AverageConditionsPage() {
  return <ConditionsPage tabs={['average', 'subject', 'results', 'sample', 'copy', 'settings']} mode={1} />;
}
