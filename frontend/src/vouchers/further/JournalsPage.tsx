import type { RowOf } from '@madrasah/events/kernel';
import { entryPapers, postedJournalsList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { fundList } from '../../kit/wire/chart-lists.ts';
import { PaperDialog } from '../PaperDialog.tsx';
import { vouchersTexts } from '../texts.ts';
import { NewJournal } from './pages.tsx';
import { ReverseJournal } from './ReverseJournal.tsx';

/** জাবেদা ভাউচার that were posted; what waits stands among the requests. */
export default function JournalsPage() {
  const t = useText(vouchersTexts);
  const word = useWord();
  const funds = useQuery(fundList, {}).data?.data;
  const may = useMay('journal_voucher', 'delete');
  const [open, setOpen] = useState<RowOf<typeof postedJournalsList>>();
  const [taking, setTaking] = useState<RowOf<typeof postedJournalsList>>();
  const listing = useListing(postedJournalsList, { filters: ['from', 'to', 'fundId'], clock: true });
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <FilterDay list={listing.list} name="from" label={word('from')} />
          <FilterDay list={listing.list} name="to" label={word('to')} />
          <FilterSelect
            list={listing.list}
            name="fundId"
            label={word('fund')}
            options={asChoices(funds, 'FundID', 'FundName')}
          />
        </>
      }
      buttons={
        <>
          <Link className="ui button" to="/accounting/journal-vouchers/requests">
            {t('vouchers.journal.requests')}
          </Link>
          <NewJournal />
        </>
      }
      rowKey={({ journalVoucherId }) => journalVoucherId}
      onOpen={setOpen}
      actions={(row) =>
        may &&
        !row.reversed && (
          <RowButton
            icon="close"
            label={t('vouchers.journal.reverseOf', { number: row.shown })}
            hint={t('vouchers.journal.reverse')}
            onClick={() => setTaking(row)}
          />
        )
      }
      empty={{ title: t('vouchers.journal.none'), text: t('vouchers.journal.noneText') }}
    >
      {open && (
        <PaperDialog
          title={t('vouchers.journal.paper', { number: open.shown })}
          question={entryPapers.JournalVoucherPaper}
          asked={{ id: open.journalVoucherId }}
          pdf={`/api/accounts/posted_journal_vouchers/${open.journalVoucherId}.pdf`}
          file={`journal-voucher-${open.voucherNo}.pdf`}
          onClose={() => setOpen(undefined)}
        />
      )}
      {taking && <ReverseJournal {...taking} onClose={() => setTaking(undefined)} />}
    </ListPage>
  );
}
