import type { ProgressRow } from '@madrasah/events/results';
import { resultQueries } from '@madrasah/events/results';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { entryTexts } from './texts.ts';

type Exam = Pick<Place, 'SessionID' | 'ExamID'>;

/** Marks that are missing of an exam, section by section and paper by paper; each row leads to its cells. */
export function ProgressTab({ exam }: { readonly exam: Exam }) {
  const t = useText(entryTexts);
  const list = useList();
  const query = useQuery(resultQueries.resultProgress, { session_id: exam.SessionID, exam_id: exam.ExamID });
  const columns = useColumns(exam, query.data?.doubleEntry === 1);
  return (
    <DataTable
      title={t('results.entry.progress.title')}
      columns={columns}
      query={query}
      list={list}
      rowKey={({ SubClassID, SubjectID }) => `${SubClassID}-${SubjectID}`}
      empty={{ title: t('results.entry.progress.none'), text: t('results.entry.progress.noneWhy') }}
    />
  );
}

function useColumns(exam: Exam, isDouble: boolean): readonly Column<ProgressRow>[] {
  const t = useText(entryTexts);
  const words = useText(resultsTexts);
  const word = useWord();
  const address = ({ SubClassID, SubjectID }: ProgressRow) => {
    const search = { ...exam, SubClassID, SubjectID };
    return `?${new URLSearchParams(Object.entries(search).map(([name, id]) => [name, String(id)]))}`;
  };
  const second: readonly Column<ProgressRow>[] = [
    { key: 'MissingSecond', title: t('results.entry.progress.second'), kind: 'digits' },
    { key: 'Differences', title: t('results.entry.progress.differences'), kind: 'digits' },
  ];
  return [
    {
      ...{ key: 'SubClass', title: word('section') },
      value: ({ ClassName, SubClass }) => `${ClassName} – ${SubClass}`,
    },
    { key: 'SubjectName', title: words('results.subject.book'), strong: true, phone: 'title' },
    { key: 'Teachers', title: t('results.entry.assign.teacher') },
    { key: 'Candidates', title: t('results.entry.progress.candidates'), kind: 'digits' },
    { key: 'Missing', title: t('results.entry.progress.missing'), kind: 'digits' },
    ...(isDouble ? second : []),
    {
      ...{ key: 'open', title: '', kind: 'actions', sort: false },
      value: () => null,
      show: (row) => <Link to={address(row)}>{t('results.entry.progress.open')}</Link>,
    },
  ];
}
