import { examSettings } from '@madrasah/events/exams';
import { useParams, useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Tabs } from '../../kit/routing/Tabs.tsx';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { AssignmentsTab } from './AssignmentsTab.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import { SheetTab } from './SheetTab.tsx';
import { entryTexts } from './texts.ts';

const TABS = ['entry', 'second', 'comparison', 'absent', 'import', 'progress', 'assignments'] as const;
type Tab = (typeof TABS)[number];
/** Of a school that types marks twice. */
const OF_TWO: readonly Tab[] = ['second', 'comparison'];

/** The marks of an exam: typed, once or twice, and how far they are; with a student in the address his alone. */
export default function ResultEntryPage() {
  const t = useText(entryTexts);
  const words = useText(resultsTexts);
  const { id } = useParams();
  const [search] = useSearchParams();
  const isDouble = useQuery(examSettings, {}).data?.data.doubleEntry ?? false;
  const mayAssign = useMay('result_entry', 'edit');
  const tabs = TABS.filter(
    (tab) => (isDouble || !OF_TWO.includes(tab)) && (mayAssign || tab !== 'assignments'),
  );
  const tab = (id ? undefined : tabs.find((one) => one === search.get('tab'))) ?? 'entry';
  const isOfExam = tab === 'progress' || tab === 'assignments';
  const { list, place } = usePlace({ anySection: isOfExam });
  const exam = { SessionID: Number(list.values.SessionID), ExamID: Number(list.values.ExamID) };
  const hasExam = exam.SessionID > 0 && exam.ExamID > 0;
  return (
    <Page>
      <PlaceFilters list={list} anySection={isOfExam} />
      {!id && (
        <Tabs
          label={t('results.entry.tab.label')}
          tabs={tabs.map((name) => ({ name, label: t(`results.entry.tab.${name}`) }))}
          now={tab}
        />
      )}
      <Segment {...(id ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}>
        {tab === 'progress' && hasExam ? (
          <ProgressTab exam={exam} />
        ) : tab === 'assignments' && hasExam ? (
          <AssignmentsTab exam={exam} sectionId={Number(list.values.SubClassID) || 0} />
        ) : place && tab !== 'progress' && tab !== 'assignments' ? (
          <SheetTab
            key={[tab, ...Object.values(place)].join('-')}
            {...{ place, tab, isDouble }}
            userId={id ? Number(id) : undefined}
          />
        ) : (
          <NoneYet
            needs={['candidates']}
            title={words('results.place.choose')}
            text={words('results.entry.chooseWhy')}
          />
        )}
      </Segment>
    </Page>
  );
}
