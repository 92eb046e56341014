import { smsTexts } from '@madrasah/events/results';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterSelect } from '../../kit/list/Filters.tsx';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { EXAM_FILTERS, ExamFilters, useExamList } from './ExamFilters.tsx';
import { beyondTexts } from './texts.ts';

const FILTERS = [...EXAM_FILTERS, 'language_id'] as const;

/** What each guardian could be told of an exam, and in how many messages; nothing is sent from here. */
export default function MessagesPage() {
  const t = useText(beyondTexts);
  const results = useText(resultsTexts);
  const list = useExamList(['language_id']);
  const { values } = list;
  const listing = useListing(smsTexts, { filters: FILTERS, ask: () => values });
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <ExamFilters list={list} />
          <FilterSelect
            list={list}
            name="language_id"
            label={t('results.beyond.list.language')}
            all={t('results.beyond.list.pageLanguage')}
            options={[
              { value: '1', label: results('results.sheet.bengali') },
              { value: '2', label: results('results.sheet.english') },
            ]}
          />
        </>
      }
      rowKey={({ UserIDs }) => UserIDs.join('-')}
      empty={
        values.exam_id
          ? { title: t('results.beyond.list.none'), text: t('results.beyond.list.noneWhy') }
          : { title: t('results.beyond.list.choose'), text: t('results.beyond.list.tells') }
      }
    />
  );
}
