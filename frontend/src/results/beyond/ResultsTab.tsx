import { studentResults } from '@madrasah/events/results';
import { ListFiles, ListTable, useListing } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { beyondTexts } from './texts.ts';

type Row = Readonly<Record<'SessionID' | 'ExamID' | 'SubClassID' | 'UserID', number>>;

const sheetOf = ({ SessionID, ExamID, SubClassID, UserID }: Row) =>
  `/result/mark-sheet/${UserID}?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;

/** Every published result of a student; the exam leads to his mark sheet. */
export function ResultsTab({ userId }: { readonly userId: number }) {
  const t = useText(beyondTexts);
  const listing = useListing(studentResults, { ask: () => ({ user_id: userId }) });
  return (
    <>
      <div className="seg-head">
        <ListFiles listing={listing} />
      </div>
      <ListTable
        listing={listing}
        to={sheetOf}
        rowKey={({ SessionID, ExamID }) => `${SessionID}-${ExamID}`}
        empty={{ title: t('results.beyond.list.noResults'), text: t('results.beyond.list.noResultsWhy') }}
      />
    </>
  );
}
