import type { ExamSettingsRow } from '@madrasah/events/exams';
import { examSettings } from '@madrasah/events/exams';
import { useSearchParams } from 'react-router-dom';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { Tabs } from '../../kit/routing/Tabs.tsx';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import type { Place } from '../place.ts';
import { SampleTab } from '../sample/SampleTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { AverageTab } from './AverageTab.tsx';
import { CopyTab } from './CopyTab.tsx';
import { ResultsTab } from './ResultsTab.tsx';
import { SubjectTab } from './SubjectTab.tsx';

export type ConditionTab = 'average' | 'subject' | 'results' | 'sample' | 'copy' | 'settings';

interface Props {
  readonly tabs: readonly ConditionTab[];
  /** The mode that these conditions are for. */
  readonly mode: ExamSettingsRow['ExamStatus'];
}

/** What one section's exam is reckoned by, tab by tab; it says so where the school reckons otherwise. */
export function ConditionsPage({ tabs, mode }: Props) {
  const t = useText(resultsTexts);
  const { list, place } = usePlace();
  const [search] = useSearchParams();
  const settings = useQuery(examSettings, {}).data?.data;
  const tab = tabs.find((one) => one === search.get('tab')) ?? tabs[0] ?? 'subject';
  return (
    <Page>
      <PlaceFilters list={list} />
      {settings && settings.ExamStatus !== mode && (
        <Message info visible>
          {t(settings.ExamStatus === 1 ? 'results.mode.marks' : 'results.mode.points')}
        </Message>
      )}
      <Tabs
        label={t('results.tab.label')}
        tabs={tabs.map((name) => ({ name, label: t(`results.tab.${name}`) }))}
        now={tab}
      />
      <section className="ui segment" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'settings' ? (
          <SettingsTab />
        ) : place ? (
          <PlaceTab key={Object.values(place).join('-')} tab={tab} place={place} mode={mode} />
        ) : (
          <NoneYet
            needs={['sessions', 'subjects', 'exams']}
            title={t('results.place.choose')}
            text={t('results.place.chooseWhy')}
          />
        )}
      </section>
    </Page>
  );
}

interface TabProps {
  readonly tab: ConditionTab;
  readonly place: Place;
  readonly mode: ExamSettingsRow['ExamStatus'];
}

function PlaceTab({ tab, place, mode }: TabProps) {
  if (tab === 'average') return <AverageTab place={place} />;
  if (tab === 'subject') return <SubjectTab place={place} mode={mode} />;
  if (tab === 'results') return <ResultsTab place={place} mode={mode} />;
  if (tab === 'copy') return <CopyTab place={place} />;
  return <SampleTab place={place} />;
}
