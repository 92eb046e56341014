import type { SheetAnswer } from '@madrasah/events/results';
import { resultQueries } from '@madrasah/events/results';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useText } from '../../kit/text.ts';
import { ComparisonTab } from '../double-entry/ComparisonTab.tsx';
import { ImportTab } from '../import/ImportTab.tsx';
import { type Place, sheetAsked } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { AbsentTab } from './AbsentTab.tsx';
import { SheetForm } from './SheetForm.tsx';
import { papersIn } from './sheet.ts';
import { entryTexts } from './texts.ts';

interface Props {
  readonly place: Place;
  readonly tab: 'entry' | 'second' | 'comparison' | 'absent' | 'import';
  readonly isDouble: boolean;
  /** One student alone. */
  readonly userId: number | undefined;
}

/** What is done with one section's sheet, once it has papers and candidates. */
export function SheetTab({ place, tab, isDouble, userId }: Props) {
  const t = useText(resultsTexts);
  const words = useText(entryTexts);
  const pass = tab === 'second' ? 2 : 1;
  const asked = sheetAsked(place);
  const sheet = useQuery(resultQueries.resultList, asked && { ...asked, pass });
  return (
    <Loaded of={sheet} lines={10}>
      {(answer) => {
        const papers = papersIn(answer.examList);
        if (answer.examList.length === 0)
          return <Empty title={t('results.entry.nobody')} text={t('results.entry.nobodyWhy')} />;
        if (papers.length === 0 && answer.Withheld > 0)
          return (
            <Empty title={words('results.entry.notYours.title')} text={words('results.entry.notYours.why')} />
          );
        if (papers.length === 0)
          return <Empty title={t('results.subject.none')} text={t('results.entry.noPapersWhy')} />;
        if (userId && !answer.examList.some(({ UserID }) => UserID === userId))
          return <Empty title={t('results.entry.notFound')} text={t('results.entry.notFoundWhy')} />;
        if (tab === 'comparison') return <ComparisonTab place={place} />;
        if (tab === 'import') return <ImportTab {...{ place, isDouble }} />;
        if (tab === 'absent') return <AbsentTab {...{ place, papers, isDouble }} />;
        return <Sheet {...{ place, answer, userId, pass, isDouble }} refetch={sheet.refetch} />;
      }}
    </Loaded>
  );
}

interface SheetProps extends Omit<Props, 'tab'> {
  readonly answer: SheetAnswer;
  readonly pass: 1 | 2;
  refetch(): void;
}

function Sheet({ place, answer, userId, pass, isDouble, refetch }: SheetProps) {
  const t = useText(resultsTexts);
  const words = useText(entryTexts);
  const list = useList({ filters: ['SubjectID'] });
  const papers = papersIn(answer.examList);
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
      {isDouble && <p>{words(pass === 2 ? 'results.entry.second.how' : 'results.entry.second.first')}</p>}
      {answer.Withheld > 0 && <p>{words('results.entry.notYours.part', { n: answer.Withheld })}</p>}
      <p className="muted">{t('results.entry.how')}</p>
      <SheetForm
        key={[pass, ...Object.values(place)].join(' ')}
        {...{ place, answer, refetch, userId, pass }}
        subjectId={Number(list.values.SubjectID) || undefined}
      />
    </>
  );
}
