import { collectionCommands, collectionQueries, donationsList } from '@madrasah/events/donations';
import type { RowOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import type { List } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { donationTexts } from '../texts.ts';
import { DonationPaper } from './DonationPaper.tsx';
import { GiftDialog } from './GiftDialog.tsx';

type Row = RowOf<typeof donationsList>;
type Open =
  | { readonly does: 'add' }
  | { readonly does: 'paper'; readonly id: number }
  | { readonly does: 'reverse'; readonly row: Row };

const FILTERS = ['from', 'to', 'FundID', 'UserID'] as const;

/** `/donation/fee-collection`: gifts as they came; one is taken here, its receipt printed, and taken back. */
export default function CollectionsPage() {
  const t = useText(donationTexts);
  const [open, setOpen] = useState<Open>();
  const mayTake = useMay('donation', 'insert');
  const mayReverse = useMay('donation', 'delete');
  const listing = useListing(donationsList, { filters: FILTERS });
  const close = () => setOpen(undefined);
  const add = mayTake && (
    <Button type="button" primary onClick={() => setOpen({ does: 'add' })}>
      {t('donations.gift.add')}
    </Button>
  );
  return (
    <ListPage
      listing={listing}
      buttons={add}
      filters={<GiftFilters list={listing.list} />}
      rowKey={({ receiptId }) => receiptId}
      onOpen={({ receiptId }) => setOpen({ does: 'paper', id: receiptId })}
      actions={(row) =>
        mayReverse &&
        !row.reversed && (
          <RowButton
            icon="close"
            label={t('donations.gift.reverseOf', { number: row.shown })}
            hint={t('donations.gift.reverse')}
            onClick={() => setOpen({ does: 'reverse', row })}
          />
        )
      }
      empty={{ title: t('donations.gift.none'), text: t('donations.gift.noneText'), action: add }}
    >
      {open?.does === 'add' && (
        <GiftDialog onTaken={(id) => setOpen({ does: 'paper', id })} onClose={close} />
      )}
      {open?.does === 'paper' && <DonationPaper id={open.id} onClose={close} />}
      {open?.does === 'reverse' && (
        <ConfirmDialog
          command={collectionCommands.reverseDonation}
          params={{ id: open.row.receiptId }}
          title={t('donations.gift.reverseOf', { number: open.row.shown })}
          verb={t('donations.gift.reverse')}
          onClose={close}
        >
          <p>{t('donations.gift.reverseSays')}</p>
        </ConfirmDialog>
      )}
    </ListPage>
  );
}

interface FilterProps {
  readonly list: Pick<List<(typeof FILTERS)[number]>, 'values' | 'set'>;
}

function GiftFilters({ list }: FilterProps) {
  const word = useWord();
  const funds = useQuery(collectionQueries.donationForm, {}).data?.data.funds;
  return (
    <>
      <FilterDay list={list} name="from" label={word('from')} />
      <FilterDay list={list} name="to" label={word('to')} />
      <FilterSelect
        list={list}
        name="FundID"
        label={word('fund')}
        options={asChoices(funds, 'FundID', 'FundName')}
      />
    </>
  );
}
