import { promotionSuggestions } from '@madrasah/events/results';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { EXAM_FILTERS, ExamFilters, useExamValues } from './ExamFilters.tsx';
import { beyondTexts } from './texts.ts';

const studentOf = ({ AdmissionID }: { readonly AdmissionID: number }) => `/students/${AdmissionID}`;

/** Who moves on after an exam, stays, has finished or waits; whom the promotion takes is decided there. */
export default function SuggestionsPage() {
  const t = useText(beyondTexts);
  const probe = useListing(promotionSuggestions, { filters: EXAM_FILTERS });
  const values = useExamValues(probe.list.values);
  const listing = useListing(promotionSuggestions, { filters: EXAM_FILTERS, ask: () => values });
  return (
    <ListPage
      listing={listing}
      filters={<ExamFilters list={{ ...listing.list, values }} />}
      to={studentOf}
      rowKey={({ AdmissionID }) => AdmissionID}
      empty={
        values.exam_id
          ? { title: t('results.beyond.list.none'), text: t('results.beyond.list.noneWhy') }
          : { title: t('results.beyond.list.choose'), text: t('results.beyond.list.suggests') }
      }
    />
  );
}
