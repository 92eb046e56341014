import { Segment } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';
import { NamesForm } from './NamesForm.tsx';
import { studentNames } from './rows.ts';

const FILTERS = ['search', ...CLASS_FILTERS, 'missing'] as const;

/** `/students/english-arobi-name`: one student's names, or those of a whole class, in English and Arabic letters. */
export default function NamesPage() {
  const t = useText(peopleTexts);
  const list = useList({ filters: FILTERS });
  const asked = { ...list.values, page: list.page, limit: list.limit };
  const names = useQuery(studentNames, asked);
  return (
    <Page>
      <Filters>
        <FilterSearch list={list} name="search" placeholder={t('people.names.searchHint')} />
        <ClassFilters list={list} />
        <FilterSelect
          list={list}
          name="missing"
          label={t('people.names.missing')}
          all={t('people.names.any')}
          options={[
            { value: 'english', label: t('people.names.noEnglish') },
            { value: 'arabic', label: t('people.names.noArabic') },
          ]}
        />
      </Filters>
      <Segment>
        <Loaded of={names} lines={8}>
          {({ data, total }) => (
            <>
              {data.length === 0 && (
                <NoneYet
                  needs={['students']}
                  title={t('people.names.nobody')}
                  text={t('people.names.nobodyWhy')}
                />
              )}
              {data.length > 0 && <NamesForm key={data.map(({ UserID }) => UserID).join('-')} rows={data} />}
              <Pager list={list} total={total} />
            </>
          )}
        </Loaded>
      </Segment>
    </Page>
  );
}
