import { useParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { type Place, type SheetAnswer, sheetAsked, sheetOf } from '../rows.ts';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { SheetForm } from './SheetForm.tsx';
import { papersIn } from './sheet.ts';

const ROWS = 10;

/** The marks of a section's exam; with a student in the address his alone. */
export default function ResultEntryPage() {
  const t = useText(resultsTexts);
  const { list, place } = usePlace();
  const sheet = useQuery(sheetOf, sheetAsked(place));
  return (
    <Page>
      <PlaceFilters list={list} />
      <Segment>
        {!place && <Empty title={t('results.place.choose')} text={t('results.entry.chooseWhy')} />}
        {place && (
          <Loaded of={sheet} lines={10}>
            {(answer) => (
              <Sheet
                key={Object.values(place).join('-')}
                place={place}
                answer={answer}
                refetch={sheet.refetch}
              />
            )}
          </Loaded>
        )}
      </Segment>
    </Page>
  );
}

interface Props {
  readonly place: Place;
  readonly answer: SheetAnswer;
  refetch(): void;
}

function Sheet({ place, answer, refetch }: Props) {
  const t = useText(resultsTexts);
  const { id } = useParams();
  const list = useList({ filters: ['SubjectID'], limit: ROWS });
  const papers = papersIn(answer.examList);
  if (answer.examList.length === 0)
    return <Empty title={t('results.entry.nobody')} text={t('results.entry.nobodyWhy')} />;
  if (papers.length === 0)
    return <Empty title={t('results.subject.none')} text={t('results.entry.noPapersWhy')} />;
  if (id && !answer.examList.some(({ UserID }) => UserID === Number(id)))
    return <Empty title={t('results.entry.notFound')} text={t('results.entry.notFoundWhy')} />;
  return (
    <>
      <Filters>
        <FilterSelect
          list={list}
          name="SubjectID"
          label={t('results.subject.book')}
          options={papers.map(({ SubjectID, SubjectName }) => ({ value: SubjectID, label: SubjectName }))}
        />
      </Filters>
      <p className="muted">{t('results.entry.how')}</p>
      <SheetForm
        {...{ place, answer, list, refetch }}
        subjectId={Number(list.values.SubjectID) || undefined}
        userId={id ? Number(id) : undefined}
      />
    </>
  );
}
