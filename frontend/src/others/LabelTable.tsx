import { useMemo } from 'react';
import { Segment } from 'semantic-ui-react';
import { useContexts } from '../kit/routing/makers.ts';
import type { Name } from '../kit/routing/screens.ts';
import { type Column, DataTable, FilterSearch, Filters, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { labelsFor } from './labels.ts';
import { othersTexts } from './texts.ts';

/** What is here from the start: nothing is asked for. */
const known = (rows: readonly Name[]) => ({
  status: 'succeeded' as const,
  data: { data: rows },
  error: undefined,
  position: undefined,
  old: false,
  behind: false,
  refetch: () => undefined,
});

/** What each label of the product is called in the other language. */
export function LabelTable() {
  const t = useText(othersTexts);
  const list = useList({ filters: ['q'], limit: 20 });
  const contexts = useContexts();
  const typed = list.values.q ?? '';
  const query = useMemo(() => known(labelsFor(typed, contexts)), [typed, contexts]);
  const columns: Column<Name>[] = [
    { key: 'bn', title: t('others.labels.bengali'), lang: 'bn', strong: true, phone: 'title' },
    { key: 'en', title: t('others.labels.english'), lang: 'en' },
  ];
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('others.labels.title')}</h2>
      </div>
      <Filters>
        <FilterSearch list={list} name="q" placeholder={t('others.labels.hint')} />
      </Filters>
      <DataTable
        title={t('others.labels.title')}
        columns={columns}
        query={query}
        list={list}
        rowKey={({ bn, en }) => `${bn}|${en}`}
        empty={{ title: t('others.labels.none') }}
      />
    </Segment>
  );
}
