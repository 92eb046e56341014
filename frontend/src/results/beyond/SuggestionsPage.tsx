import { promotionSuggestions } from '@madrasah/events/results';
import { useState } from 'react';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { EXAM_FILTERS, ExamFilters, useExamList } from './ExamFilters.tsx';
import { SuggestionDialog, type SuggestionRow } from './SuggestionDialog.tsx';
import { beyondTexts } from './texts.ts';

const studentOf = ({ AdmissionID }: { readonly AdmissionID: number }) => `/students/${AdmissionID}`;

/** Who moves on after an exam, stays, has finished or waits, as the result has it or as somebody decides; nobody is admitted by it. */
export default function SuggestionsPage() {
  const t = useText(beyondTexts);
  const list = useExamList([]);
  const { values } = list;
  const listing = useListing(promotionSuggestions, { filters: EXAM_FILTERS, ask: () => values });
  const mayChange = useMay('result_report', 'edit');
  const [changing, setChanging] = useState<SuggestionRow>();
  return (
    <ListPage
      listing={listing}
      filters={<ExamFilters list={list} />}
      to={studentOf}
      rowKey={({ AdmissionID }) => AdmissionID}
      {...(mayChange
        ? {
            actions: (row: SuggestionRow) => (
              <RowButton
                icon="edit"
                label={`${t('results.beyond.suggest.change')}: ${row.StudentName}`}
                hint={t('results.beyond.suggest.change')}
                onClick={() => setChanging(row)}
              />
            ),
          }
        : {})}
      empty={
        values.exam_id
          ? { title: t('results.beyond.list.none'), text: t('results.beyond.list.noneWhy') }
          : { title: t('results.beyond.list.choose'), text: t('results.beyond.list.suggests') }
      }
    >
      {changing && (
        <SuggestionDialog
          row={listing.query.data?.data.find(({ UserID }) => UserID === changing.UserID) ?? changing}
          examId={Number(values.exam_id)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </ListPage>
  );
}
