import { auditSearchList } from '@madrasah/events/statements';
import { useState } from 'react';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterDay, FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useOpenDays } from '../kit/session/open-days.ts';
import { useText, useWord } from '../kit/text.ts';
import { type EntryAt, EntryDialog } from '../ledger/index.ts';
import { statementTexts } from './texts.ts';

const FILTERS = ['from', 'to', 'actor', 'type', 'min', 'max', 'reason'] as const;
const COLUMNS = ['at', 'on', 'entry', 'actor', 'reason', 'amount'] as const;

/** Who wrote what, when, why and how much: searched, opened, saved. */
export default function AuditSearchPage() {
  const t = useText(statementTexts);
  const word = useWord();
  const [open, setOpen] = useState<EntryAt>();
  const { day } = useOpenDays();
  const listing = useListing(auditSearchList, { filters: FILTERS });
  const { list, query } = listing;
  const { actors = [], types = [] } = query.data ?? {};
  return (
    <ListPage
      listing={listing}
      days={list.values.to ?? day}
      filters={
        <>
          <FilterDay list={list} name="from" label={t('statements.search.from')} />
          <FilterDay list={list} name="to" label={t('statements.search.to')} />
          <FilterSelect
            list={list}
            name="actor"
            label={word('writer')}
            options={actors.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <FilterSelect
            list={list}
            name="type"
            label={word('entry')}
            options={types.map(({ type, name }) => ({ value: type, label: name }))}
          />
          <FilterSearch list={list} name="min" label={t('statements.search.min')} />
          <FilterSearch list={list} name="max" label={t('statements.search.max')} />
          <FilterSearch list={list} name="reason" label={t('statements.explain.reason')} />
        </>
      }
      columns={COLUMNS}
      rowKey={({ revision }) => revision}
      onOpen={setOpen}
      empty={{ title: t('statements.empty.title'), text: t('statements.search.none') }}
    >
      {open !== undefined && (
        <EntryDialog entry={open} knownAt={undefined} account="" onClose={() => setOpen(undefined)} />
      )}
    </ListPage>
  );
}
