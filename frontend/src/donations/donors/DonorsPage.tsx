import { DONOR_KINDS, donorsList } from '@madrasah/events/donations';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useStands } from '../../kit/list/entries/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import type { List } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { donationTexts } from '../texts.ts';
import { DonorDialog, type DonorRow } from './DonorDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';

type Open = { readonly does: 'add' } | { readonly does: 'change' | 'join'; readonly row: DonorRow };

const keyOf = ({ UserID }: DonorRow) => UserID;

/** `/donation/donors`: who gives; entered by a name, changed, and two entries of one made one. */
export default function DonorsPage() {
  const t = useText(donationTexts);
  const [open, setOpen] = useState<Open>();
  const mayAdd = useMay('donation', 'insert');
  const listing = useListing(donorsList, { filters: ['search', 'kind'], limit: 20 });
  const stands = useStands<DonorRow>(listing.query.data?.data ?? [], keyOf);
  const close = () => setOpen(undefined);
  const add = mayAdd && (
    <Button type="button" primary onClick={() => setOpen({ does: 'add' })}>
      {t('donations.donor.add')}
    </Button>
  );
  return (
    <ListPage
      listing={listing}
      buttons={add}
      filters={<DonorFilters list={listing.list} />}
      rowKey={keyOf}
      actions={(row) => <DonorDeeds row={row} open={(does) => setOpen({ does, row })} />}
      empty={{ title: t('donations.donor.none'), text: t('donations.donor.noneText'), action: add }}
    >
      {open?.does === 'add' && <DonorDialog onClose={close} />}
      {open?.does === 'change' && <DonorDialog of={stands(open.row)} onClose={close} />}
      {open?.does === 'join' && <JoinDialog of={open.row} onClose={close} />}
    </ListPage>
  );
}

function DonorFilters({ list }: { readonly list: Pick<List<'search' | 'kind'>, 'values' | 'set'> }) {
  const t = useText(donationTexts);
  const word = useWord();
  const language = useLanguage();
  return (
    <>
      <FilterSelect
        list={list}
        name="kind"
        label={word('kind')}
        options={DONOR_KINDS.map((one) => ({ value: String(one.id), label: one[language] }))}
      />
      <FilterSearch list={list} name="search" placeholder={t('donations.donor.searchHint')} />
    </>
  );
}

function DonorDeeds({ row, open }: { readonly row: DonorRow; open(does: 'change' | 'join'): void }) {
  const t = useText(donationTexts);
  const name = row.UserName;
  return (
    <>
      {useMay('donation', 'edit') && (
        <RowButton
          icon="edit"
          label={t('donations.donor.changeOf', { name })}
          hint={t('donations.donor.change')}
          onClick={() => open('change')}
        />
      )}
      {useMay('donation', 'delete') && (
        <RowButton
          icon="people"
          label={t('donations.donor.joinOf', { name })}
          hint={t('donations.donor.join')}
          onClick={() => open('join')}
        />
      )}
    </>
  );
}
