import { resultQueries } from '@madrasah/events/results';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { CandidatesForm } from './CandidatesForm.tsx';

/** `/exam/list-of-candidates`: who of a section takes an exam. */
export default function CandidatesPage() {
  const t = useText(resultsTexts);
  const { list, place } = usePlace();
  const lists = useQuery(resultQueries.candidates, place);
  return (
    <Page>
      <PlaceFilters list={list} />
      {place && (lists.data?.Exam_StudentLoadView.length ?? 0) > 0 && (
        <Segment>
          <div className="row">
            <PaperFiles
              path={resultQueries.candidates.path}
              query={{ ...place }}
              name="candidates"
              print={t('results.candidates.print')}
            />
          </div>
        </Segment>
      )}
      {!place && (
        <Segment>
          <NoneYet
            needs={['students', 'exams']}
            title={t('results.place.choose')}
            text={t('results.candidates.chooseWhy')}
          />
        </Segment>
      )}
      {place && (
        <Loaded of={lists} lines={10}>
          {(data) => <CandidatesForm key={Object.values(place).join('-')} place={place} lists={data} />}
        </Loaded>
      )}
    </Page>
  );
}
