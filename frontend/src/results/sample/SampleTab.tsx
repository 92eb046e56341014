import { examSettings } from '@madrasah/events/exams';
import { resultQueries } from '@madrasah/events/results';
import { useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Failed, Skeleton } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { type Asked, type Cells, reckon } from './reckon.ts';
import { SampleSheet } from './SampleSheet.tsx';

const SAMPLES: readonly Cells[] = [{}, {}, {}];

/** What the conditions make of typed marks, by the code that reckons the results. */
export function SampleTab({ place }: { readonly place: Place }) {
  const t = useText(resultsTexts);
  const subjects = useQuery(resultQueries.subjectConditions, place);
  const averages = useQuery(resultQueries.averageConditions, place);
  const results = useQuery(resultQueries.resultsConditions, place);
  const talents = useQuery(resultQueries.talentConditions, place);
  const settings = useQuery(examSettings, {});
  const all = [subjects, averages, results, talents, settings];
  const failed = all.find(({ error, data }) => error && !data);
  if (failed?.error) return <Failed error={failed.error} retry={failed.refetch} />;
  if (!subjects.data || !averages.data || !results.data || !talents.data || !settings.data)
    return <Skeleton lines={6} />;
  const average = averages.data.data[0];
  const isMissing =
    subjects.data.data.length === 0 ||
    !results.data.data ||
    (settings.data.data.ExamStatus === 1 && !average);
  if (isMissing || !results.data.data)
    return <Empty title={t('results.sample.missing')} text={t('results.sample.missingWhy')} />;
  return (
    <Sample
      asked={{
        ...{ subjects: subjects.data.data, average, results: results.data.data },
        ...{ talents: talents.data.data, settings: settings.data.data },
      }}
    />
  );
}

function Sample({ asked }: { readonly asked: Asked }) {
  const t = useText(resultsTexts);
  const [sheets, setSheets] = useState(SAMPLES);
  const put = (sheet: number, subjectId: number, typed: string) =>
    setSheets((now) =>
      now.map((cells, index) => (index === sheet ? { ...cells, [subjectId]: typed } : cells)),
    );
  return (
    <>
      <p className="muted">{t('results.sample.why')}</p>
      <SampleSheet asked={asked} sheets={sheets} reckoned={reckon(asked, sheets)} onCell={put} />
    </>
  );
}
