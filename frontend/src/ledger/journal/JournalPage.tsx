import { journalList } from '@madrasah/events/ledger';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { InstantText } from '../../kit/figures/index.ts';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay } from '../../kit/list/Filters.tsx';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { useText, useWord } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';
import { type EntryAt, EntryDialog } from './EntryDialog.tsx';

const COLUMNS = [
  'on',
  'entry',
  'SessionName',
  'student',
  'against',
  'narration',
  'actor',
  'debit',
  'credit',
] as const;

/** জাবেদা: every entry of some days, by business day; this month where nobody says which. */
export default function JournalPage() {
  const t = useText(ledgerTexts);
  const word = useWord();
  const [open, setOpen] = useState<EntryAt>();
  const { day: today, since: noSooner } = useOpenDays();
  // What was written since an instant may be of any day.
  const daysOf = ({ from, to = today, since }: { from?: string; to?: string; since?: string }) => ({
    ...(since ? { since } : { from: from ?? noSooner(`${to.slice(0, 8)}01`, to) }),
    ...(since && from ? { from } : {}),
    to,
  });
  const listing = useListing(journalList, { filters: ['from', 'to', 'since'], clock: true, ask: daysOf });
  const days = daysOf(listing.list.values);
  const shown = { ...listing.list, values: days };
  return (
    <ListPage
      listing={listing}
      days={`${days.from ?? ''}–${days.to}`}
      filters={
        <>
          <FilterDay list={shown} name="from" label={word('from')} />
          <FilterDay list={shown} name="to" label={word('to')} />
          {listing.list.values.since && (
            <Button basic type="button" onClick={() => listing.list.set('since', undefined)}>
              {t('ledger.journal.since')} <InstantText at={listing.list.values.since} /> ×
            </Button>
          )}
        </>
      }
      columns={COLUMNS}
      rowKey={({ revision }) => revision}
      onOpen={setOpen}
      empty={{ title: t('ledger.journal.none'), text: t('ledger.journal.noneText') }}
    >
      {open !== undefined && (
        <EntryDialog entry={open} knownAt={undefined} account="" onClose={() => setOpen(undefined)} />
      )}
    </ListPage>
  );
}
