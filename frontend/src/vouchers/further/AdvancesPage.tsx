import type { RowOf } from '@madrasah/events/kernel';
import { ADVANCE_STATES, entryPapers, staffAdvancesList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { PaperDialog } from '../PaperDialog.tsx';
import { vouchersTexts } from '../texts.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

type Row = RowOf<typeof staffAdvancesList>;
type Open = { readonly as: 'give' } | { readonly as: 'settle' | 'paper'; readonly row: Row };

/** কর্মীদের অগ্রিম: what colleagues have in hand; one is given, and settled by bills and change. */
export default function AdvancesPage() {
  const t = useText(vouchersTexts);
  const word = useWord();
  const mayGive = useMay('voucher', 'insert');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const listing = useListing(staffAdvancesList, { filters: ['state', 'from', 'to', 'asOf'], clock: true });
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <FilterSelect
            list={listing.list}
            name="state"
            label={t('vouchers.advance.state')}
            options={Object.entries(ADVANCE_STATES).map(([value, state]) => ({
              ...{ value, label: word(state.word) },
            }))}
          />
          <FilterDay list={listing.list} name="from" label={word('from')} />
          <FilterDay list={listing.list} name="to" label={word('to')} />
          <FilterDay list={listing.list} name="asOf" label={word('asOf')} />
        </>
      }
      buttons={
        mayGive && (
          <Button primary type="button" onClick={() => setOpen({ as: 'give' })}>
            {t('vouchers.advance.new')}
          </Button>
        )
      }
      rowKey={({ advanceId }) => advanceId}
      onOpen={(row) => setOpen({ as: 'paper', row })}
      actions={(row) =>
        mayGive &&
        row.left > 0 && (
          <Button
            basic
            type="button"
            aria-label={t('vouchers.advance.settleOf', { name: row.UserName })}
            onClick={() => setOpen({ as: 'settle', row })}
          >
            {t('vouchers.advance.settle')}
          </Button>
        )
      }
      empty={{ title: t('vouchers.advance.none'), text: t('vouchers.advance.noneText') }}
    >
      {open?.as === 'give' && <GiveDialog onClose={close} />}
      {open?.as === 'settle' && <SettleDialog advance={open.row} onClose={close} />}
      {open?.as === 'paper' && (
        <PaperDialog
          title={t('vouchers.advance.paper', { number: open.row.shown })}
          question={entryPapers.StaffAdvancePaper}
          asked={{ id: open.row.advanceId }}
          pdf={`/api/accounts/staff_advances/${open.row.advanceId}.pdf`}
          file={`advance-${open.row.advanceId}.pdf`}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
