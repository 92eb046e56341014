import type { RowOf } from '@madrasah/events/kernel';
import { zakatEligibleList } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { EligibleDialog } from './EligibleDialog.tsx';
import { tamlikTexts } from './texts.ts';

type Row = RowOf<typeof zakatEligibleList>;

/** যাকাতের মুস্তাহিক: who is entitled, who has verified it, and what each still owes. */
export default function EligiblePage() {
  const t = useText(tamlikTexts);
  const maySet = useMay('tamlik', 'insert');
  const [open, setOpen] = useState<Row | 'new'>();
  const listing = useListing(zakatEligibleList, { filters: ['status'] });
  return (
    <ListPage
      listing={listing}
      filters={
        <FilterSelect
          list={listing.list}
          name="status"
          label={t('tamlik.eligible.status')}
          all={t('tamlik.eligible.all')}
          options={[{ value: 'waiting', label: t('tamlik.eligible.waiting') }]}
        />
      }
      buttons={
        maySet && (
          <Button primary type="button" onClick={() => setOpen('new')}>
            {t('tamlik.eligible.set')}
          </Button>
        )
      }
      rowKey={({ UserID }) => UserID}
      actions={(row) =>
        maySet && (
          <RowButton
            icon="edit"
            label={t('tamlik.eligible.changeOf', { name: row.StudentName })}
            hint={t('tamlik.eligible.change')}
            onClick={() => setOpen(row)}
          />
        )
      }
      empty={{ title: t('tamlik.eligible.none'), text: t('tamlik.eligible.noneText') }}
    >
      {open && (
        <EligibleDialog {...(open === 'new' ? {} : { of: open })} onClose={() => setOpen(undefined)} />
      )}
    </ListPage>
  );
}
